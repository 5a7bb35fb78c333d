// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/offendingbytes.h"
#include "rules/joints.h"

#include <algorithm>

namespace colonnade {

namespace {

std::size_t hyphensIn(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count(text, '-'));
}

/// Ids that are written with hyphens, such as UUIDs and dates, keep theirs.
std::size_t looseHyphens(const NameView& name)
{
    std::size_t count = 0;
    for (const NameView::Segment& segment : name.segments()) {
        if ((segment.bytes & ByteClass::Hyphen) == 0 || (segment.isId() && segment.id != IdKind::PrefixedDigits))
            continue;
        count += hyphensIn(segment.text);
        forEachPart(segment.text, [&count](const NamePart& part) { count -= hyphensIn(part.text); });
    }
    return count;
}

/// Guidelines disagree about the hyphen, so a profile may allow it and mention it all the same.
std::optional<Severity> checkHyphens(const CheckInput& input, Evidence* evidence)
{
    const Profile& profile = input.setup.profile;
    if (!profile.hyphenAllowed || !profile.hyphenMentioned || (input.name.bytes() & ByteClass::Hyphen) == 0)
        return {};
    const std::size_t count = looseHyphens(input.name);
    if (count == 0)
        return {};
    if (evidence) {
        evidence->measured = {{"characters", std::string("-")}, {"count", std::uint64_t(count)}};
        evidence->threshold = {{"allowed_signs", std::string("|_.:")}};
    }
    return Severity::Info;
}

} // namespace

std::optional<Severity> checkNameCharset(const CheckInput& input, Evidence* evidence)
{
    if (!findBytes(input.name, input.setup, input.setup.outsideCharset, evidence))
        return checkHyphens(input, evidence);
    if (evidence)
        evidence->threshold = {{"allowed_signs", std::string(input.setup.profile.hyphenAllowed ? "|_.:-" : "|_.:")}};
    return input.severity(RuleId::NameCharset);
}

} // namespace colonnade
