// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "util/valuetype.h"

#include <algorithm>
#include <utility>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::array typeNames{"unknown"sv, "string"sv, "hash"sv, "list"sv, "set"sv, "zset"sv, "stream"sv, "module"sv};
constexpr std::array encodingNames{"unknown"sv,    "int"sv,       "embstr"sv,   "raw"sv,       "listpack"sv,
                                   "listpackex"sv, "ziplist"sv,   "zipmap"sv,   "quicklist"sv, "linkedlist"sv,
                                   "intset"sv,     "hashtable"sv, "skiplist"sv, "stream"sv,    "module"sv};

} // namespace

std::string_view nameOf(ValueType type)
{
    return typeNames[std::to_underlying(type)];
}

std::string_view nameOf(Encoding encoding)
{
    return encodingNames[std::to_underlying(encoding)];
}

ValueType valueTypeFrom(std::string_view name)
{
    if (name.empty() || name == "none" || name == "unknown")
        return ValueType::Unknown;
    const auto* const found = std::ranges::find(typeNames, name);
    return found == typeNames.end() ? ValueType::Module : ValueType(found - typeNames.begin());
}

Encoding encodingFrom(std::string_view name)
{
    const auto* const found = std::ranges::find(encodingNames, name);
    return found == encodingNames.end() ? Encoding::Unknown : Encoding(found - encodingNames.begin());
}

} // namespace colonnade
