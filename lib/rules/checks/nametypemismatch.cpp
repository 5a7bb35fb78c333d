// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/typeword.h"

namespace colonnade {

std::optional<Severity> checkNameTypeMismatch(const CheckInput& input, Evidence* evidence)
{
    if (input.facts.type == ValueType::Unknown || !input.name.hasNamespace())
        return {};
    const bool second = input.setup.profile.typeWord == Profile::TypeWord::Second;
    const std::string_view word = second ? input.name.segments()[1].text : input.name.segments().back().text;
    if (!isTypeWord(word) || typeWordFits(word, input.facts.type))
        return {};
    if (evidence) {
        evidence->measured = {{"type", std::string(nameOf(input.facts.type))}};
        evidence->threshold = {{"type_word", std::string(word)}};
    }
    return input.severity(RuleId::NameTypeMismatch);
}

} // namespace colonnade
