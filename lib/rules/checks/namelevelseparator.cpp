// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/joints.h"

namespace colonnade {

namespace {

Severity oneStepUp(Severity severity)
{
    return severity == Severity::Info ? Severity::Warning : Severity::Error;
}

} // namespace

/// Mixed with the right separator it is worse: no reader and no tool can tell where the levels are.
std::optional<Severity> checkNameLevelSeparator(const CheckInput& input, Evidence* evidence)
{
    if ((input.name.bytes() & ByteClass::Joint) == 0)
        return {};
    const Joints joints = jointsOf(input.name, input.setup.profile.hyphenAllowed);
    if (joints.levels == 0)
        return {};
    if (evidence) {
        evidence->measured = {{"level_joints", std::uint64_t(joints.levels)},
                              {"joined_by", std::string(1, joints.levelJoint)}};
        evidence->threshold = {{"separator", input.setup.profile.separator}};
    }
    const Severity severity = input.severity(RuleId::NameLevelSeparator);
    return input.name.hasNamespace() ? oneStepUp(severity) : severity;
}

} // namespace colonnade
