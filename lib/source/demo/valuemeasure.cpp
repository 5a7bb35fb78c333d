// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/valuemeasure.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>

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

constexpr std::uint64_t object = 16;
constexpr std::uint64_t dict = 56;
constexpr std::uint64_t dictEntry = 24;
constexpr std::uint64_t skiplistNode = 53; // expected, quantum 16

/// jemalloc's size classes with a quantum of 16 bytes.
std::uint64_t allocated(std::uint64_t bytes)
{
    if (bytes <= 8)
        return 8;
    const int power = std::bit_width(bytes - 1) - 1;
    const std::uint64_t spacing = std::max<std::uint64_t>(16, power >= 2 ? std::uint64_t(1) << (power - 2) : 1);
    return (bytes + spacing - 1) / spacing * spacing;
}

std::uint64_t stringBytes(std::uint64_t length)
{
    const std::uint64_t header = length < 32 ? 1 : length < 256 ? 3 : length < 65536 ? 5 : 9;
    return allocated(header + length + 1);
}

/// An integer as the servers recognise one: its shortest text, nothing else.
std::optional<std::int64_t> canonicalInteger(std::string_view text)
{
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool isShortest = text == "0" || (!text.empty() && text[text[0] == '-' ? 1 : 0] != '0');
    if (read.ec != std::errc() || read.ptr != end || !isShortest)
        return {};
    return number;
}

std::uint64_t integerBytes(std::int64_t number)
{
    const auto fits = [number](int bits) {
        return number >= -(INT64_C(1) << (bits - 1)) && number < INT64_C(1) << (bits - 1);
    };
    if (number >= 0 && number < 128)
        return 1;
    return fits(13) ? 2 : fits(16) ? 3 : fits(24) ? 4 : fits(32) ? 5 : 9;
}

std::uint64_t entryBytes(std::uint64_t encoded)
{
    return encoded + (encoded < 128 ? 1 : encoded < 16384 ? 2 : encoded < 2097152 ? 3 : 4);
}

std::uint64_t listpackEntryBytes(std::string_view text)
{
    if (const auto number = canonicalInteger(text))
        return entryBytes(integerBytes(*number));
    const std::uint64_t length = text.size();
    return entryBytes(length + (length < 64 ? 1 : length < 4096 ? 2 : 5));
}

} // namespace

void ValueMeasure::add(const ValueRow& row)
{
    ++m_rows;
    if (m_type == ValueType::Stream) {
        std::uint64_t bytes = 10; // flags, id differences, field count and back length of an entry
        for (const auto& [field, value] : row.fields) {
            m_valueBytes += field.size() + value.size();
            bytes += listpackEntryBytes(value);
        }
        addToNode(bytes);
        return;
    }
    if (m_type == ValueType::Hash)
        addText(row.field);
    addText(row.value);
    if (row.score)
        addScore(*row.score);
    if (m_type == ValueType::List)
        addToNode(listpackEntryBytes(row.value));
}

void ValueMeasure::addText(std::string_view text)
{
    m_valueBytes += text.size();
    m_longest = std::max<std::uint64_t>(m_longest, text.size());
    m_textBytes += stringBytes(text.size());
    m_listpackBytes += listpackEntryBytes(text);
    if (m_type == ValueType::Set || m_type == ValueType::String) {
        const auto number = canonicalInteger(text);
        m_allIntegers = m_allIntegers && number;
        if (number && *number != static_cast<std::int16_t>(*number))
            m_widest = std::max<std::uint64_t>(m_widest, *number == static_cast<std::int32_t>(*number) ? 4 : 8);
    }
}

void ValueMeasure::addScore(double score)
{
    if (score == std::floor(score) && std::abs(score) < 1e15) {
        m_listpackBytes += entryBytes(integerBytes(static_cast<std::int64_t>(score)));
        return;
    }
    char buffer[32];
    const auto end = std::to_chars(std::begin(buffer), std::end(buffer), score).ptr;
    m_listpackBytes += entryBytes(1 + static_cast<std::uint64_t>(end - buffer));
}

void ValueMeasure::addToNode(std::uint64_t bytes)
{
    const bool isList = m_type == ValueType::List;
    const bool isFull = m_nodeBytes + bytes > (isList ? listNodeBytes : streamNodeBytes) ||
                        (!isList && m_nodeRows >= streamNodeEntries);
    if (isFull && m_nodeRows > 0) {
        ++m_nodes;
        m_nodesBytes += allocated(m_nodeBytes);
        m_nodeBytes = 7;
        m_nodeRows = 0;
    }
    m_nodeBytes += bytes;
    ++m_nodeRows;
}

std::uint64_t ValueMeasure::elements() const
{
    return m_type == ValueType::String ? m_valueBytes : m_rows;
}

Encoding ValueMeasure::encoding() const
{
    const bool isCompact = m_rows <= listpackEntries && m_longest <= listpackValueBytes;
    switch (m_type) {
    case ValueType::String:
        return m_allIntegers ? Encoding::Int : m_valueBytes <= embstrBytes ? Encoding::Embstr : Encoding::Raw;
    case ValueType::Hash:
        return m_rows <= hashListpackEntries && m_longest <= listpackValueBytes ? Encoding::Listpack
                                                                                : Encoding::Hashtable;
    case ValueType::List:
        return m_listpackBytes <= listNodeBytes ? Encoding::Listpack : Encoding::Quicklist;
    case ValueType::Set:
        if (m_allIntegers && m_rows <= setIntsetEntries)
            return Encoding::Intset;
        return isCompact ? Encoding::Listpack : Encoding::Hashtable;
    case ValueType::ZSet:
        return isCompact ? Encoding::Listpack : Encoding::Skiplist;
    case ValueType::Stream:
        return Encoding::Stream;
    case ValueType::Unknown:
    case ValueType::Module:
        break;
    }
    return Encoding::Unknown;
}

std::uint64_t ValueMeasure::tableBytes() const
{
    return dict + 8 * std::bit_ceil(std::max<std::uint64_t>(4, m_rows)) + dictEntry * m_rows + m_textBytes;
}

std::uint64_t ValueMeasure::memoryBytes(std::size_t nameBytes) const
{
    const std::uint64_t key = stringBytes(nameBytes) + dictEntry + object;
    switch (encoding()) {
    case Encoding::Int:
        return key;
    case Encoding::Embstr:
        return key - object + allocated(object + 4 + m_valueBytes);
    case Encoding::Raw:
        return key + m_textBytes;
    case Encoding::Intset:
        return key + allocated(8 + m_widest * m_rows);
    case Encoding::Listpack:
        return key + allocated(m_listpackBytes);
    case Encoding::Hashtable:
        return key + tableBytes();
    case Encoding::Skiplist:
        return key + 16 + 32 + allocated(536) + tableBytes() + skiplistNode * m_rows;
    case Encoding::Quicklist:
        return key + dict + 40 * (m_nodes + 1) + m_nodesBytes + allocated(m_nodeBytes);
    case Encoding::Stream: { // a node of the radix tree is charged 244 bytes; there are a few more than listpacks
        const std::uint64_t nodes = m_nodes + 1;
        return key + 80 + 16 * nodes + 244 * (nodes + nodes / 3 + 1) + m_nodesBytes + allocated(m_nodeBytes);
    }
    default:
        return key;
    }
}

} // namespace colonnade
