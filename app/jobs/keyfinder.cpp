// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/keyfinder.h"

#include "bytes/escape.h"
#include "bytes/glob.h"

#include <algorithm>

namespace colonnade {

namespace {

char folded(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

Result<KeyQuery> KeyQuery::parse(std::string_view text)
{
    KeyQuery query;
    query.m_isGlob = text.find_first_of("*?[") != std::string_view::npos;
    if (query.m_isGlob) {
        query.m_bytes = text; // a glob has its own backslash
        return query;
    }
    Result<std::string> bytes = unescaped(text);
    if (!bytes)
        return std::unexpected(bytes.error());
    query.m_bytes = std::move(*bytes);
    return query;
}

bool KeyQuery::matches(std::string_view name) const
{
    if (m_isGlob)
        return globMatches(m_bytes, name);
    return std::ranges::search(name, m_bytes, {}, folded, folded).begin() != name.end() || m_bytes.empty();
}

std::vector<KeyId> findKeys(const Keyspace& keyspace, const KeyQuery& query, std::stop_token stop)
{
    std::vector<KeyId> found;
    for (std::uint32_t i = 0; i < keyspace.size(); ++i) {
        if ((i & 0xFFF) == 0 && stop.stop_requested())
            break;
        if (query.matches(keyspace.name(KeyId(i))))
            found.push_back(KeyId(i));
    }
    return found;
}

} // namespace colonnade
