// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

std::optional<Severity> checkNameLength(const CheckInput& input, Evidence* evidence)
{
    const Profile& profile = input.setup.profile;
    const std::uint64_t bytes = input.name.name().size();
    const bool overMost = profile.nameBytesAtMost > 0 && bytes > profile.nameBytesAtMost;
    const bool overAdvised = profile.nameBytesAdvised > 0 && bytes > profile.nameBytesAdvised;
    if (!overMost && !overAdvised)
        return {};
    if (evidence) {
        evidence->measured = {{"name_bytes", bytes}};
        evidence->threshold = {{overMost ? "name_bytes_at_most" : "name_bytes_advised",
                                overMost ? profile.nameBytesAtMost : profile.nameBytesAdvised}};
    }
    return overMost ? input.severity(RuleId::NameLength) : Severity::Info;
}

} // namespace colonnade
