// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"
#include "rules/joints.h"

#include <map>

namespace colonnade {

namespace {

/// How the names of one business separate their levels.
struct Usage
{
    std::uint64_t regular = 0;
    std::uint64_t other = 0;
    char joint = '\0';
    std::string example;
    std::uint32_t db = 0;
};

class Search
{
public:
    explicit Search(const CheckSetup& setup)
        : m_setup(setup)
    {
    }

    void add(std::string_view name, std::uint64_t keys, std::uint32_t db)
    {
        m_name.read(name, m_setup.profile.separator);
        const NameView::Segment& first = m_name.segments().front();
        const Joints joints = jointsOf(m_name, m_setup.profile.hyphenAllowed);
        const std::string_view business = joints.levels > 0 ? first.text.substr(0, partLength(first.text)) : first.text;
        if (business.empty() || idKindOf(business) != IdKind::None || (joints.levels == 0 && !m_name.hasNamespace()))
            return;
        Usage& usage = m_usages[std::string(business)];
        (joints.levels > 0 ? usage.other : usage.regular) += keys;
        if (joints.levels > 0 && usage.example.empty()) {
            usage.joint = joints.levelJoint;
            usage.example = name;
            usage.db = db;
        }
    }

    [[nodiscard]] std::vector<Finding> findings() const
    {
        std::vector<Finding> result;
        for (const auto& [business, usage] : m_usages) {
            if (usage.regular == 0 || usage.other == 0)
                continue;
            Finding finding = generalFinding(RuleId::MixedSeparators, m_setup, business, usage.db);
            finding.evidence.measured = {{"keys_regular", usage.regular},
                                         {"keys_joined", usage.other},
                                         {"joined_by", std::string(1, usage.joint)},
                                         {"example", usage.example}};
            finding.evidence.threshold = {{"separator", m_setup.profile.separator}};
            result.push_back(std::move(finding));
        }
        return result;
    }

private:
    const CheckSetup& m_setup;
    NameView m_name;
    std::map<std::string, Usage> m_usages; // by business
};

} // namespace

/// Names with levels go by their patterns, one example each. Names without are one pattern when there are many, so
/// these are looked at one by one.
std::vector<Finding> findMixedSeparators(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop)
{
    Search search(setup);
    const KeyRange flat = keyspace.ownKeys(Keyspace::root);
    for (std::uint32_t i = flat.first; i < flat.last && !stop.stop_requested(); ++i)
        search.add(keyspace.name(KeyId(i)), keyspace.count(KeyId(i)), keyspace.db(KeyId(i)));
    for (std::uint32_t i = 0; i < keyspace.patternCount() && !stop.stop_requested(); ++i) {
        const KeyId example = keyspace.example(PatternId(i));
        if (!flat.contains(example))
            search.add(keyspace.name(example), keyspace.aggregate(PatternId(i)).keys, keyspace.db(example));
    }
    return search.findings();
}

} // namespace colonnade
