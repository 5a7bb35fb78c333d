// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checksetup.h"

namespace colonnade {

void CheckSetup::ByteSet::add(char byte)
{
    contains[static_cast<unsigned char>(byte)] = true;
    classes |= classOf(byte);
}

CheckSetup::CheckSetup(const Profile& rules, const RuleContext& place)
    : profile(rules)
    , context(place)
{
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
