// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/redundantwords.h"

namespace colonnade {

namespace {

std::uint64_t wastedBytes(const std::vector<RedundantWord>& words)
{
    std::uint64_t bytes = 0;
    for (const RedundantWord& word : words)
        bytes += word.wastedBytes();
    return bytes;
}

} // namespace

std::optional<Severity> checkNameRedundant(const CheckInput& input, Evidence* evidence)
{
    const std::vector<RedundantWord> words = redundantWords(input.name);
    if (words.empty())
        return {};
    if (evidence)
        evidence->measured = {{"repeated_word", std::string(input.name.asGiven(words.front().text))},
                              {"wasted_bytes", wastedBytes(words)}};
    return input.severity(RuleId::NameRedundant);
}

Cost costOfNameRedundant(const CheckInput& input)
{
    return {.wastedBytes = wastedBytes(redundantWords(input.name)) * input.facts.count};
}

} // namespace colonnade
