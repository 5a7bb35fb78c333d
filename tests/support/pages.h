// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/page.h"

#include <QTest>

namespace colonnade {

/// Notes what a page asks the window for.
class PageRequests
{
public:
    explicit PageRequests(Page& page)
    {
        QObject::connect(&page, &Page::placeRequested, &page, [this](const Place& place) { places.push_back(place); });
        QObject::connect(&page, &Page::keyOpened, &page, [this](KeyId key) { keys.push_back(key); });
        QObject::connect(&page, &Page::ruleRequested, &page, [this](RuleId rule) { rules.push_back(rule); });
    }

    std::vector<Place> places;
    std::vector<KeyId> keys;
    std::vector<RuleId> rules;
};

/// Shows the page as in a window, so that clicks and keys reach it. False when it never settles.
[[nodiscard]] inline bool showSettled(Page& page, const View& view)
{
    page.resize(800, 700);
    page.show();
    page.setView(view);
    return QTest::qWaitForWindowExposed(&page) && QTest::qWaitFor([&page] { return !page.isBusy(); });
}

} // namespace colonnade
