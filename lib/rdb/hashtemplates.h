// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/cursor.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace colonnade {

/// The field names that many hashes share (Redis 8.10), in the order of their values.
struct HashTemplate
{
    std::vector<std::string> fields;
    std::uint64_t nameBytes = 0; ///< of all fields together
};

/// The templates of one file: they stand before its keys, which refer to them by number. At most 64 MB of names;
/// more is LimitExceeded.
class HashTemplates
{
public:
    /// A record: number, count, names. The cursor stands behind the opcode.
    void read(Cursor& cursor);
    /// Null: the file has no such template.
    [[nodiscard]] const HashTemplate* find(std::uint64_t id) const;

private:
    std::unordered_map<std::uint64_t, HashTemplate> m_templates;
    std::uint64_t m_bytes = 0;
};

/// The names that stand in a value itself, as DUMP writes them: in one listpack or one by one.
[[nodiscard]] HashTemplate readInlineTemplate(Cursor& cursor);

} // namespace colonnade
