// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace colonnade {

/// A value's type as the TYPE command names it. Module covers every type that a module brings.
enum class ValueType : std::uint8_t { Unknown, String, Hash, List, Set, ZSet, Stream, Module };

inline constexpr std::array allValueTypes{ValueType::Unknown, ValueType::String, ValueType::Hash,   ValueType::List,
                                          ValueType::Set,     ValueType::ZSet,   ValueType::Stream, ValueType::Module};

/// How a server stores a value, as OBJECT ENCODING names it (Zipmap and Linkedlist: servers up to 3.0 and old dumps).
enum class Encoding : std::uint8_t {
    Unknown,
    Int,
    Embstr,
    Raw,
    Listpack,
    ListpackEx,
    Ziplist,
    Zipmap,
    Quicklist,
    Linkedlist,
    Intset,
    Hashtable,
    Skiplist,
    Stream,
    Module,
};

/// The server's words ("zset", "listpackex"); "none" and "unknown" for the absences. Module types are "module".
[[nodiscard]] std::string_view nameOf(ValueType type);
[[nodiscard]] std::string_view nameOf(Encoding encoding);

/// From the server's words; what is not a core type becomes Module, what is not a known encoding Unknown.
[[nodiscard]] ValueType valueTypeFrom(std::string_view name);
[[nodiscard]] Encoding encodingFrom(std::string_view name);

} // namespace colonnade
