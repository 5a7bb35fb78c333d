// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/hashprediction.h"
#include "rules/typeword.h"

#include <algorithm>
#include <map>
#include <utility>

namespace colonnade {

namespace {

/// How keys of one pattern could be fields: `order:*:status:string` is the field "status" of `order:*`. The parts are
/// suffixes of names, by length; a pattern's words are those of its keys.
struct FieldOf
{
    std::string_view object; ///< the pattern of the object; empty: not a field
    std::string_view field;
    std::size_t tail = 0; ///< bytes of a name after the object's part
};

/// The place of the last segment in a pattern; 0 where there is only one.
std::size_t lastSegment(std::string_view pattern, std::string_view separator)
{
    const std::size_t at = separator.empty() ? std::string_view::npos : pattern.rfind(separator);
    return at == std::string_view::npos ? 0 : at + separator.size();
}

FieldOf fieldOf(std::string_view pattern, std::string_view separator)
{
    std::string_view stem = pattern;
    std::size_t start = lastSegment(stem, separator);
    if (start > 0 && isTypeWord(stem.substr(start))) {
        stem = stem.substr(0, start - separator.size());
        start = lastSegment(stem, separator);
    }
    if (start == 0)
        return {};
    const std::string_view object = stem.substr(0, start - separator.size());
    const std::string_view field = stem.substr(start);
    const bool isObject = object.contains('*'); // some id in it, so there are many of its kind
    if (field.empty() || field.contains('*') || !isObject)
        return {};
    return {object, field, pattern.size() - object.size()};
}

struct Group
{
    std::uint64_t ids = 0;
    std::uint64_t keys = 0;
    std::uint64_t mostFields = 0;
    std::uint64_t expiring = 0;
    std::uint64_t bytesSaved = 0;
    bool bytesKnown = true;
};

class Search
{
public:
    Search(const Keyspace& keyspace, const CheckSetup& setup)
        : m_keyspace(keyspace)
        , m_setup(setup)
    {
        for (std::uint32_t i = 0; i < keyspace.patternCount(); ++i)
            m_fields.push_back(fieldOf(keyspace.pattern(PatternId(i)), keyspace.separator()));
    }

    /// The fields of one object stand in its folder, or one folder below, before a type word.
    void addFolder(NodeId node)
    {
        m_members.clear();
        const std::size_t objectBytes = m_keyspace.path(node).size();
        addKeys(m_keyspace.ownKeys(node), objectBytes);
        for (std::uint32_t row = 0; row < m_keyspace.childCount(node); ++row)
            addKeys(m_keyspace.ownKeys(m_keyspace.child(node, row)), objectBytes);
        if (m_members.size() < m_setup.profile.hashMinFields)
            return;
        std::ranges::stable_sort(m_members, {}, [this](KeyId key) { return m_keyspace.db(key); });
        for (auto first = m_members.cbegin(); first != m_members.cend();) {
            const std::uint32_t db = m_keyspace.db(*first);
            const auto last =
                std::find_if(first, m_members.cend(), [this, db](KeyId key) { return m_keyspace.db(key) != db; });
            addObject(std::span(first, last), db, objectBytes);
            first = last;
        }
    }

    [[nodiscard]] std::vector<Finding> findings() const
    {
        std::vector<Finding> result;
        for (const auto& [place, group] : m_groups) {
            if (group.ids >= m_setup.profile.hashMinIds)
                result.push_back(finding(place.first, place.second, group));
        }
        return result;
    }

private:
    [[nodiscard]] const FieldOf& field(KeyId key) const
    {
        return m_fields[static_cast<std::size_t>(m_keyspace.patternOf(key))];
    }

    void addKeys(KeyRange range, std::size_t objectBytes)
    {
        for (std::uint32_t i = range.first; i < range.last; ++i) {
            const KeyId key{i};
            const FieldOf& what = field(key);
            if (m_keyspace.type(key) == ValueType::String && !what.object.empty() &&
                m_keyspace.name(key).size() == objectBytes + what.tail)
                m_members.push_back(key);
        }
    }

    void addObject(std::span<const KeyId> members, std::uint32_t db, std::size_t objectBytes)
    {
        if (members.size() < m_setup.profile.hashMinFields)
            return;
        Group& group = m_groups[{std::string(field(members.front()).object), db}];
        std::uint64_t ids = m_keyspace.count(members.front()); // a sheet's row stands for many
        group.mostFields = std::max<std::uint64_t>(group.mostFields, members.size());
        m_strings.clear();
        for (const KeyId key : members) {
            const KeyFacts facts = m_keyspace.key(key);
            const Fact bytes = facts.valueBytes.isKnown() ? facts.valueBytes : facts.elements;
            ids = std::min(ids, facts.count);
            group.keys += facts.count;
            group.expiring += facts.expiry.isAt() ? facts.count : 0;
            group.bytesKnown = group.bytesKnown && bytes.isKnown();
            m_strings.push_back(
                {facts.name.size(), field(key).field.size(), bytes.valueOr(0), facts.encoding == Encoding::Int});
        }
        const bool addsTypeWord = m_setup.profile.typeWord == Profile::TypeWord::Last;
        const std::uint64_t hashKey = objectBytes + (addsTypeWord ? m_keyspace.separator().size() + 4 : 0); // "hash"
        const std::uint64_t before = bytesAsStrings(m_strings);
        group.ids += ids;
        group.bytesSaved += ids * (before - std::min(before, bytesAsHash(hashKey, m_strings, m_setup.hashLimits())));
    }

    [[nodiscard]] Finding finding(const std::string& object, std::uint32_t db, const Group& group) const
    {
        Finding finding{.rule = RuleId::StringsToHash,
                        .severity = m_setup.profile.setting(RuleId::StringsToHash).severity,
                        .scope = RuleScope::Namespace,
                        .subject = object,
                        .db = db,
                        .key = {},
                        .evidence = {}};
        finding.evidence.measured = {{"ids", group.ids},
                                     {"keys", group.keys},
                                     {"most_fields", group.mostFields},
                                     {"keys_saved", group.keys - group.ids}};
        finding.evidence.keysSaved = group.keys - group.ids;
        if (group.expiring > 0)
            finding.evidence.measured.push_back({"expiring_keys", group.expiring});
        finding.evidence.threshold = {{"least_fields", m_setup.profile.hashMinFields},
                                      {"least_ids", m_setup.profile.hashMinIds}};
        if (group.bytesKnown) {
            finding.evidence.measured.push_back({"predicted_bytes_saved", group.bytesSaved});
            finding.evidence.wastedBytes = group.bytesSaved;
        }
        return finding;
    }

    const Keyspace& m_keyspace;
    const CheckSetup& m_setup;
    std::vector<FieldOf> m_fields; // by PatternId
    std::map<std::pair<std::string, std::uint32_t>, Group> m_groups;
    std::vector<KeyId> m_members;
    std::vector<StringField> m_strings;
};

} // namespace

std::vector<Finding> findStringsToHash(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop)
{
    Search search(keyspace, setup);
    for (std::uint32_t i = 0; i < keyspace.nodeCount(); ++i) {
        if (i % 1024 == 0 && stop.stop_requested())
            break;
        search.addFolder(NodeId(i));
    }
    return search.findings();
}

} // namespace colonnade
