// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include <algorithm>

namespace colonnade {

std::optional<Severity> checkNameEmptySegment(const CheckInput& input, Evidence* evidence)
{
    if (!input.name.hasNamespace())
        return {};
    const auto isEmpty = [](const NameView::Segment& segment) { return segment.text.empty(); };
    if (std::ranges::none_of(input.name.segments(), isEmpty))
        return {};
    if (evidence) {
        const auto count = std::ranges::count_if(input.name.segments(), isEmpty);
        evidence->measured = {{"empty_segments", static_cast<std::uint64_t>(count)}};
    }
    return input.severity(RuleId::NameEmptySegment);
}

} // namespace colonnade
