// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "util/progress.h"

#include <string>
#include <string_view>

namespace colonnade {

/// Keys as a CSV sheet (RFC 4180, LF), one row each, that NamesSource reads again. `name` is display text, `name_hex`
/// the bytes; an empty cell is not known; `expires` tells "never" from "not known" where `ttl_seconds` is empty.
inline constexpr std::string_view csvKeyHeader =
    "name,name_hex,db,type,encoding,count,elements,value_bytes,memory_bytes,ttl_seconds,expires,idle_seconds\n";

void appendCsvKey(std::string& out, const KeyFacts& facts, TimePoint takenAt);

} // namespace colonnade
