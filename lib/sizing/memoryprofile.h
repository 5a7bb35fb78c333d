// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sizing/allocator.h"
#include "sizing/servermodel.h"

namespace colonnade {

/// Everything besides the value that its memory depends on.
struct MemoryProfile
{
    const ServerModel* server = &serverModels().back(); ///< one of serverModels(); never null
    AllocatorKind allocator = AllocatorKind::Jemalloc8;
    bool neverRestarted = false;    ///< tables and streams still have the room they grew with
    unsigned listCompressDepth = 0; ///< the server's list-compress-depth
};

} // namespace colonnade
