// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"

#include <string>

namespace colonnade {

std::vector<Finding> findDatabasesMany(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token)
{
    const std::vector<std::uint32_t> databases = keyspace.databases();
    if (databases.size() <= setup.profile.databasesAtMost)
        return {};
    std::string list;
    for (const std::uint32_t db : databases)
        list += (list.empty() ? "" : ", ") + std::to_string(db);
    Finding finding = generalFinding(RuleId::DatabasesMany, setup, {});
    finding.evidence.measured = {{"databases", databases.size()}, {"database_list", std::move(list)}};
    finding.evidence.threshold = {{"databases", setup.profile.databasesAtMost}};
    return {std::move(finding)};
}

} // namespace colonnade
