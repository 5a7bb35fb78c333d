// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace colonnade {

/// A line of text that leads somewhere: looks like a link, takes focus and keys like a button. Long text is elided in
/// the middle and shown whole on hover.
class LinkButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkButton(QWidget* parent = nullptr);
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Enter activates too

private:
    [[nodiscard]] int iconWidth() const; ///< with the gap behind it; 0 without an icon
};

} // namespace colonnade
