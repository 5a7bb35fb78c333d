// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"

#include "bytes/segment.h"

#include <algorithm>
#include <map>
#include <set>

namespace colonnade {

namespace {

bool isWord(std::string_view segment)
{
    return !segment.empty() && idKindOf(segment) == IdKind::None;
}

/// Who owns the keys under a first level. Where the profile registers prefixes they decide; without, the form of the
/// names does: a business has modules, and these have entities (`cx:orderdb:order:…`), while `user:100238:…` and
/// `user:phone:…` are entities themselves.
class Businesses
{
public:
    Businesses(const Keyspace& keyspace, const Profile& profile)
        : m_keyspace(keyspace)
    {
        for (std::uint32_t row = 0; row < keyspace.childCount(Keyspace::root); ++row) {
            const NodeId node = keyspace.child(Keyspace::root, row);
            const std::string_view prefix = keyspace.segment(node);
            if (profile.businessPrefixes.empty() ? isBusiness(node) : isRegistered(prefix, profile.businessPrefixes))
                m_nodes.push_back(node);
        }
        for (const BusinessPrefix& known : profile.businessPrefixes)
            m_owners.emplace(known.prefix, known.owner.empty() ? known.prefix : known.owner);
    }

    [[nodiscard]] const std::vector<NodeId>& nodes() const { return m_nodes; }
    [[nodiscard]] bool areRegistered() const { return !m_owners.empty(); }
    [[nodiscard]] std::string owner(std::string_view prefix) const
    {
        const auto found = m_owners.find(prefix);
        return found == m_owners.end() ? std::string(prefix) : found->second;
    }
    [[nodiscard]] bool contains(std::string_view prefix) const
    {
        return m_owners.contains(prefix) ||
               std::ranges::contains(m_nodes, prefix, [this](NodeId node) { return m_keyspace.segment(node); });
    }

private:
    static bool isRegistered(std::string_view prefix, const std::vector<BusinessPrefix>& known)
    {
        return std::ranges::contains(known, prefix, &BusinessPrefix::prefix);
    }

    [[nodiscard]] bool isBusiness(NodeId node) const
    {
        constexpr int leastModules = 2;
        int modules = 0;
        for (std::uint32_t row = 0; isWord(m_keyspace.segment(node)) && row < m_keyspace.childCount(node); ++row) {
            modules += isModule(m_keyspace.child(node, row)) ? 1 : 0;
            if (modules == leastModules)
                return true;
        }
        return false;
    }
    [[nodiscard]] bool isModule(NodeId node) const
    {
        if (!isWord(m_keyspace.segment(node)))
            return false;
        for (std::uint32_t row = 0; row < m_keyspace.childCount(node); ++row) {
            if (isWord(m_keyspace.segment(m_keyspace.child(node, row))))
                return true;
        }
        return false;
    }

    const Keyspace& m_keyspace;
    std::vector<NodeId> m_nodes;
    std::map<std::string, std::string, std::less<>> m_owners;
};

class Search
{
public:
    Search(const Keyspace& keyspace, const CheckSetup& setup)
        : m_keyspace(keyspace)
        , m_setup(setup)
        , m_businesses(keyspace, setup.profile)
    {
    }

    std::vector<Finding> findings()
    {
        findSharedDatabases();
        findSharedPrefixes();
        std::ranges::stable_sort(m_findings, {}, &Finding::subject);
        return std::move(m_findings);
    }

private:
    void findSharedDatabases()
    {
        std::map<std::uint32_t, std::map<std::string, std::uint64_t>> keysOf; // by database and owner
        for (const NodeId node : m_businesses.nodes()) {
            const std::string owner = m_businesses.owner(m_keyspace.segment(node));
            const KeyRange range = m_keyspace.keys(node);
            for (std::uint32_t i = range.first; i < range.last; ++i)
                keysOf[m_keyspace.db(KeyId(i))][owner] += m_keyspace.count(KeyId(i));
        }
        for (auto& [db, owners] : keysOf) {
            std::erase_if(owners, [this](const auto& owner) { return owner.second < leastKeys(); });
            if (owners.size() > 1)
                addDatabase(db, owners);
        }
    }

    void addDatabase(std::uint32_t db, const std::map<std::string, std::uint64_t>& owners)
    {
        constexpr std::size_t mostNamed = 12;
        std::string names;
        std::size_t named = 0;
        for (const auto& [owner, keys] : owners) {
            if (named++ < mostNamed)
                names += (names.empty() ? "" : ", ") + owner;
        }
        Finding finding = made({}, db);
        finding.evidence.measured = {{"businesses", owners.size()}, {"business_names", std::move(names)}};
        finding.evidence.threshold = {{"businesses_a_database", std::uint64_t(1)}, {"least_keys", leastKeys()}};
        m_findings.push_back(std::move(finding));
    }

    /// `cx:shop:…` while `shop` is a business of its own.
    void findSharedPrefixes()
    {
        for (const NodeId node : m_businesses.nodes()) {
            const std::string_view prefix = m_keyspace.segment(node);
            for (std::uint32_t row = 0; row < m_keyspace.childCount(node); ++row) {
                const NodeId child = m_keyspace.child(node, row);
                const std::string_view guest = m_keyspace.segment(child);
                const bool isGuest =
                    m_businesses.contains(guest) && m_businesses.owner(guest) != m_businesses.owner(prefix);
                if (!isGuest || m_keyspace.aggregate(child).keys < leastKeys())
                    continue;
                Finding finding =
                    made(std::string(m_keyspace.path(child)), m_keyspace.db(KeyId(m_keyspace.keys(child).first)));
                finding.evidence.measured = {{"prefix", std::string(prefix)},
                                             {"keys", m_keyspace.aggregate(child).keys},
                                             {"guest_business", m_businesses.owner(guest)}};
                finding.evidence.threshold = {{"least_keys", leastKeys()}};
                m_findings.push_back(std::move(finding));
            }
        }
    }

    /// What the form of names suggests is worth a look, no more.
    [[nodiscard]] Finding made(std::string subject, std::uint32_t db) const
    {
        Finding finding = generalFinding(RuleId::PrefixShared, m_setup, std::move(subject), db);
        if (finding.subject.empty())
            finding.scope = RuleScope::Keyspace;
        if (!m_businesses.areRegistered())
            finding.severity = Severity::Info;
        return finding;
    }
    [[nodiscard]] std::uint64_t leastKeys() const { return m_setup.profile.sharedLeastKeys; }

    const Keyspace& m_keyspace;
    const CheckSetup& m_setup;
    Businesses m_businesses;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> findPrefixShared(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token)
{
    return Search(keyspace, setup).findings();
}

} // namespace colonnade
