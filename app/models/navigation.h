// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/placehistory.h"

namespace colonnade {

/// Where a person is in a keyspace, and where they have been. A value. When another keyspace comes (the next
/// snapshot, a rescan) the place is found again by its name.
class Navigation
{
public:
    void clear() { *this = {}; }
    /// True when it is another one than before.
    bool setKeyspace(std::shared_ptr<const Keyspace> keyspace);
    [[nodiscard]] const std::shared_ptr<const Keyspace>& keyspace() const { return m_keyspace; }

    [[nodiscard]] const Place& place() const { return m_place; }
    void goTo(const Place& place); ///< only with a keyspace
    bool goBack();
    bool goForward();
    [[nodiscard]] bool canGoBack() const { return m_keyspace && m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_keyspace && m_history.canGoForward(); }

    /// The keys of the place as one range: a folder, a key. nullopt: a pattern or a list, or no keyspace.
    [[nodiscard]] std::optional<KeyRange> range() const;
    [[nodiscard]] bool isAtRoot() const;

private:
    bool go(const std::optional<PlaceName>& name);

    std::shared_ptr<const Keyspace> m_keyspace;
    Place m_place = Keyspace::root;
    PlaceName m_name; // of m_place
    PlaceHistory m_history;
};

} // namespace colonnade
