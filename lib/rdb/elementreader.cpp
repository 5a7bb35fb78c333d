// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/elementreader.h"

#include "rdb/primitives.h"

#include <bit>
#include <charconv>
#include <limits>

namespace colonnade {

namespace {

void assign(std::string& to, const PackedEntry& entry)
{
    NumberBuffer buffer;
    to = entry.text(buffer);
}

// Packed scores are numbers or text; anything else reads as NaN.
double scoreFrom(const PackedEntry& entry)
{
    if (entry.isNumber)
        return static_cast<double>(entry.number);
    double score = std::numeric_limits<double>::quiet_NaN();
    std::from_chars(entry.bytes.data(), entry.bytes.data() + entry.bytes.size(), score);
    return score;
}

std::optional<std::int64_t> expiryFrom(const PackedEntry& entry)
{
    return entry.isNumber && entry.number != 0 ? std::optional(entry.number) : std::nullopt;
}

std::string idText(const StreamId& id)
{
    return std::to_string(id.ms) + '-' + std::to_string(id.seq);
}

} // namespace

ElementReader::ElementReader(Cursor& cursor, const HashTemplates& templates, RdbType type)
    : m_cursor(cursor)
    , m_templates(templates)
    , m_info(infoOf(type))
{
    const std::uint64_t start = m_cursor.offset();
    if (m_info.fieldNames == FieldNames::BeforeValues)
        m_names = readInlineTemplate(m_cursor);
    else if (type == RdbType::HashTemplateArrayRef)
        findTemplate(readLength(m_cursor), start);
    if (type == RdbType::HashTtl || type == RdbType::HashListpackTtl)
        m_earliestExpiry = m_cursor.little<std::int64_t>();
    m_place.partsLeft = m_info.layout == RdbLayout::Packed ? 1
                        : hasTemplate()                    ? m_names.fields.size()
                                                           : readLength(m_cursor);
    m_place.offset = m_cursor.offset();
}

bool ElementReader::resume(const Place& place)
{
    m_partOpen = false;
    m_place = place;
    m_place.inside = 0;
    if (!m_cursor.seek(place.offset))
        return false;
    if (place.inside == 0)
        return true;
    return openPart() && skipInside(place.inside);
}

bool ElementReader::next(ValueElement& element)
{
    element.fields.clear();
    element.score.reset();
    element.expiresAtMs.reset();
    const bool got = m_info.layout == RdbLayout::Records ? readRecord(element) : nextInPart(element);
    if (got)
        ++m_place.index;
    return got;
}

bool ElementReader::readRecord(ValueElement& element)
{
    if (m_place.partsLeft == 0)
        return false;
    if (m_info.fieldExpiry == FieldExpiry::Absolute || m_info.fieldExpiry == FieldExpiry::FromEarliest) {
        if (const auto expiry = static_cast<std::int64_t>(readLength(m_cursor)); expiry != 0) {
            const bool isAbsolute = m_info.fieldExpiry == FieldExpiry::Absolute;
            std::int64_t at = expiry;
            if (!isAbsolute && __builtin_add_overflow(expiry - 1, m_earliestExpiry, &at))
                at = std::numeric_limits<std::int64_t>::max();
            element.expiresAtMs = at;
        }
    }
    if (hasTemplate() && m_place.index < m_names.fields.size())
        element.field = m_names.fields[static_cast<std::size_t>(m_place.index)];
    else if (m_info.valueType == ValueType::Hash)
        element.field = readString(m_cursor, m_scratch);
    else
        element.field.clear();
    element.value = readString(m_cursor, m_scratch);
    if (m_info.type == RdbType::ZSetText)
        element.score = readTextDouble(m_cursor);
    else if (m_info.type == RdbType::ZSetBinary)
        element.score = std::bit_cast<double>(m_cursor.little<std::uint64_t>());
    if (m_info.fieldExpiry == FieldExpiry::Behind) {
        if (const auto at = m_cursor.little<std::int64_t>(); at != -1)
            element.expiresAtMs = at;
    }
    --m_place.partsLeft;
    m_place.offset = m_cursor.offset();
    return m_cursor.ok();
}

bool ElementReader::nextInPart(ValueElement& element)
{
    while (m_partOpen || (m_place.partsLeft > 0 && openPart())) {
        if (m_plain) {
            element.field.clear();
            element.value = *std::exchange(m_plain, std::nullopt);
            ++m_place.inside;
            return true;
        }
        const bool got = m_node ? nextStreamEntry(element) : nextPacked(element);
        if (got) {
            ++m_place.inside;
            return true;
        }
        if (!closePart())
            return false;
    }
    return false;
}

// Reads the part at m_place.offset into memory.
bool ElementReader::openPart()
{
    constexpr std::uint64_t plainNode = 1;
    m_node.reset();
    m_plain.reset();
    if (m_info.layout == RdbLayout::Stream)
        m_key = readString(m_cursor, m_scratch);
    const bool isPlain = m_info.type == RdbType::ListQuicklist2 && readLength(m_cursor) == plainNode;
    m_part = readString(m_cursor, m_scratch);
    if (!m_cursor.ok())
        return false;
    if (isPlain)
        m_plain = m_part;
    else if (m_info.layout == RdbLayout::Stream)
        m_node.emplace(m_key, m_part);
    m_packed = isPlain || m_node ? Packed() : Packed(m_info.packing, m_part);
    m_partOpen = true;
    PackedEntry id;
    if (hasTemplate() && m_packed.next(id) && m_info.fieldNames == FieldNames::InTemplate)
        findTemplate(static_cast<std::uint64_t>(id.isNumber ? id.number : -1), m_place.offset);
    return m_cursor.ok();
}

void ElementReader::findTemplate(std::uint64_t id, std::uint64_t at)
{
    if (const HashTemplate* const found = m_templates.find(id))
        m_names = *found;
    else if (m_cursor.ok())
        m_cursor.fail(ErrorCode::Damaged, "it refers to a hash template that the file does not have", at);
}

// False: it was damaged.
bool ElementReader::closePart()
{
    m_partOpen = false;
    if (m_packed.damaged() || (m_node && m_node->damaged())) {
        m_cursor.fail(ErrorCode::Damaged, "a packed part of the value contradicts its own format", m_place.offset);
        return false;
    }
    --m_place.partsLeft;
    m_place.inside = 0;
    m_place.offset = m_cursor.offset();
    return true;
}

bool ElementReader::nextPacked(ValueElement& element)
{
    PackedEntry entry;
    element.field.clear();
    if (!m_packed.next(entry))
        return false;
    if (hasTemplate()) {
        assign(element.value, entry);
        if (m_place.inside < m_names.fields.size())
            element.field = m_names.fields[static_cast<std::size_t>(m_place.inside)];
        return true;
    }
    assign(m_info.valueType == ValueType::Hash ? element.field : element.value, entry);
    if (m_info.entriesPerElement == 1)
        return true;
    if (!m_packed.next(entry))
        return false;
    if (m_info.valueType == ValueType::ZSet)
        element.score = scoreFrom(entry);
    else
        assign(element.value, entry);
    if (m_info.entriesPerElement == 2)
        return true;
    if (!m_packed.next(entry))
        return false;
    element.expiresAtMs = expiryFrom(entry);
    return true;
}

bool ElementReader::nextStreamEntry(ValueElement& element)
{
    do {
        if (!m_node->next(m_entry))
            return false;
    } while (m_entry.deleted);
    element.field = idText(m_entry.id);
    element.value.clear();
    element.fields.resize(m_entry.fields.size());
    for (std::size_t i = 0; i < m_entry.fields.size(); ++i) {
        assign(element.fields[i].first, m_entry.fields[i].first);
        assign(element.fields[i].second, m_entry.fields[i].second);
    }
    return true;
}

bool ElementReader::skipInside(std::uint64_t count)
{
    ValueElement passed;
    for (std::uint64_t i = 0; i < count; ++i) {
        const bool got = m_plain ? (m_plain.reset(), true) : m_node ? nextStreamEntry(passed) : nextPacked(passed);
        if (!got)
            return false;
        ++m_place.inside;
    }
    return true;
}

} // namespace colonnade
