// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "views/page.h"

class QLabel;

namespace colonnade {

class DistributionView;
class LinkButton;

/// When the keys of the place expire, and how many never do.
class ExpiryPage : public Page
{
    Q_OBJECT

public:
    explicit ExpiryPage(QWidget* parent = nullptr);

    void setView(const View& view) override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] LinkButton* permanentLink() const { return m_permanent; }
    [[nodiscard]] DistributionView* distribution() const { return m_distribution; }

private:
    struct Counted;
    static Counted count(const View& view);
    void setCounted(const Counted& counted);
    void listPermanent();

    View m_latest; ///< given last
    QLabel* m_expiring;
    LinkButton* m_permanent;
    DistributionView* m_distribution;
    JobRunner m_counting;
    JobRunner m_listing;
};

} // namespace colonnade
