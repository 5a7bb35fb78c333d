// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

std::optional<Severity> checkNameStart(const CheckInput& input, Evidence* evidence)
{
    std::string_view name = input.name.name();
    if (name.starts_with('{') && input.setup.bracesAreTag(input.name))
        name.remove_prefix(1);
    if (!name.empty() && (classOf(name.front()) & ByteClass::Letter) != 0)
        return {};
    if (evidence)
        evidence->measured = {{"first_byte", std::string(name.substr(0, 1))}};
    return input.severity(RuleId::NameStart);
}

} // namespace colonnade
