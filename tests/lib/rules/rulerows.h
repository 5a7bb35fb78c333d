// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "rules/finding.h"
#include "rules/profile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// One line of tests/data/rules/<rule>.txt; the README there says what it looks like.
struct RuleRow
{
    std::string text; ///< the line itself, for messages
    RuleId rule{};
    bool isHit = false;
    std::optional<Severity> severity; ///< where the line says which
    std::string profile;
    std::string name; ///< in bytes
    KeyFacts facts;   ///< without the name
    bool isCluster = false;

    [[nodiscard]] KeyFacts key() const
    {
        KeyFacts key = facts;
        key.name = name;
        return key;
    }
};

/// Ends the test program with a message where the file or a line cannot be read.
[[nodiscard]] std::vector<RuleRow> ruleRows(RuleId rule);
/// A built-in profile, or one of tests/data/rules.
[[nodiscard]] const Profile& testProfile(std::string_view id);
/// The lines of a file in tests/data/rules that count, split at blanks.
[[nodiscard]] std::vector<std::vector<std::string>> wordsOfLines(const std::string& fileName);

} // namespace colonnade
