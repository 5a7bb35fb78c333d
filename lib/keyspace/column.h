// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/fact.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace colonnade {

/// A column that costs nothing while all its values are equal (database 0, no expiry, count 1).
template<typename T>
class LazyColumn
{
public:
    explicit LazyColumn(T common = T{})
        : m_common(common)
    {
    }

    void push(T value)
    {
        if (m_values.empty()) {
            if (m_size == 0)
                m_common = value;
            if (value == m_common) {
                ++m_size;
                return;
            }
            m_values.reserve(m_size + 1);
            m_values.assign(m_size, m_common);
        }
        m_values.push_back(value);
        ++m_size;
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] T operator[](std::size_t i) const { return m_values.empty() ? m_common : m_values[i]; }
    [[nodiscard]] bool isUniform() const { return m_values.empty(); }

    /// The values at `order`, in that order.
    [[nodiscard]] LazyColumn permuted(const std::vector<std::uint32_t>& order) const
    {
        LazyColumn result(m_common);
        result.m_size = order.size();
        if (!m_values.empty()) {
            result.m_values.reserve(order.size());
            for (const std::uint32_t i : order)
                result.m_values.push_back(m_values[i]);
        }
        return result;
    }
    [[nodiscard]] std::size_t memoryFootprint() const { return m_values.capacity() * sizeof(T); }

private:
    T m_common;
    std::vector<T> m_values;
    std::size_t m_size = 0;
};

/// Facts in four bytes each; the few that need more stand in a table beside.
class FactColumn
{
public:
    void push(Fact fact)
    {
        if (fact.isKnown() && fact.value() >= large) {
            m_large.emplace(static_cast<std::uint32_t>(m_column.size()), fact.value());
            m_column.push(large);
        } else {
            m_column.push(fact.isKnown() ? static_cast<std::uint32_t>(fact.value())
                                         : (fact.isUnknown() ? unknown : notAsked));
        }
    }
    [[nodiscard]] Fact operator[](std::size_t i) const
    {
        const std::uint32_t value = m_column[i];
        if (value < large)
            return Fact(value);
        if (value == large)
            return Fact(m_large.at(static_cast<std::uint32_t>(i)));
        return value == unknown ? Fact::unknown() : Fact::notAsked();
    }
    [[nodiscard]] std::size_t size() const { return m_column.size(); }

    [[nodiscard]] FactColumn permuted(const std::vector<std::uint32_t>& order) const
    {
        FactColumn result;
        result.m_column = m_column.permuted(order);
        if (!m_large.empty()) {
            for (std::uint32_t i = 0; i < order.size(); ++i) {
                if (m_column[order[i]] == large)
                    result.m_large.emplace(i, m_large.at(order[i]));
            }
        }
        return result;
    }
    [[nodiscard]] std::size_t memoryFootprint() const
    {
        return m_column.memoryFootprint() + m_large.size() * 32; // 32: a node of the table
    }

private:
    static constexpr std::uint32_t notAsked = 0xFFFFFFFF;
    static constexpr std::uint32_t unknown = 0xFFFFFFFE;
    static constexpr std::uint32_t large = 0xFFFFFFFD;

    LazyColumn<std::uint32_t> m_column{notAsked};
    std::unordered_map<std::uint32_t, std::uint64_t> m_large;
};

} // namespace colonnade
