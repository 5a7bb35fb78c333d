// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/valueshape.h"
#include "sizing/servermodel.h"

namespace colonnade {

/// What OBJECT ENCODING says of this value on the server that wrote it: as the dump has it, but for strings and lists,
/// where it depends on the server too.
[[nodiscard]] Encoding encodingOf(const ServerModel& server, std::uint64_t nameBytes, bool expires,
                                  const ValueShape& shape);

} // namespace colonnade
