// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"
#include "rules/ruletable.h"

#include <optional>

namespace colonnade {

/// What a rule with these needs misses of the server, if anything.
[[nodiscard]] std::optional<BlindRule::Missing> missingOfServer(std::uint32_t needs, const RuleContext& context);

} // namespace colonnade
