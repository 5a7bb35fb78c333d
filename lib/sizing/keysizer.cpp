// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/keysizer.h"

#include "sizing/structures.h"

#include <algorithm>
#include <cmath>

namespace colonnade {

namespace {

// Structures that have kept their size in all servers modelled here.
constexpr std::uint64_t objectHead = 16;
constexpr std::uint64_t dictEntry = 24;
constexpr std::uint64_t entryWithKey = 17; // a byte for the key's head, in place of the pointer
constexpr double smallEntry = 16;
constexpr std::uint64_t listHead = 40;
constexpr std::uint64_t linkedListHead = 48;
constexpr std::uint64_t linkedListNode = 24;
constexpr std::uint64_t zsetHead = 16;
constexpr std::uint64_t pendingEntry = 24;
constexpr std::uint64_t streamId = 16;
constexpr std::uint64_t longestEmbstr = 44;
constexpr std::uint64_t longestInListpack = 64; // hash-max-listpack-value, the default

// Modules know their memory alone; of what Redis 8.8 and Valkey 9.2 brought nothing is measured yet.
bool hasModel(const RdbTypeInfo& info)
{
    return info.layout <= RdbLayout::Stream && info.fieldNames == FieldNames::InValue;
}

} // namespace

KeySizer::KeySizer(const MemoryProfile& profile)
    : m_profile(profile)
{
    forEachSkiplistHeight([this](std::uint64_t levels, double chance) {
        m_skiplistNode += chance * static_cast<double>(alloc(skiplistNodeBytes(levels)));
        for (std::uint64_t length = 0; length < m_memberNode.size(); ++length)
            m_memberNode[length] += chance * static_cast<double>(memberNode(levels, length));
    });
}

std::uint64_t KeySizer::sds(std::uint64_t length) const
{
    return alloc(sdsHead(length) + length + 1);
}

// --- parts -------------------------------------------------------------------

void KeySizer::onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires)
{
    switch (infoOf(type).valueType) {
    case ValueType::Hash:
        m_parts += hashField(firstBytes, secondBytes, expires);
        if (m_fieldsBeforeLong == noLongField && std::max(firstBytes, secondBytes) > longestInListpack)
            m_fieldsBeforeLong = m_fields;
        ++m_fields;
        break;
    case ValueType::List:
        m_parts += linkedListNode + objectHead + sds(firstBytes);
        break;
    case ValueType::ZSet:
        if (m_profile.server->elementHome != ElementHome::BucketsNodes)
            m_parts += sds(firstBytes);
        else if (firstBytes < m_memberNode.size())
            m_expected += m_memberNode[firstBytes];
        else
            forEachSkiplistHeight([&](std::uint64_t levels, double chance) {
                m_expected += chance * static_cast<double>(memberNode(levels, firstBytes));
            });
        break;
    default:
        m_parts += sds(firstBytes);
        break;
    }
}

std::uint64_t KeySizer::hashField(std::uint64_t field, std::uint64_t value, bool expires) const
{
    const std::uint64_t expiry = expires ? 8 : 0;
    switch (m_profile.server->elementHome) {
    case ElementHome::Entries:
        return sds(field) + sds(value);
    case ElementHome::EntriesShortHead: {
        constexpr std::uint64_t expiryRoom = 2 + 16;
        return alloc(shortHead(field) + field + 1 + (expires ? expiryRoom : 0)) + sds(value);
    }
    case ElementHome::Buckets:
    case ElementHome::BucketsNodes:
        break;
    }
    constexpr std::uint64_t largestTogether = 128;
    constexpr std::uint64_t pointer = 8;
    constexpr std::uint64_t wideHead = 3;
    const std::uint64_t fieldHead = expires ? std::max(sdsHead(field), wideHead) : sdsHead(field);
    const std::uint64_t together = fieldHead + field + 1 + expiry + value + wideHead + 1;
    if (together <= largestTogether)
        return alloc(together);
    return alloc(expiry + pointer + std::max(sdsHead(field), wideHead) + field + 1) + sds(value);
}

std::uint64_t KeySizer::memberNode(std::uint64_t levels, std::uint64_t member) const
{
    constexpr std::uint64_t pointerToMember = 8; // not there when the member is
    return alloc(skiplistNodeBytes(levels) - pointerToMember + 1 + sdsHead(member) + member + 1);
}

