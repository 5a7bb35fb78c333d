// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/nametemplate.h"

#include "rules/checks/checks.h"

#include <algorithm>

namespace colonnade {

std::optional<Severity> checkNameTemplate(const CheckInput& input, Evidence* evidence)
{
    const auto fits = [&input](const NameTemplate& known) { return known.matches(input.name); };
    if (input.setup.templates.empty() || std::ranges::any_of(input.setup.templates, fits))
        return {};
    if (evidence) {
        std::string known;
        for (const std::string& text : input.setup.profile.nameTemplates)
            known += (known.empty() ? "" : ", ") + text;
        evidence->measured = {{"segments", std::uint64_t(input.name.segments().size())}};
        evidence->threshold = {{"templates", known}};
    }
    return input.severity(RuleId::NameTemplate);
}

} // namespace colonnade
