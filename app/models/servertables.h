// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/facttablemodel.h"
#include "report/analysis.h"

#include <QCoreApplication>

namespace colonnade {

/// The tables of the server page, made of what was read of a server and of what the rules say to it.
class ServerTables
{
    Q_DECLARE_TR_FUNCTIONS(ServerTables)

public:
    /// A row of checks(): the rule to explain.
    struct Checks
    {
        FactTable table;
        std::vector<RuleId> rules; ///< by row
    };

    /// What the server rules found, with the lines that would change it, and those that could not see.
    static Checks checks(const Findings& findings);
    /// Those that took most time first.
    static FactTable commands(const std::vector<CommandStatistics>& commands);
    static FactTable slowlog(const std::vector<SlowCommand>& entries);
    static FactTable databases(const ServerFields& info);
    static FactTable settings(const ServerFields& config);
};

} // namespace colonnade