void KeySizer::onNode(RdbType type, const Node& node)
{
    m_lastNode = node.rawBytes;
    if (infoOf(type).valueType == ValueType::Stream) {
        m_parts += alloc(node.rawBytes);
        return;
    }
    // Nodes that are far enough from both ends are kept compressed where that saves enough.
    constexpr std::uint64_t compressedHead = 8;
    constexpr std::uint64_t leastToCompress = 48;
    constexpr std::uint64_t leastToSave = 8;
    const std::uint64_t depth = m_profile.listCompressDepth;
    const bool isInner = depth > 0 && node.index >= depth && node.index + depth < node.count;
    const bool isCompressed =
        isInner && !node.isPlain && node.rawBytes >= leastToCompress && node.storedBytes + leastToSave < node.rawBytes;
    std::uint64_t bytes = isCompressed ? node.storedBytes : node.rawBytes;
    if (m_profile.server->countsAllocated)
        bytes = alloc(isCompressed ? compressedHead + bytes : bytes);
    m_parts += m_profile.server->listNode + bytes;
}

// --- keys ----------------------------------------------------------------------

std::optional<KeySizer::Size> KeySizer::finish(std::uint64_t nameBytes, bool expires, const ValueShape& shape)
{
    const RdbLayout layout = infoOf(shape.stored).layout;
    std::optional<Size> size;
    if (layout == RdbLayout::String) {
        size = {stringKeyBytes(nameBytes, expires, shape), 0, uncountedOf(nameBytes, expires, shape)};
    } else if (hasModel(infoOf(shape.stored))) {
        // The container alone is negative for a packed list, which was told as a node.
        const double value = containerBytes(shape) + m_expected + static_cast<double>(m_parts);
        size = {keyBytes(nameBytes, expires) + static_cast<std::uint64_t>(value) + oldTable(shape, true),
                growthOf(shape), uncountedOf(nameBytes, expires, shape)};
    }
    m_parts = 0;
    m_expected = 0;
    m_lastNode = 0;
    m_fields = 0;
    m_fieldsBeforeLong = noLongField;
    return size;
}

// The key and the head of its value's object.
std::uint64_t KeySizer::keyBytes(std::uint64_t nameBytes, bool expires) const
{
    switch (m_profile.server->keyHome) {
    case KeyHome::OwnString:
        return sds(nameBytes) + dictEntry + objectHead;
    case KeyHome::InEntry:
        return alloc(entryWithKey + sdsHead(nameBytes) + nameBytes + 1) + objectHead;
    case KeyHome::Uncounted:
        return objectHead;
    case KeyHome::InObject:
        break;
    }
    return objectWithKey(nameBytes, expires);
}

std::uint64_t KeySizer::objectWithKey(std::uint64_t nameBytes, bool expires) const
{
    constexpr std::uint64_t namesWithRoomForExpiry = 128;
    const std::uint64_t expiry = expires || nameBytes >= namesWithRoomForExpiry ? 8 : 0;
    return alloc(objectHead + expiry + 1 + sdsHead(nameBytes) + nameBytes + 1);
}

std::uint64_t KeySizer::stringKeyBytes(std::uint64_t nameBytes, bool expires, const ValueShape& shape) const
{
    const std::uint64_t key = keyBytes(nameBytes, expires);
    if (shape.isInteger)
        return key;
    const std::uint64_t length = shape.elements.valueOr(0);
    const ServerModel& server = *m_profile.server;
    if (const auto together = embeddedBytes(server, nameBytes, expires, length))
        return alloc(*together);
    if (server.keyHome <= KeyHome::InEntry && length <= longestEmbstr) {
        // One allocation for the object and the string.
        constexpr std::uint64_t head = 3;
        const std::uint64_t bytes = head + length + 1;
        return key - objectHead + (server.countsAllocated ? alloc(objectHead + bytes) : objectHead + bytes - 2);
    }
    return key + sds(length);
}

std::uint64_t KeySizer::packedBytes(std::uint64_t packed) const
{
    return m_profile.server->countsAllocated ? alloc(packed) : packed;
}

