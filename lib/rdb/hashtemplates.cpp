// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/hashtemplates.h"

#include "rdb/listpack.h"
#include "rdb/primitives.h"

namespace colonnade {

namespace {

constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20U;
constexpr std::uint64_t bytesOfAName = sizeof(std::string); // an empty name is no free one

std::uint64_t costOf(const HashTemplate& names)
{
    return names.nameBytes + bytesOfAName * names.fields.size();
}

HashTemplate readNames(Cursor& cursor, std::uint64_t room)
{
    HashTemplate names;
    std::string scratch;
    const std::uint64_t at = cursor.offset();
    const std::uint64_t count = readLength(cursor);
    for (std::uint64_t i = 0; i < count && cursor.ok(); ++i) {
        names.nameBytes += names.fields.emplace_back(readString(cursor, scratch)).size();
        if (costOf(names) > room)
            cursor.fail(ErrorCode::LimitExceeded, "hash templates with too many field names", at);
    }
    return names;
}

} // namespace

void HashTemplates::read(Cursor& cursor)
{
    const std::uint64_t at = cursor.offset();
    const std::uint64_t id = readLength(cursor);
    HashTemplate names = readNames(cursor, mostBytes - m_bytes);
    if (!cursor.ok())
        return;
    if (names.fields.empty() || m_templates.contains(id)) {
        cursor.fail(ErrorCode::Damaged,
                    names.fields.empty() ? "a hash template without fields" : "two hash templates of one number", at);
        return;
    }
    m_bytes += costOf(names);
    m_templates.emplace(id, std::move(names));
}

const HashTemplate* HashTemplates::find(std::uint64_t id) const
{
    const auto found = m_templates.find(id);
    return found == m_templates.end() ? nullptr : &found->second;
}

HashTemplate readInlineTemplate(Cursor& cursor)
{
    constexpr std::uint64_t packed = 0;
    constexpr std::uint64_t oneByOne = 1;
    const std::uint64_t at = cursor.offset();
    const std::uint64_t format = readLength(cursor);
    if (format == oneByOne)
        return readNames(cursor, mostBytes);
    HashTemplate names;
    if (format != packed) {
        cursor.fail(ErrorCode::Damaged, "unknown form of field names", at);
        return names;
    }
    std::string scratch;
    Listpack list(readString(cursor, scratch));
    PackedEntry entry;
    NumberBuffer digits;
    while (cursor.ok() && costOf(names) <= mostBytes && list.next(entry))
        names.nameBytes += names.fields.emplace_back(entry.text(digits)).size();
    if (cursor.ok() && list.damaged())
        cursor.fail(ErrorCode::Damaged, "field names that contradict their own format", at);
    return names;
}

} // namespace colonnade
