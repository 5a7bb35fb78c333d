// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/shapereader.h"

#include "rdb/arrayvalue.h"
#include "rdb/lzf.h"
#include "rdb/modulestream.h"
#include "rdb/streamgroups.h"

#include <utility>

namespace colonnade {

const ValueShape& ShapeReader::read(RdbType type)
{
    // The stream's part is large and only valid for streams: cleared there.
    m_shape.stored = type;
    m_shape.elements = Fact::unknown();
    m_shape.payloadBytes = Fact::unknown();
    m_shape.fault = ValueFault::None;
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
        readStream(info);
        counted = m_detail == ShapeDetail::Facts;
        break;
    case RdbLayout::Array:
        readArray();
        break;
    case RdbLayout::Paths:
        readPaths();
        break;
    case RdbLayout::Module:
        return readModule();
    case RdbLayout::Length:
        static_cast<void>(readLength(m_cursor));
        return;
    }
    if (!counted || !m_shape.isReadable() || !m_cursor.ok())
        return;
    m_shape.elements = m_elements;
    m_shape.payloadBytes = m_payload;
    if (m_elements == 0 && info.layout != RdbLayout::String && info.layout != RdbLayout::Stream)
        mark(ValueFault::Empty, m_cursor.offset());
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
            mark(ValueFault::ImpossibleSize, at);
        break;
    }
    m_cursor.skip(head.storedBytes);
}

void ShapeReader::readRecords(const RdbTypeInfo& info)
{
    if (info.fieldNames != FieldNames::InValue)
        return readTemplateValues(info.fieldNames);
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

// Its names are known already; the value strings follow.
void ShapeReader::readTemplateValues(FieldNames names)
{
    HashTemplate own;
    const HashTemplate* fields = &own;
    const std::uint64_t at = m_cursor.offset();
    if (names == FieldNames::BeforeValues)
        own = readInlineTemplate(m_cursor);
    else
        fields = m_templates.find(readLength(m_cursor));
    if (fields == nullptr) {
        m_cursor.fail(ErrorCode::Damaged, "it refers to a hash template that the file does not have", at);
        return;
    }
    for (std::size_t i = 0; i < fields->fields.size() && m_cursor.ok(); ++i)
        tellElement(fields->fields[i].size(), skipString(m_cursor));
    m_elements = fields->fields.size();
}

void ShapeReader::readPacked(const RdbTypeInfo& info)
{
    if (info.type == RdbType::HashListpackTtl)
        m_cursor.skip(8); // the earliest expiry
    HashTemplate own;
    if (info.fieldNames == FieldNames::BeforeValues)
        own = readInlineTemplate(m_cursor);
    const Part part = readPart();
    m_shape.packedBytes = part.head.rawBytes;
    if (m_detail == ShapeDetail::Sizes)
        return;
    if (info.fieldNames == FieldNames::InValue)
        walkPacked(info, part);
    else
        take(templateFacts(part.bytes, m_templates, info.fieldNames == FieldNames::BeforeValues ? &own : nullptr),
             part);
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

void ShapeReader::readStream(const RdbTypeInfo& info)
{
    m_shape.stream = {};
    readStreamNodes();
    // A few servers counted wrongly by some entries, and XLEN says so too; more than there ever were is damage.
    const std::uint64_t lengthAt = m_cursor.offset();
    const std::uint64_t length = readLength(m_cursor);
    if (m_detail == ShapeDetail::Facts && length > m_elements)
        mark(ValueFault::StreamLength, lengthAt);
    m_elements = length;
    readStreamTail(m_cursor, info.streamVersion, m_shape.stream);
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

void ShapeReader::readArray()
{
    m_elements = readArrayHead(m_cursor);
    for (std::uint64_t i = 0; i < m_elements && m_cursor.ok(); ++i) {
        const ArrayItem item = readArrayItem(m_cursor);
        m_cursor.skip(item.text.storedBytes);
        m_payload += item.length();
    }
}

void ShapeReader::readPaths()
{
    const std::uint64_t paths = readLength(m_cursor);
    for (std::uint64_t i = 0; i < paths && m_cursor.ok(); ++i) {
        m_payload += skipString(m_cursor);
        const std::uint64_t fields = readLength(m_cursor);
        for (std::uint64_t j = 0; j < fields && m_cursor.ok(); ++j, ++m_elements) {
            m_payload += skipString(m_cursor);
            m_payload += skipString(m_cursor);
        }
    }
}

ShapeReader::Part ShapeReader::readPart()
{
    Part part{m_cursor.offset(), readStringHead(m_cursor), {}};
    if (!part.head.isPossible)
        mark(ValueFault::ImpossibleSize, part.at);
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
    take(packedFacts(info, part.bytes, m_duplicates), part);
    if (m_sink != nullptr && m_cursor.ok())
        m_sink->onPacked(info, part.bytes);
}

void ShapeReader::take(const PackedFacts& facts, const Part& part)
{
    if (!m_cursor.ok())
        return;
    m_elements += facts.elements;
    m_payload += facts.payloadBytes;
    m_shape.expiringFields += facts.expiringFields;
    if (facts.fault != ValueFault::None)
        mark(facts.fault, part.at);
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
        mark(ValueFault::Format, part.at);
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

void ShapeReader::mark(ValueFault fault, std::uint64_t at)
{
    if (m_shape.fault != ValueFault::None)
        return;
    m_shape.fault = fault;
    m_shape.faultAt = at;
}

} // namespace colonnade
