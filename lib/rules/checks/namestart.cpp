// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include "bytes/escape.h"

#include <algorithm>

namespace colonnade {

std::optional<Severity> checkNameStart(const CheckInput& input, Evidence* evidence)
{
    std::string_view name = input.name.name();
    if (name.starts_with('{') && input.setup.bracesAreTag(input.name))
        name.remove_prefix(1);
    if (!name.empty() && (classOf(name.front()) & ByteClass::Letter) != 0)
        return {};
    if (evidence) {
        const std::size_t length = std::max<std::size_t>(1, utf8SequenceLength(name));
        evidence->measured = {{"first_character", std::string(name.substr(0, length))}};
    }
    return input.severity(RuleId::NameStart);
}

} // namespace colonnade
