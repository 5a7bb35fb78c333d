// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/duplicatecheck.h"
#include "rdb/hashtemplates.h"
#include "rdb/valueshape.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// What a packed part holds.
struct PackedFacts
{
    std::uint64_t elements = 0;
    std::uint64_t payloadBytes = 0;
    std::uint64_t expiringFields = 0;
    ValueFault fault = ValueFault::None;
};

/// `bytes`: uncompressed. One walk over them, and a set of all elements where they must be unique.
[[nodiscard]] PackedFacts packedFacts(const RdbTypeInfo& info, std::string_view bytes, DuplicateCheck& duplicates);

/// Of a listpack that holds the number of a template and then the values of its fields. `own`: the names where the
/// value has them itself, else null.
[[nodiscard]] PackedFacts templateFacts(std::string_view bytes, const HashTemplates& templates,
                                        const HashTemplate* own);

} // namespace colonnade
