// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/redundantwords.h"

namespace colonnade {

std::optional<Severity> checkNameRedundant(const CheckInput& input, Evidence* evidence)
{
    const std::vector<RedundantWord> words = redundantWords(input.name);
    if (words.empty())
        return {};
    if (evidence) {
        std::uint64_t bytes = 0;
        for (const RedundantWord& word : words)
            bytes += word.wastedBytes();
        evidence->measured = {{"repeated_word", std::string(words.front().text)}, {"wasted_bytes", bytes}};
        evidence->wastedBytes = bytes;
    }
    return input.severity(RuleId::NameRedundant);
}

} // namespace colonnade
