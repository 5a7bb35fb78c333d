// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"

#include <memory>
#include <string_view>

namespace colonnade {

/// Keys as lines of text, so that a test reads like what it is about:
///
///     keyspaceFrom("user:1 string 10\n"
///                  "user:2 hash 20 elements=3 ttl=60")
///
/// Each line: name (display escaping; a space is \x20), type, memory bytes ("-": not known), then any of elements=,
/// value=, ttl= (seconds; without it the key never expires), db=, idle=, freq=, encoding=, count=; of sampled values
/// format= (as nameOf() says), json= (fields), zlib=, zstd= (per cent), numbers=1, equal=1. Empty lines do not
/// count. Taken at 2026-01-01 00:00 UTC. A line that cannot be read ends the test program with a message.
[[nodiscard]] KeyBatch batchFrom(std::string_view lines);
[[nodiscard]] std::shared_ptr<const Keyspace> keyspaceFrom(std::string_view lines, std::string_view separator = ":");

inline constexpr TimePoint testTakenAt{std::chrono::milliseconds(1767225600000)};

} // namespace colonnade
