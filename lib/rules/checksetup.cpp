// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checksetup.h"

namespace colonnade {

void CheckSetup::ByteSet::add(char byte)
{
    contains[static_cast<unsigned char>(byte)] = true;
    classes |= classOf(byte);
}

std::optional<std::uint64_t> CheckSetup::secondsLeft(Expiry expiry) const
{
    if (!expiry.isAt())
        return {};
    const std::int64_t left = (expiry.sinceEpoch() - context.takenAt.time_since_epoch()).count();
    return left <= 0 ? 0 : static_cast<std::uint64_t>(left + 999) / 1000;
}

void CheckSetup::readCompactLimits()
{
    const auto limit = [](std::optional<std::uint64_t> entries, std::optional<std::uint64_t> bytes) {
        return entries && bytes ? std::optional(CompactLimit{*entries, *bytes, false}) : std::nullopt;
    };
    const CompactLimits said = context.server ? context.server->compactLimits() : CompactLimits();
    compactHash = limit(said.hashEntries, said.hashValue).value_or(CompactLimit{512, 64, true});
    compactSortedSet = limit(said.zsetEntries, said.zsetValue).value_or(CompactLimit{128, 64, true});
    compactSet = limit(said.setEntries, said.setValue);
}

void CheckSetup::findBusyKeys()
{
    if (!context.hasCommandSample(profile))
        return;
    const CommandSample& sample = *context.server->commandSample;
    for (const CommandSample::Use& use : sample.busiest) {
        if (use.commands * 100 > sample.commands * profile.hotPercent)
            busyKeys.push_back(&use);
    }
}

CheckSetup::CheckSetup(const Profile& rules, const RuleContext& place)
    : profile(rules)
    , context(place)
    , idPins(rules.idPins, rules.separator)
{
    readCompactLimits();
    findBusyKeys();
    // A profile without name-non-ascii accepts other scripts.
    const bool nonAsciiAllowed = !profile.setting(RuleId::NameNonAscii).enabled;
    for (int i = 0; i < 256; ++i) {
        const char byte = static_cast<char>(i);
        const ByteClasses kind = classOf(byte);
        if (kind == ByteClass::Control || profile.forbiddenBytes.contains(byte))
            forbidden.add(byte);
        ByteClasses allowed = ByteClass::Letter | ByteClass::Digit | ByteClass::Pipe | ByteClass::Underscore |
                              ByteClass::Dot | ByteClass::Colon;
        allowed |= profile.hyphenAllowed ? ByteClass::Hyphen : 0;
        allowed |= nonAsciiAllowed ? ByteClass::NonAscii : 0;
        if ((kind & allowed) == 0 && !profile.separator.contains(byte))
            outsideCharset.add(byte);
    }
    for (const std::string& text : profile.nameTemplates) {
        if (Result<NameTemplate> parsed = NameTemplate::parse(text, profile.separator))
            templates.push_back(std::move(*parsed));
    }
}

} // namespace colonnade
