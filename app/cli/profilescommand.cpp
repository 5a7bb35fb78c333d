// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/profilescommand.h"

#include "cli/arguments.h"
#include "cli/console.h"
#include "rules/profile.h"
#include "text/quantity.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cstdio>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct ProfilesCommand
{
    Q_DECLARE_TR_FUNCTIONS(ProfilesCommand)
};

void print(const QByteArray& text)
{
    std::fwrite(text.constData(), 1, std::size_t(text.size()), stdout);
}

ExitStatus list()
{
    for (const std::string& id : Profile::builtIn())
        print(QByteArray::fromStdString(id) + '\n');
    return ExitStatus::Done;
}

ExitStatus show(const QString& id)
{
    const bool isBuiltIn = std::ranges::contains(Profile::builtIn(), id.toStdString());
    QFile file(isBuiltIn ? u":/colonnade/profiles/%1.json"_s.arg(id) : id);
    if (!file.open(QIODevice::ReadOnly)) {
        sayError(Profile::load(bytesOf(id)).error_or({ErrorCode::FileNotFound, bytesOf(id)}));
        return ExitStatus::Unreadable;
    }
    print(file.readAll());
    return ExitStatus::Done;
}

ExitStatus check(const QString& path)
{
    const auto profile = Profile::load(bytesOf(path));
    if (!profile) {
        sayError(profile.error());
        return ExitStatus::Unreadable;
    }
    const auto enabled = static_cast<std::uint64_t>(std::ranges::count_if(profile->rules, &RuleSetting::enabled));
    say(ProfilesCommand::tr("%1 is a valid profile with %2 rules.", nullptr, pluralNumber(enabled))
            .arg(keyText(profile->id), countText(enabled)));
    return ExitStatus::Done;
}

} // namespace

ExitStatus profilesCommand(const QStringList& commandLine)
{
    Arguments arguments(
        u"profiles"_s, u"[list|show ID|check FILE]"_s,
        ProfilesCommand::tr("Lists the built-in profiles, shows one as JSON, or checks one of your own."));
    if (const auto end = arguments.parse(commandLine, 0, 2))
        return *end;
    const QStringList words = arguments.positional();
    if (words.isEmpty() || words == QStringList{u"list"_s})
        return list();
    if (words.size() == 2 && words.at(0) == "show"_L1)
        return show(words.at(1));
    if (words.size() == 2 && words.at(0) == "check"_L1)
        return check(words.at(1));
    return wrongUsage(ProfilesCommand::tr("Could not understand “%1”.").arg(words.join(u' ')), arguments.command());
}

} // namespace colonnade
