// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/checksetup.h"
#include "rules/finding.h"

#include <string>

namespace colonnade {

/// A finding about the server. `subject` is what it is about there: a parameter, a command, a field of INFO.
[[nodiscard]] Finding serverFinding(RuleId rule, const CheckSetup& setup, std::string subject);

/// "CONFIG SET parameter value"
[[nodiscard]] std::string configSet(std::string_view parameter, std::string_view value);

} // namespace colonnade
