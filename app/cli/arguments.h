// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace colonnade {

/// The arguments of one command: options with their checks. What is wrong with a value is remembered, the first of
/// it, so that a command asks for all its values and then once whether they are good.
class Arguments
{
public:
    /// `synopsis`: the positional arguments as the help shows them, "SOURCE" or "[list|show ID|check FILE]".
    Arguments(QString command, QString synopsis, QString description);

    void addOption(const QString& name, const QString& description, const QString& valueName = {},
                   const QString& defaultValue = {});
    void addOption(const QCommandLineOption& option) { m_parser.addOption(option); }
    /// An option that may stand alone: then it means `implied`.
    void addOptionalValue(const QString& name, const QString& description, const QString& valueName,
                          const QString& implied);
    /// Part of the contract, and not of this version: refused, and not in the help.
    void addLaterOption(const QString& name, const QString& valueName = {});

    /// Done: go on. Otherwise the program ends with this status: help was asked for, or something is wrong.
    [[nodiscard]] std::optional<ExitStatus> parse(const QStringList& arguments, qsizetype fewest, qsizetype most);

    [[nodiscard]] bool isSet(const QString& option) const { return m_parser.isSet(option); }
    [[nodiscard]] QString value(const QString& option) const { return m_parser.value(option); }
    [[nodiscard]] QStringList positional() const { return m_parser.positionalArguments(); }

    /// A number from `least` to `most`; nullopt when the option is not given.
    std::optional<std::uint64_t> number(const QString& option, std::uint64_t least, std::uint64_t most);
    /// One of some words.
    template<typename Value>
    Value choice(const QString& option, const std::vector<std::pair<QString, Value>>& words)
    {
        QStringList known;
        for (const auto& [word, value] : words) {
            if (word == m_parser.value(option))
                return value;
            known += word;
        }
        complainOfChoice(option, known);
        return words.front().second;
    }
    void complain(const QString& sentence); ///< kept if it is the first

    /// The status to end with, after saying what is wrong; nullopt when all values were good.
    [[nodiscard]] std::optional<ExitStatus> complaint() const;
    [[nodiscard]] QString command() const { return m_command; }

private:
    [[nodiscard]] QString helpText() const;
    void complainOfChoice(const QString& option, const QStringList& known);

    QString m_command;
    QString m_synopsis;
    QString m_description;
    QCommandLineParser m_parser;
    QStringList m_later;
    std::vector<std::pair<QString, QString>> m_implied; ///< "--name", and what it means alone
    QString m_complaint;
};

} // namespace colonnade
