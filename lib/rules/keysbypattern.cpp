// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/keysbypattern.h"

#include <numeric>

namespace colonnade {

KeysByPattern::KeysByPattern(const Keyspace& keyspace)
    : m_keys(keyspace.size())
    , m_starts(keyspace.patternCount() + 1)
{
    const auto patternOf = [&](std::uint32_t key) { return static_cast<std::size_t>(keyspace.patternOf(KeyId(key))); };
    for (std::uint32_t i = 0; i < keyspace.size(); ++i)
        ++m_starts[patternOf(i) + 1];
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t i = 0; i < keyspace.size(); ++i)
        m_keys[next[patternOf(i)]++] = KeyId(i);
}

std::span<const KeyId> KeysByPattern::keys(PatternId pattern) const
{
    const auto at = static_cast<std::size_t>(pattern);
    return std::span(m_keys).subspan(m_starts[at], m_starts[at + 1] - m_starts[at]);
}

} // namespace colonnade
