// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/rdbtype.h"

#include <array>
#include <cassert>
#include <utility>

namespace colonnade {

namespace {

using enum RdbLayout;

constexpr RdbTypeInfo streamType(RdbType type, std::uint8_t version)
{
    return {type,
            ValueType::Stream,
            Encoding::Stream,
            RdbLayout::Stream,
            Packing::Listpack,
            1,
            FieldExpiry::None,
            FieldNames::InValue,
            version};
}

constexpr RdbTypeInfo templateType(RdbType type, RdbLayout layout, FieldNames names)
{
    const Packing packing = layout == Packed ? Packing::Listpack : Packing::None;
    return {type, ValueType::Hash, Encoding::Unknown, layout, packing, 1, FieldExpiry::None, names, 0};
}

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
    streamType(RdbType::Stream1, 1),
    RdbTypeInfo{RdbType::HashListpack, ValueType::Hash, Encoding::Listpack, Packed, Packing::Listpack, 2},
    RdbTypeInfo{RdbType::ZSetListpack, ValueType::ZSet, Encoding::Listpack, Packed, Packing::Listpack, 2},
    RdbTypeInfo{RdbType::ListQuicklist2, ValueType::List, Encoding::Quicklist, Nodes, Packing::Listpack},
    streamType(RdbType::Stream2, 2),
    RdbTypeInfo{RdbType::SetListpack, ValueType::Set, Encoding::Listpack, Packed, Packing::Listpack},
    streamType(RdbType::Stream3, 3),
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
    RdbTypeInfo{RdbType::PathHash, ValueType::Unknown, Encoding::Unknown, Paths},
    streamType(RdbType::Stream4, 4),
    streamType(RdbType::Stream5, 5),
    RdbTypeInfo{RdbType::Array, ValueType::Unknown, Encoding::Unknown, RdbLayout::Array},
    templateType(RdbType::HashTemplateListpack, Packed, FieldNames::BeforeValues),
    templateType(RdbType::HashTemplateListpackRef, Packed, FieldNames::InTemplate),
    templateType(RdbType::HashTemplateArray, Records, FieldNames::BeforeValues),
    templateType(RdbType::HashTemplateArrayRef, Records, FieldNames::InTemplate),
    RdbTypeInfo{RdbType::Gcra, ValueType::Unknown, Encoding::Unknown, Length},
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

// By their numbers in a file: those of both families, then where each goes on from 22.
constexpr std::optional<RdbType> noType;
constexpr std::array<std::optional<RdbType>, 22> sharedTypes{
    RdbType::String,         RdbType::List,         RdbType::Set,
    RdbType::ZSetText,       RdbType::Hash,         RdbType::ZSetBinary,
    RdbType::ModuleOld,      RdbType::Module,       noType,
    RdbType::HashZipmap,     RdbType::ListZiplist,  RdbType::SetIntset,
    RdbType::ZSetZiplist,    RdbType::HashZiplist,  RdbType::ListQuicklist,
    RdbType::Stream1,        RdbType::HashListpack, RdbType::ZSetListpack,
    RdbType::ListQuicklist2, RdbType::Stream2,      RdbType::SetListpack,
    RdbType::Stream3,
};
constexpr std::array<std::optional<RdbType>, 2> valkeyTypes{RdbType::HashValkey, RdbType::PathHash};
constexpr std::array<std::optional<RdbType>, 12> redisTypes{
    RdbType::HashTtlPreview,
    RdbType::HashListpackTtlPreview,
    RdbType::HashTtl,
    RdbType::HashListpackTtl,
    RdbType::Stream4,
    RdbType::Stream5,
    RdbType::Array,
    RdbType::HashTemplateListpack,
    RdbType::HashTemplateListpackRef,
    RdbType::HashTemplateArray,
    RdbType::HashTemplateArrayRef,
    RdbType::Gcra,
};

} // namespace

const RdbTypeInfo& infoOf(RdbType type)
{
    return types[std::to_underlying(type)];
}

std::optional<RdbType> rdbTypeFrom(RdbFamily family, std::uint8_t number)
{
    const std::size_t index = number;
    if (index < sharedTypes.size())
        return sharedTypes[index];
    if (family == RdbFamily::Valkey)
        return index - sharedTypes.size() < valkeyTypes.size() ? valkeyTypes[index - sharedTypes.size()] : noType;
    return index - sharedTypes.size() < redisTypes.size() ? redisTypes[index - sharedTypes.size()] : noType;
}

} // namespace colonnade
