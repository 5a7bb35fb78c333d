// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/nametemplate.h"
#include "rules/nameview.h"
#include "rules/profile.h"
#include "rules/rulecontext.h"

#include <array>
#include <vector>

namespace colonnade {

/// A profile made ready for many names: tables instead of texts. Must not outlive the profile. Any number of threads.
struct CheckSetup
{
    CheckSetup(const Profile& rules, const RuleContext& place);

    const Profile& profile;
    RuleContext context;

    /// Some bytes; `classes` lets most names pass without a second look.
    struct ByteSet
    {
        std::array<bool, 256> contains{};
        ByteClasses classes = 0;

        void add(char byte);
        [[nodiscard]] bool has(char byte) const { return contains[static_cast<unsigned char>(byte)]; }
    };
    ByteSet forbidden;      ///< name-forbidden
    ByteSet outsideCharset; ///< name-charset
    std::vector<NameTemplate> templates;

    /// The braces of this name make a hash tag that the profile knows of: only name-hash-tag speaks about them.
    [[nodiscard]] bool bracesAreTag(const NameView& name) const
    {
        return name.hashTagForm() == HashTagForm::WellFormed && profile.hashTags != Profile::HashTags::Forbidden;
    }
    /// Whether a well-formed hash tag is all right here.
    [[nodiscard]] bool hashTagsAllowed() const
    {
        return profile.hashTags == Profile::HashTags::Allowed ||
               (profile.hashTags == Profile::HashTags::ClusterOnly && context.isCluster);
    }
};

} // namespace colonnade
