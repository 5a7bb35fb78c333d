// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "rules/finding.h"
#include "rules/profile.h"
#include "rules/rulecontext.h"

#include <memory>
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
    RuleContext context;

    [[nodiscard]] KeyFacts key() const
    {
        KeyFacts key = facts;
        key.name = name;
        return key;
    }
};

/// One case of the file of a rule about namespaces or the whole keyspace: a line like that of a key rule, then the
/// keys.
struct KeyspaceRow
{
    std::string text; ///< the first line, for messages
    RuleId rule{};
    bool isHit = false;
    std::optional<Severity> severity;
    std::string profile;
    std::optional<std::string> subject; ///< in bytes, where the line says it
    RuleContext context;
    std::shared_ptr<const Keyspace> keyspace;
};
[[nodiscard]] std::vector<KeyspaceRow> keyspaceRows(RuleId rule);

/// Ends the test program with a message where the file or a line cannot be read.
[[nodiscard]] std::vector<RuleRow> ruleRows(RuleId rule);
/// A built-in profile, or one of tests/data/rules.
[[nodiscard]] const Profile& testProfile(std::string_view id);
/// The lines of a file in tests/data/rules that count, split at blanks.
[[nodiscard]] std::vector<std::vector<std::string>> wordsOfLines(const std::string& fileName);

} // namespace colonnade
