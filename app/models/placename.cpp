// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/placename.h"

#include <algorithm>

namespace colonnade {

namespace {

template<typename... Ts>
struct Overloaded : Ts...
{
    using Ts::operator()...;
};

} // namespace

PlaceName::PlaceName(const Place& place, const Keyspace& keyspace)
{
    const auto keyName = [&keyspace](KeyId key) { return Key{std::string(keyspace.name(key)), keyspace.db(key)}; };
    std::visit(Overloaded{
                   [&](NodeId node) { m_name = Folder{std::string(keyspace.path(node))}; },
                   [&](PatternId pattern) { m_name = Pattern{std::string(keyspace.pattern(pattern))}; },
                   [&](KeyId key) { m_name = keyName(key); },
                   [&](const KeyList& list) {
                       if (list.keys.size() > longestList)
                           return;
                       List names{list.title, {}};
                       for (std::size_t i = 0; i < list.keys.size(); ++i)
                           names.keys.push_back(keyName(list.keys[i]));
                       m_name = std::move(names);
                   },
               },
               place);
}

Place PlaceName::in(const Keyspace& keyspace) const
{
    return std::visit(Overloaded{
                          [&](const Folder& folder) -> Place { return nearestFolder(keyspace, folder.path); },
                          [&](const Pattern& pattern) -> Place {
                              for (std::uint32_t i = 0; i < keyspace.patternCount(); ++i) {
                                  if (keyspace.pattern(PatternId(i)) == pattern.text)
                                      return PatternId(i);
                              }
                              return Keyspace::root;
                          },
                          [&](const Key& key) -> Place {
                              if (const std::optional<KeyId> found = keyspace.find(key.name, key.db))
                                  return *found;
                              const std::size_t end =
                                  keyspace.separator().empty() ? 0 : key.name.rfind(keyspace.separator());
                              return nearestFolder(
                                  keyspace, std::string_view(key.name).substr(0, end == std::string::npos ? 0 : end));
                          },
                          [&](const List& list) -> Place {
                              std::vector<KeyId> keys;
                              for (const Key& key : list.keys) {
                                  if (const std::optional<KeyId> found = keyspace.find(key.name, key.db))
                                      keys.push_back(*found);
                              }
                              std::ranges::sort(keys);
                              return KeyList{list.title, KeySelection(std::move(keys))};
                          },
                      },
                      m_name);
}

Place samePlace(const Place& place, const View& from, const View& to)
{
    const std::shared_ptr<const Keyspace>& keyspace = to.analysis->keyspace;
    return keyspace == from.analysis->keyspace ? place : PlaceName(place, *from.analysis->keyspace).in(*keyspace);
}

NodeId PlaceName::nearestFolder(const Keyspace& keyspace, std::string_view path)
{
    while (!path.empty()) {
        if (const std::optional<NodeId> node = keyspace.findNode(path))
            return *node;
        const std::size_t end =
            keyspace.separator().empty() ? std::string_view::npos : path.rfind(keyspace.separator());
        path = path.substr(0, end == std::string_view::npos ? 0 : end);
    }
    return Keyspace::root;
}

} // namespace colonnade
