// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/joints.h"

namespace colonnade {

std::optional<Severity> checkNameWordJoiner(const CheckInput& input, Evidence* evidence)
{
    const bool hasBothCases = (input.name.bytes() & ByteClass::Letter) == ByteClass::Letter;
    constexpr ByteClasses wrongJoints = ByteClass::Joint & ~ByteClass::Dot;
    if ((input.name.bytes() & wrongJoints) == 0 && !hasBothCases)
        return {};
    const Joints joints = jointsOf(input.name, input.setup.profile.hyphenAllowed);
    if (joints.words == 0)
        return {};
    if (evidence) {
        evidence->measured = {
            {"word_joints", std::uint64_t(joints.words)},
            {"joined_by", joints.wordJoint == 'A' ? std::string("camelCase") : std::string(1, joints.wordJoint)}};
        evidence->threshold = {{"word_joint", std::string(".")}};
    }
    return input.severity(RuleId::NameWordJoiner);
}

} // namespace colonnade
