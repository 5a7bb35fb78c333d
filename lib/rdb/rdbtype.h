// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/valuetype.h"

#include <cstdint>
#include <optional>

namespace colonnade {

/// Two families of files with colliding numbers, told apart by the magic word.
enum class RdbFamily : std::uint8_t { Redis, Valkey };

struct RdbHeader
{
    RdbFamily family = RdbFamily::Redis;
    unsigned version = 0;

    bool operator==(const RdbHeader&) const = default;
};

/// The value types of dump files, under one name each whatever their number in the file.
enum class RdbType : std::uint8_t {
    String,
    List,
    Set,
    ZSetText, ///< scores as text
    Hash,
    ZSetBinary, ///< scores as doubles
    ModuleOld,  ///< Redis 4 before its release: cannot be skipped
    Module,
    HashZipmap,
    ListZiplist,
    SetIntset,
    ZSetZiplist,
    HashZiplist,
    ListQuicklist, ///< ziplist nodes
    Stream1,
    HashListpack,
    ZSetListpack,
    ListQuicklist2, ///< listpack nodes and plain nodes
    Stream2,
    SetListpack,
    Stream3,
    HashTtlPreview, ///< Redis 7.4 before its release
    HashListpackTtlPreview,
    HashTtl,
    HashListpackTtl,
    HashValkey, ///< HASH_2: every field with its own expiry
    PathHash,   ///< Valkey 9.2: fields below paths; layout after its sources, seen in no file yet
    Stream4,
    Stream5,
    Array,                ///< Redis 8.8
    HashTemplateListpack, ///< Redis 8.10, as DUMP writes it: with its field names
    HashTemplateListpackRef,
    HashTemplateArray,
    HashTemplateArrayRef,
    Gcra, ///< a rate limiter; in no released server
};

/// How the bytes of a value are laid out.
enum class RdbLayout : std::uint8_t { String, Records, Packed, Nodes, Stream, Module, Array, Paths, Length };

/// What a packed value or node is made of.
enum class Packing : std::uint8_t { None, Zipmap, Ziplist, Listpack, Intset };

/// Where the fields of a hash keep their expiry.
enum class FieldExpiry : std::uint8_t {
    None,
    Absolute,     ///< a length before the field, 0: none
    FromEarliest, ///< the same, counted from the earliest expiry, which stands first, plus 1
    Behind,       ///< eight bytes behind the value, -1: none
    Third,        ///< the third of three packed entries, 0: none
};

/// Where the names of a hash's fields are.
enum class FieldNames : std::uint8_t {
    InValue,
    BeforeValues, ///< all of them, then all values
    InTemplate,   ///< of the file, which the value refers to (hashtemplates.h)
};

struct RdbTypeInfo
{
    RdbType type;
    ValueType valueType;
    Encoding encoding; ///< as the server would name it; strings and lists depend on the value (sizing/encodingof.h)
    RdbLayout layout;
    Packing packing = Packing::None;
    std::uint8_t entriesPerElement = 1;
    FieldExpiry fieldExpiry = FieldExpiry::None;
    FieldNames fieldNames = FieldNames::InValue;
    std::uint8_t streamVersion = 0; ///< 1 to 5: each has something more than the one before
};

[[nodiscard]] const RdbTypeInfo& infoOf(RdbType type);

/// Nullopt: no value type that this reader knows.
[[nodiscard]] std::optional<RdbType> rdbTypeFrom(RdbFamily family, std::uint8_t number);

} // namespace colonnade
