// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace colonnade {

/// The way from all keys to a place; every step of it is a button. Where there is no room the steps after the first
/// fold into a menu.
class Breadcrumb : public QWidget
{
    Q_OBJECT

public:
    explicit Breadcrumb(QWidget* parent = nullptr);

    void setView(const View& view);

Q_SIGNALS:
    void placeRequested(const colonnade::Place& place);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Step
    {
        QString text;
        Place place;
    };
    void layOut();
    QWidget* makeButton(const Step& step, bool isLast);
    QWidget* makeFold(std::size_t first, std::size_t last);
    QWidget* makeArrow();

    std::vector<Step> m_steps;
    QHBoxLayout* m_layout;
};

} // namespace colonnade
