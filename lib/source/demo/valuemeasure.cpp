// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/valuemeasure.h"

#include "source/demo/listpacksize.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace colonnade {

namespace {

// The servers' defaults.
constexpr std::uint64_t hashListpackEntries = 512;
constexpr std::uint64_t setIntsetEntries = 512;
constexpr std::uint64_t listpackEntries = 128; // set, zset
constexpr std::uint64_t listpackValueBytes = 64;
constexpr std::uint64_t listNodeBytes = 8192;
constexpr std::uint64_t streamNodeBytes = 4096;
constexpr std::uint64_t streamNodeEntries = 100;
constexpr std::uint64_t embstrBytes = 44;

std::uint64_t millisecondsOf(std::string_view entryId)
{
    std::uint64_t ms = 0;
    std::from_chars(entryId.data(), entryId.data() + entryId.size(), ms);
    return ms;
}

/// As a radix tree orders them: 16 bytes, big end first; the demo's ids have no second part.
std::array<char, RadixShape::idSize> radixKey(std::uint64_t ms)
{
    std::array<char, RadixShape::idSize> key{};
    for (std::size_t i = 0; i < 8; ++i)
        key[i] = static_cast<char>(ms >> (56 - 8 * i) & 0xFF);
    return key;
}

} // namespace

void ValueMeasure::start(ValueType type)
{
    m_type = type;
    m_rows = 0;
    m_valueBytes = 0;
    m_longest = 0;
    m_listpackBytes = emptyListpackBytes;
    m_widestInteger = 2;
    m_allIntegers = true;
    m_lengths.clear();
    m_nodes.clear();
}

void ValueMeasure::add(const ValueRow& row)
{
    ++m_rows;
    if (m_type == ValueType::Stream) {
        addEntry(row);
        return;
    }
    if (m_type == ValueType::Hash)
        addText(row.field);
    addText(row.value);
    if (row.score)
        m_listpackBytes += listpackScoreBytes(*row.score);
    if (m_type == ValueType::List)
        addItem(row.value);
    else
        m_lengths.emplace_back(m_type == ValueType::Hash ? row.field.size() : row.value.size(), row.value.size());
}

void ValueMeasure::addText(std::string_view text)
{
    m_valueBytes += text.size();
    m_longest = std::max<std::uint64_t>(m_longest, text.size());
    m_listpackBytes += listpackTextBytes(text);
    const auto number = canonicalInteger(text);
    m_allIntegers = m_allIntegers && number;
    if (number && *number != static_cast<std::int16_t>(*number))
        m_widestInteger =
            std::max<std::uint64_t>(m_widestInteger, *number == static_cast<std::int32_t>(*number) ? 4 : 8);
}

void ValueMeasure::addItem(std::string_view item)
{
    const std::uint64_t bytes = listpackTextBytes(item);
    if (m_nodes.empty() || m_nodes.back().bytes + bytes > listNodeBytes)
        m_nodes.push_back({.bytes = emptyListpackBytes});
    m_nodes.back().bytes += bytes;
    ++m_nodes.back().rows;
}

// A node starts with its number of entries, of deleted ones and of fields, the fields and a zero; an entry is its
// flags, its id as a difference to the first one, its values and the number of its parts.
void ValueMeasure::addEntry(const ValueRow& row)
{
    const std::uint64_t ms = millisecondsOf(row.field);
    std::uint64_t texts = 0;
    std::uint64_t fields = 0;
    std::uint64_t values = 0;
    for (const auto& [field, value] : row.fields) {
        texts += field.size() + value.size();
        fields += listpackTextBytes(field);
        values += listpackTextBytes(value);
    }
    m_valueBytes += texts;
    if (m_nodes.empty() || m_nodes.back().bytes + texts >= streamNodeBytes ||
        m_nodes.back().rows >= streamNodeEntries) {
        const std::uint64_t head = 4 * listpackIntegerBytes(0);
        m_nodes.push_back({.bytes = emptyListpackBytes + head + fields, .firstMs = ms});
    }
    Node& node = m_nodes.back();
    node.bytes +=
        3 * listpackIntegerBytes(0) + listpackIntegerBytes(static_cast<std::int64_t>(ms - node.firstMs)) + values;
    ++node.rows;
}

std::uint64_t ValueMeasure::elements() const
{
    return m_type == ValueType::String ? m_valueBytes : m_rows;
}

RdbType ValueMeasure::storedType() const
{
    const bool isCompact = m_rows <= listpackEntries && m_longest <= listpackValueBytes;
    switch (m_type) {
    case ValueType::Hash:
        return m_rows <= hashListpackEntries && m_longest <= listpackValueBytes ? RdbType::HashListpack : RdbType::Hash;
    case ValueType::List:
        return RdbType::ListQuicklist2;
    case ValueType::Set:
        if (m_allIntegers && m_rows <= setIntsetEntries)
            return RdbType::SetIntset;
        return isCompact ? RdbType::SetListpack : RdbType::Set;
    case ValueType::ZSet:
        return isCompact ? RdbType::ZSetListpack : RdbType::ZSetBinary;
    case ValueType::Stream:
        return RdbType::Stream3;
    default:
        return RdbType::String;
    }
}

Encoding ValueMeasure::encoding() const
{
    if (m_type == ValueType::String)
        return m_allIntegers ? Encoding::Int : m_valueBytes <= embstrBytes ? Encoding::Embstr : Encoding::Raw;
    if (m_type == ValueType::List)
        return m_nodes.size() == 1 ? Encoding::Listpack : Encoding::Quicklist;
    return infoOf(storedType()).encoding;
}

ValueShape ValueMeasure::shape() const
{
    ValueShape shape;
    shape.stored = storedType();
    shape.elements = elements();
    shape.payloadBytes = m_valueBytes;
    shape.isInteger = m_type == ValueType::String && m_allIntegers;
    shape.nodes = m_nodes.size();
    shape.packedBytes = m_listpackBytes;
    if (shape.stored == RdbType::SetIntset)
        shape.packedBytes = 8 + m_widestInteger * m_rows;
    if (m_type == ValueType::Stream) {
        shape.stream.nodes = m_nodes.size();
        RadixTally tree(shape.stream.tree);
        for (const Node& node : m_nodes) {
            const auto key = radixKey(node.firstMs);
            tree.add({key.data(), key.size()});
        }
        tree.finish();
    }
    return shape;
}

std::uint64_t ValueMeasure::memoryBytes(std::size_t nameBytes, bool expires)
{
    const ValueShape whole = shape();
    if (infoOf(whole.stored).layout == RdbLayout::Records) {
        for (const auto& [first, second] : m_lengths)
            m_sizer.onElement(whole.stored, first, second, false);
    }
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        m_sizer.onNode(whole.stored, {i, m_nodes.size(), m_nodes[i].bytes, m_nodes[i].bytes, false});
    return m_sizer.finish(nameBytes, expires, whole).value().bytes;
}

} // namespace colonnade
