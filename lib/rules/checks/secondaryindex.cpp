// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"
#include "rules/nameview.h"
#include "rules/typeword.h"

#include "bytes/segment.h"

#include <algorithm>
#include <format>
#include <set>

namespace colonnade {

namespace {

/// `user:phone:*:userid`: from a phone number to the id of a user.
struct Lookup
{
    std::string_view table;  ///< `user`; may have levels of its own
    std::string_view column; ///< `phone`
    std::string_view id;     ///< `userid`
};

/// "id", "user_id", "userId", and "userid" in a table of users: other words end so too ("paid", "valid").
bool saysId(std::string_view word, std::string_view table)
{
    if (word == "id" || word == "uid" || word.ends_with("Id") || word.ends_with("ID"))
        return true;
    if (!word.ends_with("id") || word.size() == 2)
        return false;
    const std::string_view before = word.substr(0, word.size() - 2);
    return (classOf(before.back()) & ByteClass::Joint) != 0 || table.ends_with(before);
}

std::string_view withoutTypeWord(std::string_view pattern, std::string_view separator)
{
    const std::size_t at = pattern.rfind(separator);
    const bool isTyped = at != std::string_view::npos && isTypeWord(pattern.substr(at + separator.size()));
    return isTyped ? pattern.substr(0, at) : pattern;
}

std::optional<Lookup> lookupIn(std::string_view pattern, std::string_view separator)
{
    std::vector<std::string_view> segments;
    forEachSegment(withoutTypeWord(pattern, separator), separator,
                   [&](std::string_view segment, std::size_t) { segments.push_back(segment); });
    if (segments.size() < 4)
        return {};
    const std::string_view id = segments.back();
    const std::string_view star = segments[segments.size() - 2];
    const std::string_view column = segments[segments.size() - 3];
    const std::string_view table = segments[segments.size() - 4];
    if (star != "*" || column == "*" || table == "*" || table.empty() || !saysId(id, table) || saysId(column, table))
        return {};
    const auto end = static_cast<std::size_t>(table.data() - pattern.data()) + table.size();
    return Lookup{pattern.substr(0, end), column, id};
}

} // namespace

/// The way back is the column of the object, as a key or in its hash.
std::vector<Finding> findSecondaryIndex(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token)
{
    const std::string_view separator = keyspace.separator();
    if (separator.empty())
        return {};
    std::set<std::string_view> known;  // patterns without their type words
    std::set<std::string_view> hashes; // those that hold hashes
    for (std::uint32_t i = 0; i < keyspace.patternCount(); ++i) {
        const std::string_view bare = withoutTypeWord(keyspace.pattern(PatternId(i)), separator);
        known.insert(bare);
        if (keyspace.types(PatternId(i))[static_cast<std::size_t>(ValueType::Hash)] > 0)
            hashes.insert(bare);
    }
    std::vector<Finding> findings;
    for (std::uint32_t i = 0; i < keyspace.patternCount(); ++i) {
        const PatternId pattern{i};
        const std::optional<Lookup> lookup = lookupIn(keyspace.pattern(pattern), separator);
        if (!lookup)
            continue;
        const std::string byId = std::format("{}{}{}{}*", lookup->table, separator, lookup->id, separator);
        const std::string plain = std::format("{}{}*", lookup->table, separator);
        const std::string field = std::format("{}{}", separator, lookup->column);
        if (known.contains(byId + field) || known.contains(plain + field) || hashes.contains(byId) ||
            hashes.contains(plain))
            continue;
        Finding finding = generalFinding(RuleId::SecondaryIndex, setup, std::string(keyspace.pattern(pattern)),
                                         keyspace.db(keyspace.example(pattern)));
        finding.evidence.measured = {{"keys", keyspace.aggregate(pattern).keys}};
        finding.evidence.threshold = {{"reverse_pattern", byId + field}};
        findings.push_back(std::move(finding));
    }
    std::ranges::stable_sort(findings, {}, &Finding::subject);
    return findings;
}

} // namespace colonnade
