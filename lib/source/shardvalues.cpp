// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/shardvalues.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace colonnade {

Result<ValuePage> ShardValues::page(const KeyFacts& key, const PageRequest& request, std::stop_token stop)
{
    assert(key.file < m_readers.size());
    const auto& reader = m_readers[key.file];
    if (!reader)
        return std::unexpected(reader.error());
    return (*reader)->page(key, request, std::move(stop));
}

bool ShardValues::canJump() const
{
    return std::ranges::all_of(m_readers, [](const auto& reader) { return !reader || (*reader)->canJump(); });
}

} // namespace colonnade
