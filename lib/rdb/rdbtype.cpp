// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/rdbtype.h"

#include <array>
#include <cassert>
#include <utility>

namespace colonnade {

namespace {

using enum RdbLayout;

// In the order of RdbType.
constexpr std::array types{
    RdbTypeInfo{RdbType::String, ValueType::String, Encoding::Raw, RdbLayout::String},
    RdbTypeInfo{RdbType::List, ValueType::List, Encoding::Linkedlist, Records},
    RdbTypeInfo{RdbType::Set, ValueType::Set, Encoding::Hashtable, Records},
    RdbTypeInfo{RdbType::ZSetText, ValueType::ZSet, Encoding::Skiplist, Records},
    RdbTypeInfo{RdbType::Hash, ValueType::Hash, Encoding::Hashtable, Records},
    RdbTypeInfo{RdbType::ZSetBinary, ValueType::ZSet, Encoding::Skiplist, Records},
    RdbTypeInfo{RdbType::ModuleOld, ValueType::Module, Encoding::Module, RdbLayout::Module},
    RdbTypeInfo{RdbType::Module, ValueType::Module, Encoding::Module, RdbLayout::Module},
    RdbTypeInfo{RdbType::HashZipmap, ValueType::Hash, Encoding::Zipmap, Packed, Packing::Zipmap, 2},
    RdbTypeInfo{RdbType::ListZiplist, ValueType::List, Encoding::Ziplist, Packed, Packing::Ziplist},
    RdbTypeInfo{RdbType::SetIntset, ValueType::Set, Encoding::Intset, Packed, Packing::Intset},
    RdbTypeInfo{RdbType::ZSetZiplist, ValueType::ZSet, Encoding::Ziplist, Packed, Packing::Ziplist, 2},
    RdbTypeInfo{RdbType::HashZiplist, ValueType::Hash, Encoding::Ziplist, Packed, Packing::Ziplist, 2},
    RdbTypeInfo{RdbType::ListQuicklist, ValueType::List, Encoding::Quicklist, Nodes, Packing::Ziplist},
    RdbTypeInfo{RdbType::Stream1, ValueType::Stream, Encoding::Stream, RdbLayout::Stream, Packing::Listpack},
    RdbTypeInfo{RdbType::HashListpack, ValueType::Hash, Encoding::Listpack, Packed, Packing::Listpack, 2},
    RdbTypeInfo{RdbType::ZSetListpack, ValueType::ZSet, Encoding::Listpack, Packed, Packing::Listpack, 2},
    RdbTypeInfo{RdbType::ListQuicklist2, ValueType::List, Encoding::Quicklist, Nodes, Packing::Listpack},
    RdbTypeInfo{RdbType::Stream2, ValueType::Stream, Encoding::Stream, RdbLayout::Stream, Packing::Listpack},
    RdbTypeInfo{RdbType::SetListpack, ValueType::Set, Encoding::Listpack, Packed, Packing::Listpack},
    RdbTypeInfo{RdbType::Stream3, ValueType::Stream, Encoding::Stream, RdbLayout::Stream, Packing::Listpack},
    RdbTypeInfo{RdbType::HashTtlPreview, ValueType::Hash, Encoding::Hashtable, Records, Packing::None, 1,
                FieldExpiry::Absolute},
    RdbTypeInfo{RdbType::HashListpackTtlPreview, ValueType::Hash, Encoding::ListpackEx, Packed, Packing::Listpack, 3,
                FieldExpiry::Third},
    RdbTypeInfo{RdbType::HashTtl, ValueType::Hash, Encoding::Hashtable, Records, Packing::None, 1,
                FieldExpiry::FromEarliest},
    RdbTypeInfo{RdbType::HashListpackTtl, ValueType::Hash, Encoding::ListpackEx, Packed, Packing::Listpack, 3,
                FieldExpiry::Third},
    RdbTypeInfo{RdbType::HashValkey, ValueType::Hash, Encoding::Hashtable, Records, Packing::None, 1,
                FieldExpiry::Behind},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (std::to_underlying(types[i].type) != i)
            return false;
    }
    return true;
}
static_assert(inOrder());

} // namespace

const RdbTypeInfo& infoOf(RdbType type)
{
    return types[std::to_underlying(type)];
}

std::optional<RdbType> rdbTypeFrom(RdbFamily family, std::uint8_t number)
{
    using enum RdbType;
    const bool isRedis = family == RdbFamily::Redis;
    switch (number) {
    case 0:
        return RdbType::String;
    case 1:
        return List;
    case 2:
        return Set;
    case 3:
        return ZSetText;
    case 4:
        return Hash;
    case 5:
        return ZSetBinary;
    case 6:
        return ModuleOld;
    case 7:
        return RdbType::Module;
    case 9:
        return HashZipmap;
    case 10:
        return ListZiplist;
    case 11:
        return SetIntset;
    case 12:
        return ZSetZiplist;
    case 13:
        return HashZiplist;
    case 14:
        return ListQuicklist;
    case 15:
        return Stream1;
    case 16:
        return HashListpack;
    case 17:
        return ZSetListpack;
    case 18:
        return ListQuicklist2;
    case 19:
        return Stream2;
    case 20:
        return SetListpack;
    case 21:
        return Stream3;
    case 22:
        return isRedis ? HashTtlPreview : HashValkey;
    case 23:
        return isRedis ? std::optional(HashListpackTtlPreview) : std::nullopt;
    case 24:
        return isRedis ? std::optional(HashTtl) : std::nullopt;
    case 25:
        return isRedis ? std::optional(HashListpackTtl) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace colonnade
