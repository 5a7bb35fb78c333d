// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/jsonwriter.h"
#include "report/reportwords.h"
#include "source/source.h"

#include <optional>
#include <vector>

namespace colonnade {

/// What is wrong with a file, and where: "damage", with the bytes around each place.
void writeDamage(JsonWriter& json, const std::vector<Damage>& damage, const ReportWords& words);

/// What sizes rest on, and what the keyspace would take elsewhere: "memory"; null where nothing was estimated.
void writeMemoryModel(JsonWriter& json, const std::optional<MemoryEstimate>& estimate);

} // namespace colonnade
