// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/placename.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace colonnade {

/// Where a person has been: back and forward, as in a browser. A value.
class PlaceHistory
{
public:
    /// Going somewhere new forgets what was forward. The same place twice is one visit.
    void visit(PlaceName place);
    [[nodiscard]] bool isEmpty() const { return m_places.empty(); }
    [[nodiscard]] bool canGoBack() const { return m_current > 0; }
    [[nodiscard]] bool canGoForward() const { return m_current + 1 < m_places.size(); }
    std::optional<PlaceName> back();
    std::optional<PlaceName> forward();

private:
    static constexpr std::size_t longest = 100;

    std::vector<PlaceName> m_places;
    std::size_t m_current = 0;
};

} // namespace colonnade
