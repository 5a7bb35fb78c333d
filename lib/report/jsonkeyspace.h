// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "report/jsonwriter.h"
#include "source/source.h"

#include <cstddef>

namespace colonnade {

/// What a report in JSON says of the keys alone: one member of its object each.
void writeTotals(JsonWriter& json, const Keyspace& keyspace, MemoryKind memoryKind);
void writePatterns(JsonWriter& json, const Keyspace& keyspace);
void writeHistograms(JsonWriter& json, const Keyspace& keyspace);
void writeTop(JsonWriter& json, const Keyspace& keyspace, std::size_t most);

/// "memory_bytes" of a sum; null where the memory of none of its keys is known.
void writeMemory(JsonWriter& json, const Aggregate& sum);

} // namespace colonnade
