// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/cursor.h"
#include "rdb/valueshape.h"

namespace colonnade {

/// What stands behind a stream's nodes and its length: ids and counts, consumer groups with their pending entries,
/// and since version 4 what the producers' messages are known by. `version`: RdbTypeInfo::streamVersion.
void readStreamTail(Cursor& cursor, unsigned version, StreamShape& stream);

} // namespace colonnade
