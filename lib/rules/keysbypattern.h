// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace colonnade {

/// The keys of every pattern at once, where Keyspace::keys(PatternId) would pass over all keys for each. O(keys), four
/// bytes a key.
class KeysByPattern
{
public:
    explicit KeysByPattern(const Keyspace& keyspace);

    [[nodiscard]] std::span<const KeyId> keys(PatternId pattern) const; ///< in tree order

private:
    std::vector<KeyId> m_keys;
    std::vector<std::uint32_t> m_starts; ///< by pattern, and the end
};

} // namespace colonnade
