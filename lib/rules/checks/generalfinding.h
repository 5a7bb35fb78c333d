// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/checksetup.h"
#include "rules/finding.h"

#include <string>

namespace colonnade {

/// A finding of a rule about namespaces or the keyspace, as severe as the profile says, still without evidence.
[[nodiscard]] Finding generalFinding(RuleId rule, const CheckSetup& setup, std::string subject, std::uint32_t db = 0);

} // namespace colonnade
