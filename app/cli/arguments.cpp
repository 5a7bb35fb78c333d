// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/arguments.h"

#include "cli/console.h"
#include "text/texttable.h"

#include <QCoreApplication>

#include <cstdio>

namespace colonnade {

namespace {

struct ArgumentWords
{
    Q_DECLARE_TR_FUNCTIONS(ArgumentWords)
};

const QString helpOption = QStringLiteral("help");

} // namespace

Arguments::Arguments(QString command, QString synopsis, QString description)
    : m_command(std::move(command))
    , m_synopsis(std::move(synopsis))
    , m_description(std::move(description))
{
    m_parser.addOption({{QStringLiteral("h"), helpOption}, ArgumentWords::tr("Show this help.")});
    addOption(QStringLiteral("lang"), ArgumentWords::tr("Language of messages: en or zh_CN."), QStringLiteral("LANG"));
}

void Arguments::addOption(const QString& name, const QString& description, const QString& valueName,
                          const QString& defaultValue)
{
    m_parser.addOption({name, description, valueName, defaultValue});
}

void Arguments::addOptionalValue(const QString& name, const QString& description, const QString& valueName,
                                 const QString& implied)
{
    addOption(name, description, valueName);
    m_implied.emplace_back(QStringLiteral("--") + name, implied);
}

void Arguments::addLaterOption(const QString& name, const QString& valueName)
{
    QCommandLineOption option(name, {}, valueName);
    option.setFlags(QCommandLineOption::HiddenFromHelp);
    m_parser.addOption(option);
    m_later += name;
}

std::optional<ExitStatus> Arguments::parse(const QStringList& arguments, qsizetype fewest, qsizetype most)
{
    QStringList whole = arguments;
    for (const auto& [option, implied] : m_implied) {
        for (QString& argument : whole) {
            if (argument == option)
                argument += u'=' + implied;
        }
    }
    const bool isUnderstood = m_parser.parse(whole);
    if (m_parser.isSet(helpOption)) {
        const QByteArray help = helpText().toUtf8();
        std::fwrite(help.constData(), 1, std::size_t(help.size()), stdout);
        return ExitStatus::Done;
    }
    if (!isUnderstood)
        return wrongUsage(m_parser.errorText(), m_command);
    for (const QString& option : std::as_const(m_later)) {
        if (m_parser.isSet(option))
            return wrongUsage(ArgumentWords::tr("This version does not know --%1.").arg(option), m_command);
    }
    const qsizetype count = positional().size();
    if (count < fewest)
        return wrongUsage(ArgumentWords::tr("Something is missing after %1.").arg(m_command), m_command);
    if (count > most)
        return wrongUsage(ArgumentWords::tr("%1 is one argument too many.").arg(positional().at(most)), m_command);
    return {};
}

QString Arguments::helpText() const
{
    QString text = ArgumentWords::tr("Usage: colonnade-cli %1 [options] %2").arg(m_command, m_synopsis) + u'\n';
    for (const QString& paragraph : m_description.split(u'\n'))
        text += paragraph.isEmpty() ? QStringLiteral("\n") : wrapped(paragraph, 0, 80);
    // Qt's first line is its own usage line, with the path of the program and without the command.
    return text + m_parser.helpText().section(u'\n', 1);
}

std::optional<std::uint64_t> Arguments::number(const QString& option, std::uint64_t least, std::uint64_t most)
{
    if (!isSet(option))
        return {};
    bool isNumber = false;
    const std::uint64_t number = value(option).toULongLong(&isNumber);
    if (isNumber && number >= least && number <= most)
        return number;
    complain(ArgumentWords::tr("--%1 takes a number from %2 to %3, not “%4”.")
                 .arg(option, QString::number(least), QString::number(most), value(option)));
    return {};
}

void Arguments::complain(const QString& sentence)
{
    if (m_complaint.isEmpty())
        m_complaint = sentence;
}

void Arguments::complainOfChoice(const QString& option, const QStringList& known)
{
    complain(ArgumentWords::tr("--%1 takes one of %2, not “%3”.")
                 .arg(option, known.join(QStringLiteral(", ")), value(option)));
}

std::optional<ExitStatus> Arguments::complaint() const
{
    if (m_complaint.isEmpty())
        return {};
    return wrongUsage(m_complaint, m_command);
}

} // namespace colonnade
