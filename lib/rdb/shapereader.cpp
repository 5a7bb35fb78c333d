// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/shapereader.h"

#include "rdb/lzf.h"
#include "rdb/modulestream.h"
#include "rdb/packed.h"

#include <utility>

namespace colonnade {

const ValueShape& ShapeReader::read(RdbType type)
{
    // The stream's part is large and only valid for streams: cleared there.
    m_shape.stored = type;
    m_shape.elements = Fact::unknown();
    m_shape.payloadBytes = Fact::unknown();
    m_shape.damaged = false;
    m_shape.isInteger = false;
    m_shape.packedBytes = 0;
    m_shape.nodes = 0;
    m_shape.hasPlainNodes = false;
    m_shape.expiringFields = 0;
    m_elements = 0;
    m_payload = 0;
    readValue(type);
    return m_shape;
}

void ShapeReader::skip(RdbType type)
{
    ShapeSink* const sink = std::exchange(m_sink, nullptr);
    const ShapeDetail detail = std::exchange(m_detail, ShapeDetail::Sizes);
    read(type);
    m_sink = sink;
    m_detail = detail;
}

void ShapeReader::readValue(RdbType type)
{
    const RdbTypeInfo& info = infoOf(type);
    bool counted = true; // in a size-only pass too
    switch (info.layout) {
    case RdbLayout::String:
        readStringValue();
        break;
    case RdbLayout::Records:
        readRecords(info);
        break;
    case RdbLayout::Packed:
        readPacked(info);
        counted = m_detail == ShapeDetail::Facts;
        break;
    case RdbLayout::Nodes:
        readNodes(info);
        counted = m_detail == ShapeDetail::Facts;
        break;
    case RdbLayout::Stream:
        readStream(type);
        counted = m_detail == ShapeDetail::Facts;
        break;
    case RdbLayout::Module:
        readModule();
        return;
    }
    if (!counted || m_shape.damaged || !m_cursor.ok())
        return;
    m_shape.elements = m_elements;
    m_shape.payloadBytes = m_payload;
}

void ShapeReader::readStringValue()
{
    constexpr std::uint64_t longestInteger = 20;
    const std::uint64_t at = m_cursor.offset();
    const StringHead head = readStringHead(m_cursor);
    m_elements = m_payload = head.rawBytes;
    switch (head.kind) {
    case StringHead::Kind::Integer:
        m_shape.isInteger = true;
        return;
    case StringHead::Kind::Plain:
        if (head.rawBytes <= longestInteger) {
            m_shape.isInteger = isCanonicalInteger(m_cursor.take(head.storedBytes));
            return;
        }
        break;
    case StringHead::Kind::Lzf:
        if (!head.isPossible)
            markDamaged(at);
        break;
    }
    m_cursor.skip(head.storedBytes);
}

void ShapeReader::readRecords(const RdbTypeInfo& info)
{
    if (info.fieldExpiry == FieldExpiry::FromEarliest)
        m_cursor.skip(8);
    const std::uint64_t count = readLength(m_cursor);
    switch (info.type) {
    case RdbType::ZSetText:
        readScored(count, true);
        break;
    case RdbType::ZSetBinary:
        readScored(count, false);
        break;
    default:
        if (info.valueType == ValueType::Hash)
            readFields(count, info.fieldExpiry);
        else
            readMembers(count);
        break;
    }
    m_elements = count;
}

void ShapeReader::readMembers(std::uint64_t count)
{
    for (std::uint64_t i = 0; i < count && m_cursor.ok(); ++i)
        tellElement(skipString(m_cursor));
}

void ShapeReader::readScored(std::uint64_t count, bool textScores)
{
    for (std::uint64_t i = 0; i < count && m_cursor.ok(); ++i) {
        tellElement(skipString(m_cursor));
        if (textScores)
            static_cast<void>(readTextDouble(m_cursor));
        else
            m_cursor.skip(sizeof(double));
    }
}

void ShapeReader::readFields(std::uint64_t count, FieldExpiry expiry)
{
    for (std::uint64_t i = 0; i < count && m_cursor.ok(); ++i) {
        bool expires = false;
        if (expiry == FieldExpiry::Absolute || expiry == FieldExpiry::FromEarliest)
            expires = readLength(m_cursor) != 0;
        const std::uint64_t field = skipString(m_cursor);
        const std::uint64_t value = skipString(m_cursor);
        if (expiry == FieldExpiry::Behind)
            expires = m_cursor.little<std::int64_t>() != -1;
        m_shape.expiringFields += expires ? 1 : 0;
        tellElement(field, value, expires);
    }
}

void ShapeReader::readPacked(const RdbTypeInfo& info)
{
    if (info.type == RdbType::HashListpackTtl)
        m_cursor.skip(8); // the earliest expiry
    const Part part = readPart();
    m_shape.packedBytes = part.head.rawBytes;
    if (m_detail == ShapeDetail::Facts)
        walkPacked(info, part);
}

void ShapeReader::readNodes(const RdbTypeInfo& info)
{
    constexpr std::uint64_t plainNode = 1;
    constexpr std::uint64_t packedNode = 2;
    const bool saysKind = info.type == RdbType::ListQuicklist2;
    const std::uint64_t count = readLength(m_cursor);
    for (std::uint64_t i = 0; i < count && m_cursor.ok(); ++i) {
        const std::uint64_t kindAt = m_cursor.offset();
        const std::uint64_t kind = saysKind ? readLength(m_cursor) : packedNode;
        if (kind == plainNode) {
            const StringHead head = readStringHead(m_cursor);
            m_cursor.skip(head.storedBytes);
            tellNode(i, count, head, true);
            m_shape.hasPlainNodes = true;
            m_payload += head.rawBytes;
            ++m_elements;
        } else if (kind == packedNode) {
            const Part part = readPart();
            tellNode(i, count, part.head, false);
            m_shape.packedBytes = part.head.rawBytes;
            if (m_detail == ShapeDetail::Facts)
                walkPacked(info, part);
        } else {
            m_cursor.fail(ErrorCode::Damaged, "unknown kind of list node", kindAt);
        }
    }
    m_shape.nodes = count;
}

void ShapeReader::readStream(RdbType type)
{
    m_shape.stream = {};
    readStreamNodes();
    // A few servers counted wrongly by some entries, and XLEN says so too; more than there ever were is damage.
    const std::uint64_t lengthAt = m_cursor.offset();
    const std::uint64_t length = readLength(m_cursor);
    if (m_detail == ShapeDetail::Facts && length > m_elements)
        markDamaged(lengthAt);
    m_elements = length;
    const int lengths = type == RdbType::Stream1 ? 2 : 7; // last id; first id, last deleted id, entries ever added
    for (int i = 0; i < lengths; ++i)
        static_cast<void>(readLength(m_cursor));
    const std::uint64_t groups = readLength(m_cursor);
    for (std::uint64_t i = 0; i < groups && m_cursor.ok(); ++i)
        readGroup(type);
    m_shape.stream.groups = groups;
}

void ShapeReader::readStreamNodes()
{
    const std::uint64_t count = readLength(m_cursor);
    RadixTally tree(m_shape.stream.tree);
    for (std::uint64_t i = 0; i < count && m_cursor.ok(); ++i) {
        m_key = readString(m_cursor, m_scratch);
        tree.add(m_key);
        const Part part = readPart();
        tellNode(i, count, part.head, false);
        if (m_detail == ShapeDetail::Facts)
            walkStreamNode(part);
    }
    tree.finish();
    m_shape.stream.nodes = count;
}

void ShapeReader::readGroup(RdbType type)
{
    StreamShape& stream = m_shape.stream;
    stream.groupNameBytes += skipString(m_cursor);
    const int lengths = type == RdbType::Stream1 ? 2 : 3; // last id, entries read
    for (int i = 0; i < lengths; ++i)
        static_cast<void>(readLength(m_cursor));
    const std::uint64_t pending = readLength(m_cursor);
    RadixTally tree(stream.groupPendingTrees);
    for (std::uint64_t i = 0; i < pending && m_cursor.ok(); ++i) {
        tree.add(m_cursor.take(RadixShape::idSize));
        m_cursor.skip(8);                        // delivery time
        static_cast<void>(readLength(m_cursor)); // delivery count
    }
    tree.finish();
    stream.pending += pending;
    const std::uint64_t consumers = readLength(m_cursor);
    for (std::uint64_t i = 0; i < consumers && m_cursor.ok(); ++i)
        readConsumer(type);
    stream.consumers += consumers;
}

void ShapeReader::readConsumer(RdbType type)
{
    StreamShape& stream = m_shape.stream;
    stream.consumerNameBytes += skipString(m_cursor);
    m_cursor.skip(type == RdbType::Stream3 ? 16 : 8); // seen time, active time
    const std::uint64_t pending = readLength(m_cursor);
    RadixTally tree(stream.consumerPendingTrees);
    for (std::uint64_t i = 0; i < pending && m_cursor.ok(); ++i)
        tree.add(m_cursor.take(RadixShape::idSize));
    tree.finish();
    stream.consumerPending += pending;
}

void ShapeReader::readModule()
{
    const std::uint64_t start = m_cursor.offset();
    if (m_shape.stored == RdbType::ModuleOld) {
        m_cursor.fail(ErrorCode::UnsupportedFormat, "a module value of a Redis 4 preview cannot be passed over", start);
        return;
    }
    static_cast<void>(readLength(m_cursor)); // the module's id
    skipModuleStream(m_cursor);
    m_shape.payloadBytes = m_cursor.offset() - start;
}

ShapeReader::Part ShapeReader::readPart()
{
    Part part{m_cursor.offset(), readStringHead(m_cursor), {}};
    if (!part.head.isPossible)
        markDamaged(part.at);
    if (m_detail == ShapeDetail::Sizes) {
        m_cursor.skip(part.head.storedBytes);
        return part;
    }
    const std::string_view stored = m_cursor.take(part.head.storedBytes);
    switch (part.head.kind) {
    case StringHead::Kind::Plain:
        part.bytes = stored;
        break;
    case StringHead::Kind::Integer:
        break; // no packed part is that short
    case StringHead::Kind::Lzf:
        if (part.head.isPossible && lzfDecompress(stored, part.head.rawBytes, m_scratch))
            part.bytes = m_scratch;
        break;
    }
    return part;
}

void ShapeReader::walkPacked(const RdbTypeInfo& info, const Part& part)
{
    if (!m_cursor.ok())
        return;
    // The last entry of a scored member is its score, of an expiring field its expiry: neither is payload.
    const bool lastIsScore = info.valueType == ValueType::ZSet;
    const bool lastIsExpiry = info.fieldExpiry == FieldExpiry::Third;
    std::uint64_t elements = 0;
    std::uint8_t place = 0;
    const bool damaged = withPacked(info.packing, part.bytes, [&](auto reader) {
        PackedEntry entry;
        while (reader.next(entry)) {
            const bool isLast = ++place == info.entriesPerElement;
            if (!isLast || !(lastIsScore || lastIsExpiry))
                m_payload += entry.length();
            else if (lastIsExpiry && entry.isNumber && entry.number != 0)
                ++m_shape.expiringFields;
            if (isLast) {
                place = 0;
                ++elements;
            }
        }
        return reader.damaged();
    });
    if (damaged || place != 0)
        markDamaged(part.at);
    m_elements += elements;
}

void ShapeReader::walkStreamNode(const Part& part)
{
    if (!m_cursor.ok())
        return;
    StreamNode node(m_key, part.bytes);
    while (node.next(m_entry)) {
        ++m_elements;
        if (m_entry.deleted)
            continue;
        for (const auto& [field, value] : m_entry.fields)
            m_payload += field.length() + value.length();
    }
    if (node.damaged())
        markDamaged(part.at);
}

void ShapeReader::tellElement(std::uint64_t first, std::uint64_t second, bool expires)
{
    m_payload += first + second;
    if (m_sink != nullptr)
        m_sink->onElement(m_shape.stored, first, second, expires);
}

void ShapeReader::tellNode(std::uint64_t index, std::uint64_t count, const StringHead& head, bool isPlain)
{
    if (m_sink != nullptr)
        m_sink->onNode(m_shape.stored, {index, count, head.rawBytes, head.storedBytes, isPlain});
}

void ShapeReader::markDamaged(std::uint64_t at)
{
    if (!std::exchange(m_shape.damaged, true))
        m_shape.damagedAt = at;
}

} // namespace colonnade