// Everything but the parts that were told.
double KeySizer::containerBytes(const ValueShape& shape) const
{
    const RdbTypeInfo& info = infoOf(shape.stored);
    switch (info.layout) {
    case RdbLayout::Packed: {
        constexpr std::uint64_t listpackExHead = 32;
        const std::uint64_t head = info.encoding == Encoding::ListpackEx ? alloc(listpackExHead) : 0;
        return static_cast<double>(head + packedBytes(shape.packedBytes));
    }
    case RdbLayout::Nodes:
        if (isPackedList(*m_profile.server, shape)) // told as a node of its own
            return -static_cast<double>(m_profile.server->listNode);
        return listHead;
    case RdbLayout::Stream:
        return streamBytes(shape.stream);
    case RdbLayout::Records:
        return recordsBytes(info.valueType, shape.elements.valueOr(0));
    default:
        break;
    }
    return 0;
}

double KeySizer::recordsBytes(ValueType type, std::uint64_t elements) const
{
    if (type == ValueType::List)
        return linkedListHead;
    const double table = tableBytes(type, elements);
    if (type != ValueType::ZSet)
        return table;
    if (m_profile.server->elementHome == ElementHome::BucketsNodes)
        return static_cast<double>(zsetHead + skiplistHeadNodeBytes - 8) + table;
    return static_cast<double>(zsetHead + skiplistHead + alloc(skiplistHeadNodeBytes)) + table +
           m_skiplistNode * static_cast<double>(elements);
}

double KeySizer::tableBytes(ValueType type, std::uint64_t elements) const
{
    const ServerModel& server = *m_profile.server;
    if (server.hasBuckets())
        return server.table + (type == ValueType::Hash ? server.hashExtra : 0) + bucketsBytes(elements);
    const auto slotBytes = static_cast<double>(8 * dictSlots(elements));
    const double entries = server.setEntries == SetEntries::Small && type == ValueType::Set
                               ? smallEntry * chainedMembers(elements)
                               : static_cast<double>(dictEntry * elements);
    return server.table + slotBytes + entries;
}

double KeySizer::streamBytes(const StreamShape& stream) const
{
    const ServerModel& server = *m_profile.server;
    const auto groups = stream.groups * server.group + stream.pending * pendingEntry;
    const auto consumers = stream.consumers * server.consumer + stream.consumerNameBytes;
    const auto fixed = static_cast<double>(server.stream + groups + consumers);
    if (server.hasBuckets())
        return fixed + static_cast<double>(treesBytes(stream));
    return fixed + static_cast<double>(chargedForTrees(stream));
}

// What servers without buckets charge for radix trees: every id, and a generous node.
std::uint64_t KeySizer::chargedForTrees(const StreamShape& stream)
{
    constexpr std::uint64_t chargedNode = 244;
    const std::uint64_t ids = stream.nodes + stream.pending + stream.consumerPending;
    const std::uint64_t nodes = stream.tree.nodes + stream.groupPendingTrees.nodes + stream.consumerPendingTrees.nodes;
    return streamId * ids + chargedNode * nodes;
}

std::uint64_t KeySizer::treesBytes(const StreamShape& stream) const
{
    return radixBytes(m_profile.allocator, stream.tree) + radixBytes(m_profile.allocator, stream.groupPendingTrees) +
           radixBytes(m_profile.allocator, stream.consumerPendingTrees);
}

// Loading makes most tables large enough at once. A hash is read as a listpack first, until a field or value is too
// long for one; its table is then made for those that are still to come.
std::uint64_t KeySizer::loadersOldDict(std::uint64_t elements) const
{
    constexpr std::uint64_t mostInListpack = 512;
    if (m_fieldsBeforeLong >= elements || elements > mostInListpack)
        return 0;
    const std::uint64_t toCome = elements - 1 - m_fieldsBeforeLong;
    return oldDictBytes(elements, std::max(dictSlots(m_fieldsBeforeLong), dictSlots(toCome)));
}

