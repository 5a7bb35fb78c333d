// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/listpack.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace colonnade {

struct StreamId
{
    std::uint64_t ms = 0;
    std::uint64_t seq = 0;

    bool operator==(const StreamId&) const = default;
};

struct StreamEntry
{
    StreamId id;
    bool deleted = false; ///< still there as bytes, gone for clients
    std::vector<std::pair<PackedEntry, PackedEntry>> fields;
};

/// Walks one node of a stream: a listpack whose first entries name the fields that most of its entries share; the
/// others give their distance from the node's own id, their own fields or only values, and how many listpack entries
/// they took. Nothing is reserved by a count from the file.
class StreamNode
{
public:
    /// `key` is the node's id: 16 bytes, big-endian. Both must outlive the node.
    StreamNode(std::string_view key, std::string_view listpack);

    /// Deleted entries are given too. False: the end, or damage. Reuses the entry's memory.
    bool next(StreamEntry& entry);
    [[nodiscard]] bool damaged() const { return m_damaged; }

private:
    bool readHeader();
    bool readEntry(StreamEntry& entry);
    bool readFields(StreamEntry& entry, bool sameFields);
    bool takeNumber(std::int64_t& number);

    Listpack m_listpack;
    StreamId m_first;
    std::vector<PackedEntry> m_fields;
    std::int64_t m_left = 0; // entries, deleted ones included
    bool m_damaged = false;
};

} // namespace colonnade
