// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/renamesfile.h"

#include "cli/console.h"
#include "report/renames.h"
#include "rules/renamelist.h"
#include "text/errortext.h"
#include "text/quantity.h"

#include <QCoreApplication>

#include <algorithm>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct RenamesFileWords
{
    Q_DECLARE_TR_FUNCTIONS(RenamesFile)
};

void saySummary(const RenameList& list, bool isCommands)
{
    const auto moves = std::size_t(std::ranges::count(list.renames, true, &Rename::changesSlot));
    const std::size_t written = list.renames.size() - (isCommands ? moves : 0);
    say(RenamesFileWords::tr("%1 renames written.", nullptr, pluralNumber(written)).arg(countText(written)));
    if (moves > 0 && isCommands)
        say(RenamesFileWords::tr("%1 renames would move the key to another slot of the cluster, which no command "
                                 "can: left out.",
                                 nullptr, pluralNumber(moves))
                .arg(countText(moves)));
    if (list.taken > 0)
        say(RenamesFileWords::tr("%1 better names are taken: left out.", nullptr, pluralNumber(list.taken))
                .arg(countText(list.taken)));
}

} // namespace

void addRenamesOption(Arguments& arguments)
{
    arguments.addOption(u"renames"_s,
                        RenamesFileWords::tr("Also write the better names to a file: a sheet (.csv), or RENAMENX "
                                             "commands for redis-cli (.redis)."),
                        u"FILE.csv|FILE.redis"_s);
}

std::optional<RenamesFile> RenamesFile::from(Arguments& arguments)
{
    if (!arguments.isSet(u"renames"_s))
        return {};
    const QString path = arguments.value(u"renames"_s);
    const bool isCommands = path.endsWith(".redis"_L1);
    if (!isCommands && !path.endsWith(".csv"_L1)) {
        arguments.complain(
            RenamesFileWords::tr("--renames writes .csv and .redis files: \"%1\" is neither.").arg(path));
        return {};
    }
    auto file = OutputFile::open(bytesOf(path));
    if (!file) {
        arguments.complain(errorText(file.error()).whole());
        return {};
    }
    return RenamesFile(std::move(*file), isCommands);
}

bool RenamesFile::write(const Findings& findings, std::stop_token stop)
{
    const RenameList list = renameListOf(findings, std::move(stop));
    const auto write = [this](std::string_view text) { m_file.write(text); };
    (m_isCommands ? writeRenameCommands : writeRenamesCsv)(list, *findings.keyspace(), write);
    if (const auto written = m_file.finish(); !written) {
        sayError(written.error());
        return false;
    }
    saySummary(list, m_isCommands);
    return true;
}

} // namespace colonnade
