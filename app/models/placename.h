// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <string>
#include <variant>
#include <vector>

namespace colonnade {

/// A place by its name instead of its number, so that it is found again in another keyspace: after a rescan, in the
/// next snapshot. What back, forward and the restored selection are made of.
class PlaceName
{
public:
    PlaceName() = default; ///< all keys
    PlaceName(const Place& place, const Keyspace& keyspace);

    /// The same place, or the nearest folder above it that still exists.
    [[nodiscard]] Place in(const Keyspace& keyspace) const;

    bool operator==(const PlaceName&) const = default;

private:
    struct Folder
    {
        std::string path;
        bool operator==(const Folder&) const = default;
    };
    struct Pattern
    {
        std::string text;
        bool operator==(const Pattern&) const = default;
    };
    struct Key
    {
        std::string name;
        std::uint32_t db = 0;
        bool operator==(const Key&) const = default;
    };
    /// Long lists are not carried over: they cost more than making them again.
    struct List
    {
        QString title;
        std::vector<Key> keys;
        bool operator==(const List&) const = default;
    };
    static constexpr std::size_t longestList = 10'000;

    [[nodiscard]] static NodeId nearestFolder(const Keyspace& keyspace, std::string_view path);

    std::variant<Folder, Pattern, Key, List> m_name;
};

/// A place of one view in another: numbers of keys and folders differ from snapshot to snapshot.
[[nodiscard]] Place samePlace(const Place& place, const View& from, const View& to);

} // namespace colonnade