std::uint64_t KeySizer::oldTable(const ValueShape& shape, bool loaded) const
{
    const RdbTypeInfo& info = infoOf(shape.stored);
    if (info.layout != RdbLayout::Records || info.valueType == ValueType::List || m_profile.server->hasBuckets())
        return 0;
    const std::uint64_t elements = shape.elements.valueOr(0);
    if (!loaded)
        return oldDictBytes(elements, dictSlots(0));
    return info.valueType == ValueType::Hash ? loadersOldDict(elements) : 0;
}

std::uint64_t KeySizer::growthOf(const ValueShape& shape) const
{
    if (infoOf(shape.stored).layout == RdbLayout::Stream && shape.stream.nodes > 0) {
        constexpr std::uint64_t roomOfLastNode = 4096; // reserved to fill it
        return alloc(std::max(m_lastNode, roomOfLastNode)) - alloc(m_lastNode);
    }
    const std::uint64_t grown = oldTable(shape, false);
    return grown - std::min(grown, oldTable(shape, true));
}

// How much more than their bytes `count` structures take.
std::uint64_t KeySizer::roundingOf(std::uint64_t bytes, std::uint64_t count) const
{
    return (alloc(bytes) - bytes) * count;
}

// MEMORY USAGE adds up most fixed structures without the allocator's rounding, and the key's expiry not at all.
std::int64_t KeySizer::uncountedOf(std::uint64_t nameBytes, bool expires, const ValueShape& shape) const
{
    const ServerModel& server = *m_profile.server;
    const RdbTypeInfo& info = infoOf(shape.stored);
    const std::uint64_t elements = shape.elements.valueOr(0);
    std::uint64_t bytes = 0;
    double saved = 0;
    if (server.keyHome == KeyHome::OwnString)
        bytes += roundingOf(dictEntry, 1);
    if (server.keyHome <= KeyHome::InEntry && expires)
        bytes += alloc(dictEntry);
    if (server.keyHome == KeyHome::Uncounted && !isEmbedded(nameBytes, expires, shape))
        bytes += objectWithKey(nameBytes, expires) - objectHead;
    if (info.layout == RdbLayout::Records && info.valueType != ValueType::List) {
        bytes += roundingOf(server.table, 1);
        if (info.valueType == ValueType::Set && server.setEntries == SetEntries::SmallChargedFull)
            saved = static_cast<double>(dictEntry * elements) - smallEntry * chainedMembers(elements);
        else if (!server.hasBuckets())
            bytes += roundingOf(dictEntry, elements);
    }
    if (info.layout == RdbLayout::Nodes && !isPackedList(server, shape))
        bytes += roundingOf(listHead, 1) + roundingOf(server.listNode, shape.nodes);
    if (info.layout == RdbLayout::Stream && !server.hasBuckets()) {
        bytes += treesBytes(shape.stream);
        saved = static_cast<double>(chargedForTrees(shape.stream));
    }
    return static_cast<std::int64_t>(bytes) - static_cast<std::int64_t>(saved);
}

bool KeySizer::isEmbedded(std::uint64_t nameBytes, bool expires, const ValueShape& shape) const
{
    return infoOf(shape.stored).layout == RdbLayout::String && !shape.isInteger &&
           embeddedBytes(*m_profile.server, nameBytes, expires, shape.elements.valueOr(0)).has_value();
}

std::optional<std::uint64_t> embeddedBytes(const ServerModel& server, std::uint64_t nameBytes, bool expires,
                                           std::uint64_t valueBytes)
{
    constexpr std::uint64_t stringHead = 3 + 1;
    const std::uint64_t name = (expires ? 8 : 0) + 1 + sdsHead(nameBytes) + nameBytes + 1;
    if (server.keyHome == KeyHome::Uncounted) {
        constexpr std::uint64_t largest = 64;
        const std::uint64_t bytes = objectHead + name + valueBytes + stringHead;
        return bytes <= largest ? std::optional(bytes) : std::nullopt;
    }
    constexpr std::uint64_t largest = 128;
    constexpr std::uint64_t longest = 255;
    constexpr std::uint64_t pointer = 8; // the value may use its place
    if (server.keyHome != KeyHome::InObject || valueBytes > longest)
        return std::nullopt;
    const std::uint64_t head = objectHead - pointer + name;
    if (head + valueBytes + stringHead > largest)
        return std::nullopt;
    return head + std::max(pointer, valueBytes + stringHead);
}

} // namespace colonnade
