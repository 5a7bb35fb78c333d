// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"

#include <QString>

#include <vector>

namespace colonnade {

/// What there is to say of one rule, as its author wrote it: resources/rules/<language>/<rule>.md, built into the
/// program. resources/rules/README.md documents the shape of a page.
struct RulePage
{
    struct Example
    {
        bool isGood = false;
        QString name; ///< a key name in display escaping
    };

    QString markdown; ///< the whole page, without the rule's title
    QString summary;  ///< its first paragraph: what it costs, then what to do
    std::vector<Example> examples = {};
    QString disagreement = {}; ///< who says what, where guidelines contradict each other; empty: they do not

    static RulePage fromMarkdown(const QString& markdown);
};

/// In the language that is spoken now. Reads a resource: where somebody looks at one rule, not in a loop over keys.
[[nodiscard]] RulePage rulePage(RuleId rule);

} // namespace colonnade
