// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/explaincommand.h"

#include "cli/arguments.h"
#include "cli/console.h"
#include "rules/ruletable.h"
#include "text/rulepage.h"
#include "text/ruletext.h"

#include <QCoreApplication>

#include <cstdio>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct ExplainCommand
{
    Q_DECLARE_TR_FUNCTIONS(ExplainCommand)
};

void print(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
}

ExitStatus listRules()
{
    for (const Rule& rule : ruleTable())
        print(QString::fromLatin1(rule.name.data(), qsizetype(rule.name.size())).leftJustified(26) +
              ruleTitle(rule.id) + u'\n');
    return ExitStatus::Done;
}

} // namespace

ExitStatus explainCommand(const QStringList& commandLine)
{
    Arguments arguments(u"explain"_s, u"[RULE]"_s,
                        ExplainCommand::tr("Explains a design rule: what counts, what it costs, what to do. Without "
                                           "RULE: the list of all rules."));
    if (const auto end = arguments.parse(commandLine, 0, 1))
        return *end;
    if (arguments.positional().isEmpty())
        return listRules();
    const QString name = arguments.positional().first();
    const std::optional<RuleId> rule = ruleFrom(name.toStdString());
    if (!rule)
        return wrongUsage(ExplainCommand::tr("There is no rule “%1”.").arg(name), arguments.command());
    print(u"# "_s + ruleTitle(*rule) + u"\n\n"_s + rulePage(*rule).markdown + u'\n');
    return ExitStatus::Done;
}

} // namespace colonnade
