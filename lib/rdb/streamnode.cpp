// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/streamnode.h"

#include "rdb/endian.h"

namespace colonnade {

namespace {

constexpr std::size_t keySize = 16;
constexpr std::int64_t deletedFlag = 1;
constexpr std::int64_t sameFieldsFlag = 2;

} // namespace

StreamNode::StreamNode(std::string_view key, std::string_view listpack)
    : m_listpack(listpack)
{
    if (key.size() == keySize)
        m_first = {bigEndian<std::uint64_t>(key.data()), bigEndian<std::uint64_t>(key.data() + 8)};
    m_damaged = key.size() != keySize || !readHeader();
}

// count, deleted, number of shared fields, the fields, 0
bool StreamNode::readHeader()
{
    std::int64_t count = 0;
    std::int64_t deleted = 0;
    std::int64_t fields = 0;
    if (!takeNumber(count) || !takeNumber(deleted) || !takeNumber(fields) || count < 0 || deleted < 0)
        return false;
    for (; fields > 0; --fields) {
        PackedEntry field;
        if (!m_listpack.next(field))
            return false;
        m_fields.push_back(field);
    }
    std::int64_t terminator = 0;
    if (!takeNumber(terminator) || terminator != 0 || __builtin_add_overflow(count, deleted, &m_left))
        return false;
    return true;
}

bool StreamNode::next(StreamEntry& entry)
{
    if (m_damaged)
        return false;
    if (m_left == 0) {
        PackedEntry beyond;
        m_damaged = m_listpack.next(beyond) || m_listpack.damaged();
        return false;
    }
    if (!readEntry(entry)) {
        m_damaged = true;
        return false;
    }
    --m_left;
    return true;
}

bool StreamNode::readEntry(StreamEntry& entry)
{
    std::int64_t flags = 0;
    std::int64_t ms = 0;
    std::int64_t seq = 0;
    if (!takeNumber(flags) || !takeNumber(ms) || !takeNumber(seq))
        return false;
    entry.deleted = (flags & deletedFlag) != 0;
    // After a trim the first id can be larger than those that follow: distances may be negative.
    entry.id = {m_first.ms + static_cast<std::uint64_t>(ms), m_first.seq + static_cast<std::uint64_t>(seq)};
    std::int64_t entriesTaken = 0;
    return readFields(entry, (flags & sameFieldsFlag) != 0) && takeNumber(entriesTaken);
}

bool StreamNode::readFields(StreamEntry& entry, bool sameFields)
{
    entry.fields.clear();
    PackedEntry field;
    PackedEntry value;
    if (sameFields) {
        for (const PackedEntry& shared : m_fields) {
            if (!m_listpack.next(value))
                return false;
            entry.fields.emplace_back(shared, value);
        }
        return true;
    }
    std::int64_t count = 0;
    if (!takeNumber(count))
        return false;
    for (; count > 0; --count) {
        if (!m_listpack.next(field) || !m_listpack.next(value))
            return false;
        entry.fields.emplace_back(field, value);
    }
    return true;
}

bool StreamNode::takeNumber(std::int64_t& number)
{
    PackedEntry entry;
    if (!m_listpack.next(entry) || !entry.isNumber)
        return false;
    number = entry.number;
    return true;
}

} // namespace colonnade
