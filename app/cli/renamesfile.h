// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "report/outputfile.h"
#include "rules/findings.h"

#include <optional>
#include <stop_token>

namespace colonnade {

void addRenamesOption(Arguments& arguments);

/// Where `--renames` writes every better name, as a sheet or as commands; the ending of the file says which.
class RenamesFile
{
public:
    /// nullopt: not asked for. A file that cannot be written is complained of.
    static std::optional<RenamesFile> from(Arguments& arguments);

    /// Writes the list and says on standard error how long it is; false when that failed (said, too).
    bool write(const Findings& findings, std::stop_token stop);

private:
    RenamesFile(OutputFile file, bool isCommands)
        : m_file(std::move(file))
        , m_isCommands(isCommands)
    {
    }

    OutputFile m_file;
    bool m_isCommands;
};

} // namespace colonnade
