// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sizing/keysizer.h"
#include "source/valuereader.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace colonnade {

/// Measures values row by row: elements, payload, how a server with its default limits would store them, and the
/// memory that takes. Used again for the next value, so that it allocates little.
///
///     measure.start(ValueType::Hash);
///     for (each row)
///         measure.add(row);
class ValueMeasure
{
public:
    explicit ValueMeasure(const MemoryProfile& profile)
        : m_sizer(profile)
    {
    }

    void start(ValueType type);
    void add(const ValueRow& row);

    [[nodiscard]] std::uint64_t elements() const;
    [[nodiscard]] std::uint64_t valueBytes() const { return m_valueBytes; }
    [[nodiscard]] Encoding encoding() const;
    /// Key, value and overhead, as MEMORY USAGE counts them. Once for each value.
    [[nodiscard]] std::uint64_t memoryBytes(std::size_t nameBytes, bool expires);

private:
    struct Node ///< a listpack of a list or stream
    {
        std::uint64_t bytes = 0;
        std::uint64_t rows = 0;
        std::uint64_t firstMs = 0; ///< of the first entry's id
    };

    void addText(std::string_view text);
    void addItem(std::string_view item);
    void addEntry(const ValueRow& row);
    [[nodiscard]] RdbType storedType() const;
    [[nodiscard]] ValueShape shape() const;

    KeySizer m_sizer;
    ValueType m_type = ValueType::Unknown;
    std::uint64_t m_rows = 0;
    std::uint64_t m_valueBytes = 0;
    std::uint64_t m_longest = 0;
    std::uint64_t m_listpackBytes = 0; ///< as one listpack
    std::uint64_t m_widestInteger = 0; ///< bytes of an intset's integers
    bool m_allIntegers = true;
    std::vector<std::pair<std::size_t, std::size_t>> m_lengths; ///< of fields and values, or of members
    std::vector<Node> m_nodes;
};

} // namespace colonnade
