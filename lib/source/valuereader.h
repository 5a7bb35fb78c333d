// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "util/result.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace colonnade {

/// One row of a value: a hash field, list item, set member, zset member or stream entry. A string is one row.
struct ValueRow
{
    std::string field = {};                                       ///< hash: field; stream: entry id; else empty
    std::string value = {};                                       ///< empty for stream entries, which have `fields`
    std::vector<std::pair<std::string, std::string>> fields = {}; ///< stream entries only
    std::optional<double> score = {};                             ///< zset only
    std::optional<std::int64_t> expiresAtMs = {};                 ///< hash fields with a TTL of their own
};

/// A part of a value. Big values come page by page; nothing ever holds a 5-million-field hash at once.
struct ValuePage
{
    ValueType type = ValueType::Unknown;
    Encoding encoding = Encoding::Unknown;
    std::vector<ValueRow> rows;
    Fact elements = {};              ///< of the whole value
    std::uint64_t firstIndex = 0;    ///< of rows[0], counted from the start of the value
    std::optional<std::string> next; ///< opaque: hand it back for the following page; nullopt: this was the last
    std::uint64_t stringOffset = 0;  ///< strings: where rows[0] starts in the value
};

struct PageRequest
{
    std::string cursor = {}; ///< empty: from the start
    std::size_t maxRows = 500;
    std::size_t maxBytes = 1024 * 1024; ///< a page ends after the row that passes this; strings are cut at it
};

/// Reads single values. Blocking; one thread at a time.
class ValueReader
{
public:
    virtual ~ValueReader() = default;

    /// `key` needs name and db; and locator where the source gave one. NoSuchKey when it is gone.
    virtual Result<ValuePage> page(const KeyFacts& key, const PageRequest& request, std::stop_token stop) = 0;

    /// Whether any value costs the same, wherever it stands.
    [[nodiscard]] virtual bool canJump() const { return true; }
};

} // namespace colonnade
