// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

std::optional<Severity> checkNameTooTerse(const CheckInput& input, Evidence* evidence)
{
    std::size_t words = 0;
    std::size_t letters = 0;
    for (const NameView::Segment& segment : input.name.segments()) {
        if (!segment.isWord())
            continue;
        ++words;
        letters += segment.text.size() == 1 ? 1 : 0;
    }
    if (letters == 0 || (letters < 2 && letters < words))
        return {};
    if (evidence) {
        evidence->measured = {{"one_byte_segments", std::uint64_t(letters)}, {"word_segments", std::uint64_t(words)}};
        evidence->threshold = {{"least_word_bytes", std::uint64_t(2)}};
    }
    return input.severity(RuleId::NameTooTerse);
}

} // namespace colonnade
