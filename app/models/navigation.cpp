// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/navigation.h"

#include <utility>

namespace colonnade {

bool Navigation::setKeyspace(std::shared_ptr<const Keyspace> keyspace)
{
    if (keyspace == m_keyspace)
        return false;
    m_keyspace = std::move(keyspace);
    m_place = m_keyspace ? m_name.in(*m_keyspace) : Place(Keyspace::root);
    if (m_keyspace)
        m_name = PlaceName(m_place, *m_keyspace);
    if (m_keyspace && m_history.isEmpty())
        m_history.visit(m_name);
    return true;
}

void Navigation::goTo(const Place& place)
{
    if (!m_keyspace)
        return;
    m_place = place;
    m_name = PlaceName(place, *m_keyspace);
    m_history.visit(m_name);
}

bool Navigation::goBack()
{
    return m_keyspace && go(m_history.back());
}

bool Navigation::goForward()
{
    return m_keyspace && go(m_history.forward());
}

bool Navigation::go(const std::optional<PlaceName>& name)
{
    if (!name)
        return false;
    m_place = name->in(*m_keyspace);
    m_name = PlaceName(m_place, *m_keyspace);
    return true;
}

std::optional<KeyRange> Navigation::range() const
{
    if (!m_keyspace)
        return std::nullopt;
    if (const auto* node = std::get_if<NodeId>(&m_place))
        return m_keyspace->keys(*node);
    if (const auto* key = std::get_if<KeyId>(&m_place))
        return KeyRange{static_cast<std::uint32_t>(*key), static_cast<std::uint32_t>(*key) + 1};
    return std::nullopt;
}

bool Navigation::isAtRoot() const
{
    const auto* node = std::get_if<NodeId>(&m_place);
    return node && *node == Keyspace::root;
}

} // namespace colonnade
