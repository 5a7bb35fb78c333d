// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/page.h"

class QComboBox;

namespace colonnade {

class DistributionView;

/// How big the keys of the place are: one metric at a time, by type.
class SizesPage : public Page
{
    Q_OBJECT

public:
    explicit SizesPage(QWidget* parent = nullptr);

    void setView(const View& view) override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] QComboBox* metricChooser() const { return m_metric; }
    [[nodiscard]] DistributionView* distribution() const { return m_distribution; }

private:
    void showMetric();

    View m_view;
    QComboBox* m_metric;
    DistributionView* m_distribution;
};

} // namespace colonnade
