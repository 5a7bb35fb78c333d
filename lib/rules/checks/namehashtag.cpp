// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

namespace {

std::string_view nameOf(HashTagForm form)
{
    switch (form) {
    case HashTagForm::None:
        break;
    case HashTagForm::WellFormed:
        return "well-formed";
    case HashTagForm::Empty:
        return "empty";
    case HashTagForm::Unbalanced:
        return "unbalanced";
    case HashTagForm::Several:
        return "several";
    }
    return "none";
}

} // namespace

std::optional<Severity> checkNameHashTag(const CheckInput& input, Evidence* evidence)
{
    const HashTagForm form = input.name.hashTagForm();
    if (form == HashTagForm::None || (form == HashTagForm::WellFormed && input.setup.hashTagsAllowed()))
        return {};
    if (evidence) {
        evidence->measured = {{"hash_tag_form", std::string(nameOf(form))}};
        if (form == HashTagForm::WellFormed)
            evidence->measured.push_back({"hash_tag", std::string(input.name.asGiven(input.name.hashTag()))});
        const bool onCluster = input.setup.profile.hashTags == Profile::HashTags::ClusterOnly;
        if (form == HashTagForm::WellFormed)
            evidence->threshold = {{"hash_tags_allowed", std::string(onCluster ? "cluster" : "never")}};
    }
    return input.severity(RuleId::NameHashTag);
}

} // namespace colonnade
