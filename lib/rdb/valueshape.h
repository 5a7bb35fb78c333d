// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/radixshape.h"
#include "rdb/rdbtype.h"
#include "util/fact.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// What a stream is made of besides its listpacks, which are told of one by one.
struct StreamShape
{
    std::uint64_t nodes = 0; ///< listpacks
    RadixShape tree;         ///< over the nodes' ids
    std::uint64_t groups = 0;
    std::uint64_t groupNameBytes = 0;
    std::uint64_t consumers = 0;
    std::uint64_t consumerNameBytes = 0;
    std::uint64_t pending = 0;         ///< entries that groups wait for, all groups together
    std::uint64_t consumerPending = 0; ///< the same as their consumers hold them
    RadixShape groupPendingTrees;
    RadixShape consumerPendingTrees;
};

/// What a server would not load: it refuses the whole file, or drops the key.
enum class ValueFault : std::uint8_t {
    None,
    Format,           ///< a packed part contradicts its own format
    ImpossibleSize,   ///< something compressed claims more than its bytes can give
    StreamLength,     ///< more entries announced than there are
    UnknownTemplate,  ///< field names that the file does not have, or another number of them
    DuplicateElement, ///< the same field or member twice in a packed value
    Empty,            ///< a collection without elements
};

/// The structure of one value: everything about it that its memory and its facts depend on, without its content.
struct ValueShape
{
    RdbType stored = RdbType::String;
    Fact elements;                       ///< bytes of a string; else fields, items, members, entries
    Fact payloadBytes;                   ///< of all fields, members, values, items together, as clients get them;
                                         ///< of a module's value: as it is stored
    ValueFault fault = ValueFault::None; ///< the first that was found
    std::uint64_t faultAt = 0;           ///< where the part starts that has it
    bool isInteger = false;              ///< a string that is the decimal form of a 64-bit integer
    std::uint64_t packedBytes = 0;       ///< of the one packed part, uncompressed (RdbLayout::Packed)
    std::uint64_t nodes = 0;             ///< of a list
    bool hasPlainNodes = false;          ///< list items too large for a packed node
    std::uint64_t expiringFields = 0;
    StreamShape stream;

    /// Whether it can be counted and measured, whatever a server says of it.
    [[nodiscard]] bool isReadable() const { return fault == ValueFault::None || fault >= ValueFault::DuplicateElement; }
};

/// Is told of the parts of a value that are too many to keep, while its shape is read.
class ShapeSink
{
public:
    virtual ~ShapeSink() = default;

    /// A field and its value, a member, an item: lengths as clients get them. Only values that are not packed.
    virtual void onElement(RdbType /*type*/, std::uint64_t /*firstBytes*/, std::uint64_t /*secondBytes*/,
                           bool /*expires*/)
    {
    }

    /// A node of a list or stream.
    struct Node
    {
        std::uint64_t index;
        std::uint64_t count; ///< as the file claims
        std::uint64_t rawBytes;
        std::uint64_t storedBytes; ///< less than rawBytes where it is compressed in the file
        bool isPlain;
    };
    virtual void onNode(RdbType /*type*/, const Node& /*node*/) {}

    /// The bytes of a packed value or list node, uncompressed; behind its onNode. Only in a pass for facts.
    virtual void onPacked(const RdbTypeInfo& /*info*/, std::string_view /*bytes*/) {}
};

/// How much of a value to look at.
enum class ShapeDetail : std::uint8_t {
    Sizes, ///< what memory depends on; nothing is decompressed
    Facts, ///< also elements and payload, for which packed parts are decompressed and walked
};

} // namespace colonnade
