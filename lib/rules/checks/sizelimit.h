// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "rules/finding.h"
#include "rules/profile.h"

#include <optional>

namespace colonnade {

/// A limit that a value is over, and by which measure.
struct ExceededLimit
{
    EvidenceItem measured; ///< "value_bytes", "elements", "fields"
    EvidenceItem limit;
    std::optional<EvidenceItem> alsoMeasured; ///< a hash over fields and bytes together
    std::optional<EvidenceItem> alsoLimit;

    void describe(Evidence& evidence) const;
};

/// What of these limits the value is over, as far as its facts are known. Nothing is allocated. Unknown types and
/// modules' types have no limits.
[[nodiscard]] std::optional<ExceededLimit> exceededLimit(const KeyFacts& facts, const SizeLimits& limits);

} // namespace colonnade
