// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"

#include <vector>

namespace colonnade {

/// Something that could not be seen, and the rules that have nothing to say therefore.
struct BlindPart
{
    Blind blind;
    std::vector<RuleId> rules = {};
};

/// What the source could not see, then what only the rules missed.
[[nodiscard]] std::vector<BlindPart> blindParts(const Analysis& analysis);

} // namespace colonnade
