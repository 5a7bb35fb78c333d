// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/typeword.h"

namespace colonnade {

std::optional<Severity> checkNameTypeSuffix(const CheckInput& input, Evidence* evidence)
{
    const auto segments = input.name.segments();
    const Profile::TypeWord place = input.setup.profile.typeWord;
    if (place == Profile::TypeWord::None)
        return {};
    std::string_view found = segments.back().text;
    if (place == Profile::TypeWord::Second)
        found = input.name.hasNamespace() ? segments[1].text : std::string_view();
    if (input.name.hasNamespace() && isTypeWord(found))
        return {};
    if (evidence) {
        const ValueType type = input.facts.type;
        const bool isNamed = type != ValueType::Unknown && type != ValueType::Module;
        evidence->measured = {{"segment", std::string(input.name.asGiven(found))}};
        evidence->threshold = {{place == Profile::TypeWord::Last ? "type_word_last" : "type_word_second",
                                std::string(isNamed ? nameOf(type) : "string, hash, list, set, zset, stream")}};
    }
    return input.severity(RuleId::NameTypeSuffix);
}

} // namespace colonnade
