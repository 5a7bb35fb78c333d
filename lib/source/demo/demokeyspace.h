// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/demo/demofamily.h"
#include "source/demo/demotemplate.h"
#include "source/valuereader.h"
#include "util/progress.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace colonnade {

/// One key of the demo, without its value.
struct DemoKey
{
    std::string name;
    std::uint32_t db = 0;
    ValueType type = ValueType::Unknown;
    std::optional<std::chrono::milliseconds> ttl; ///< counted from DemoKeyspace::takenAt()
    std::chrono::seconds idle{};
    std::uint8_t frequency = 0;
};

/// The built-in keyspace: an online shop with car insurance after three years. Keys are numbered from 0; keys and
/// rows are made when asked for, each alone, always the same. Immutable; any number of threads may read.
class DemoKeyspace
{
public:
    /// Makes the templates of the tables ready; well under a millisecond.
    DemoKeyspace();

    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] DemoKey key(std::uint64_t number) const;
    /// Rows of the value; 1 for a string.
    [[nodiscard]] std::uint64_t rowCount(std::uint64_t number) const;
    /// Overwrites `row`, reusing its memory. A string is one row, whole: up to 12 MB.
    void makeRow(std::uint64_t number, std::uint64_t index, ValueRow& row) const;

    /// The moment that TTLs count from: fixed, so that every run shows the same numbers.
    static constexpr TimePoint takenAt{std::chrono::sys_days(std::chrono::year(2026) / 3 / 2) + std::chrono::hours(9)};

private:
    struct Line ///< one kind of row: field and value, score and member, or the value alone; a stream has several pairs
    {
        std::vector<std::pair<DemoTemplate, DemoTemplate>> pairs;
    };
    struct Family
    {
        const DemoFamily* facts;
        std::uint64_t seed;
        std::uint64_t firstNumber; ///< of its keys in the keyspace
        DemoTemplate name;
        DemoTemplate head;
        DemoTemplate tail;
        std::vector<Line> lines;
    };
    struct Located
    {
        const Family& family;
        DemoTemplate::Place place; ///< the row is 0
        std::uint64_t chance;      ///< of this key
    };

    static Family prepared(const DemoFamily& facts);
    [[nodiscard]] Located locate(std::uint64_t number) const;
    static std::uint64_t rowCount(const Located& at);
    static void makeString(const Located& at, std::string& out);

    std::vector<Family> m_families;
    std::uint64_t m_size = 0;
};

} // namespace colonnade
