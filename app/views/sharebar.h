// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QWidget>

namespace colonnade {

/// One quiet bar of a share, 0 to 1.
class ShareBar : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setShare(double share, const QColor& color);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_share = 0;
    QColor m_color;
};

} // namespace colonnade
