// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/placehistory.h"

namespace colonnade {

void PlaceHistory::visit(PlaceName place)
{
    if (!m_places.empty()) {
        if (m_places[m_current] == place)
            return;
        m_places.resize(m_current + 1);
        if (m_places.size() == longest)
            m_places.erase(m_places.begin());
    }
    m_places.push_back(std::move(place));
    m_current = m_places.size() - 1;
}

std::optional<PlaceName> PlaceHistory::back()
{
    if (!canGoBack())
        return std::nullopt;
    return m_places[--m_current];
}

std::optional<PlaceName> PlaceHistory::forward()
{
    if (!canGoForward())
        return std::nullopt;
    return m_places[++m_current];
}

} // namespace colonnade
