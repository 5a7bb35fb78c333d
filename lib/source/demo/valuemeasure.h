// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/valuereader.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// Measures a value row by row: elements, payload, how a Redis 7.2 with its default limits would store it, and the
/// bytes that takes. Exact for strings and compact encodings; hash tables and skip lists by their expected size;
/// list nodes and streams without the last few bytes of their blobs.
class ValueMeasure
{
public:
    explicit ValueMeasure(ValueType type)
        : m_type(type)
    {
    }

    void add(const ValueRow& row);

    [[nodiscard]] std::uint64_t elements() const;
    [[nodiscard]] std::uint64_t valueBytes() const { return m_valueBytes; }
    [[nodiscard]] Encoding encoding() const;
    /// Key, value and overhead, as MEMORY USAGE counts them.
    [[nodiscard]] std::uint64_t memoryBytes(std::size_t nameBytes) const;

private:
    void addText(std::string_view text);
    void addScore(double score);
    void addToNode(std::uint64_t entryBytes);
    [[nodiscard]] std::uint64_t tableBytes() const;

    ValueType m_type;
    std::uint64_t m_rows = 0;
    std::uint64_t m_valueBytes = 0;
    std::uint64_t m_longest = 0;
    std::uint64_t m_textBytes = 0;     ///< as strings of their own
    std::uint64_t m_listpackBytes = 7; ///< as one listpack: header and end
    std::uint64_t m_widest = 2;        ///< bytes of an intset's integers
    bool m_allIntegers = true;
    std::uint64_t m_nodeBytes = 7; ///< the list node or stream node that is being filled
    std::uint64_t m_nodeRows = 0;
    std::uint64_t m_nodes = 0;      ///< filled
    std::uint64_t m_nodesBytes = 0; ///< of the filled ones
};

} // namespace colonnade
