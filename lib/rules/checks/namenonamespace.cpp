// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

std::optional<Severity> checkNameNoNamespace(const CheckInput& input, Evidence* evidence)
{
    if (input.name.hasNamespace())
        return {};
    if (evidence) {
        evidence->measured = {{"segments", std::uint64_t(1)}};
        evidence->threshold = {{"least_segments", std::uint64_t(2)}};
    }
    return input.severity(RuleId::NameNoNamespace);
}

} // namespace colonnade
