// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/cursor.h"

namespace colonnade {

/// Passes over a command as clients send it (an array of strings): Valkey 9.2 writes them into dumps that it saves
/// without a second process, for what changed after its key was written.
void skipInlineCommand(Cursor& cursor);

} // namespace colonnade
