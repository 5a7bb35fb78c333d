// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/generalfinding.h"

#include "rules/ruletable.h"

#include <utility>

namespace colonnade {

Finding generalFinding(RuleId id, const CheckSetup& setup, std::string subject, std::uint32_t db)
{
    return {.rule = id,
            .severity = setup.profile.setting(id).severity,
            .scope = rule(id).scope,
            .subject = std::move(subject),
            .db = db,
            .key = {},
            .evidence = {}};
}

} // namespace colonnade
