// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "report/jsonwriter.h"
#include "util/progress.h"

#include <optional>

namespace colonnade {

/// One key as a JSON object, the same in every report and readable again as a JSON-lines list (source/keyjson.h).
/// What is not known is null. `ttl_seconds` is null for keys that never expire too; `expires` tells these apart.
void writeKey(JsonWriter& json, const KeyFacts& facts, TimePoint takenAt);

/// A known number, or null.
void writeFact(JsonWriter& json, Fact fact);

/// Seconds until expiry, rounded up as the TTL command does, at least 0; nullopt where there is no expiry to count.
[[nodiscard]] std::optional<std::uint64_t> ttlSeconds(Expiry expiry, TimePoint takenAt);

} // namespace colonnade
