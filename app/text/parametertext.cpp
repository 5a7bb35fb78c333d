// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/parametertext.h"

#include "text/filereason.h"
#include "text/parameterlines.h"
#include "text/punctuation.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <chrono>

namespace colonnade {

namespace {

struct ParameterWords
{
    Q_DECLARE_TR_FUNCTIONS(ParameterWords)
};

struct Label
{
    std::string_view rule;
    std::string_view parameter;
    const char* text;
};

// In the order of the parameter table.
constexpr std::array labels{
    Label{"name-charset", "hyphen-allowed", QT_TRANSLATE_NOOP("ParameterWords", "A hyphen is as good as a letter")},
    Label{"name-charset", "hyphen-mentioned", QT_TRANSLATE_NOOP("ParameterWords", "A hyphen is mentioned as an info")},
    Label{"name-forbidden", "characters", QT_TRANSLATE_NOOP("ParameterWords", "Forbidden characters")},
    Label{"name-hash-tag", "allowed", QT_TRANSLATE_NOOP("ParameterWords", "Hash tags are fine")},
    Label{"name-type-suffix", "position", QT_TRANSLATE_NOOP("ParameterWords", "Place of the type word")},
    Label{"name-length", "advised", QT_TRANSLATE_NOOP("ParameterWords", "Advised length")},
    Label{"name-length", "at-most", QT_TRANSLATE_NOOP("ParameterWords", "Length at most")},
    Label{"name-unregistered-prefix", "prefixes", QT_TRANSLATE_NOOP("ParameterWords", "Registered businesses")},
    Label{"name-template", "templates", QT_TRANSLATE_NOOP("ParameterWords", "Templates")},
    Label{"value-big", "string-bytes", QT_TRANSLATE_NOOP("ParameterWords", "String")},
    Label{"value-big", "elements", QT_TRANSLATE_NOOP("ParameterWords", "List, set, zset, stream")},
    Label{"value-big", "hash-fields", QT_TRANSLATE_NOOP("ParameterWords", "Hash, whatever its size")},
    Label{"value-big", "hash-fields-with-bytes", QT_TRANSLATE_NOOP("ParameterWords", "Hash with many bytes: fields")},
    Label{"value-big", "hash-bytes", QT_TRANSLATE_NOOP("ParameterWords", "Hash with many fields: bytes")},
    Label{"value-over-advised", "string-bytes", QT_TRANSLATE_NOOP("ParameterWords", "String")},
    Label{"value-over-advised", "elements", QT_TRANSLATE_NOOP("ParameterWords", "List, set, zset, stream")},
    Label{"value-over-advised", "hash-fields", QT_TRANSLATE_NOOP("ParameterWords", "Hash, whatever its size")},
    Label{"value-over-advised", "hash-fields-with-bytes",
          QT_TRANSLATE_NOOP("ParameterWords", "Hash with many bytes: fields")},
    Label{"value-over-advised", "hash-bytes", QT_TRANSLATE_NOOP("ParameterWords", "Hash with many fields: bytes")},
    Label{"value-uncompressed", "compress-over", QT_TRANSLATE_NOOP("ParameterWords", "Compress values over")},
    Label{"value-uncompressed", "percent-below",
          QT_TRANSLATE_NOOP("ParameterWords", "Worth it where less is left than")},
    Label{"value-uncompressed", "object-store-over",
          QT_TRANSLATE_NOOP("ParameterWords", "An object store for values over")},
    Label{"value-json-object", "least-fields", QT_TRANSLATE_NOOP("ParameterWords", "Fields, at least")},
    Label{"encoding-oversized-compact", "entries",
          QT_TRANSLATE_NOOP("ParameterWords", "Entries in one piece, at most")},
    Label{"encoding-oversized-compact", "bytes", QT_TRANSLATE_NOOP("ParameterWords", "Bytes in one piece, at most")},
    Label{"encoding-just-over", "times",
          QT_TRANSLATE_NOOP("ParameterWords", "Over the server's limits, up to so many times")},
    Label{"zset-equal-scores", "least-members", QT_TRANSLATE_NOOP("ParameterWords", "Members, at least")},
    Label{"list-as-queue-unbounded", "elements", QT_TRANSLATE_NOOP("ParameterWords", "Elements, at most")},
    Label{"list-as-queue-unbounded", "words", QT_TRANSLATE_NOOP("ParameterWords", "Words that name a queue")},
    Label{"ttl-missing", "only", QT_TRANSLATE_NOOP("ParameterWords", "Only these keys must expire")},
    Label{"ttl-missing", "permanent", QT_TRANSLATE_NOOP("ParameterWords", "Keys that are meant to stay")},
    Label{"ttl-too-long", "at-most", QT_TRANSLATE_NOOP("ParameterWords", "Longest TTL by pattern")},
    Label{"ttl-too-short", "at-least", QT_TRANSLATE_NOOP("ParameterWords", "Shortest TTL by pattern")},
    Label{"ttl-too-short", "least-keys", QT_TRANSLATE_NOOP("ParameterWords", "Keys of the pattern, at least")},
    Label{"idle-key", "days", QT_TRANSLATE_NOOP("ParameterWords", "Not used for more than")},
    Label{"hot-key", "frequency", QT_TRANSLATE_NOOP("ParameterWords", "Counter of uses above")},
    Label{"hot-key", "keys", QT_TRANSLATE_NOOP("ParameterWords", "Of the hottest keys, so many")},
    Label{"hot-key", "percent", QT_TRANSLATE_NOOP("ParameterWords", "Share of the sampled commands above")},
    Label{"hot-key", "least-commands", QT_TRANSLATE_NOOP("ParameterWords", "Sampled commands, at least")},
    Label{"strings-to-hash", "least-fields", QT_TRANSLATE_NOOP("ParameterWords", "Strings of one object, at least")},
    Label{"strings-to-hash", "least-ids", QT_TRANSLATE_NOOP("ParameterWords", "Objects, at least")},
    Label{"ttl-cluster", "least-keys", QT_TRANSLATE_NOOP("ParameterWords", "Keys that expire together, at least")},
    Label{"ttl-cluster", "percent", QT_TRANSLATE_NOOP("ParameterWords", "Share of the expiring keys above")},
    Label{"ttl-cluster", "window-seconds", QT_TRANSLATE_NOOP("ParameterWords", "Within")},
    Label{"ttl-cluster", "jitter-percent", QT_TRANSLATE_NOOP("ParameterWords", "Advised jitter, either way")},
    Label{"prefix-shared", "least-keys", QT_TRANSLATE_NOOP("ParameterWords", "Keys of one business, at least")},
    Label{"databases-many", "at-most", QT_TRANSLATE_NOOP("ParameterWords", "Databases in use, at most")},
    Label{"slot-skew", "percent", QT_TRANSLATE_NOOP("ParameterWords", "Share of all keys or bytes above")},
    Label{"slot-skew", "least-keys", QT_TRANSLATE_NOOP("ParameterWords", "Keys, at least")},
    Label{"slot-skew", "least-bytes", QT_TRANSLATE_NOOP("ParameterWords", "Bytes, at least")},
    Label{"tag-skew", "percent", QT_TRANSLATE_NOOP("ParameterWords", "Share of all keys or bytes above")},
    Label{"tag-skew", "least-keys", QT_TRANSLATE_NOOP("ParameterWords", "Keys, at least")},
    Label{"tag-skew", "least-bytes", QT_TRANSLATE_NOOP("ParameterWords", "Bytes, at least")},
    Label{"pattern-oversized", "least-keys", QT_TRANSLATE_NOOP("ParameterWords", "Keys of the pattern, at least")},
    Label{"server-fragmentation", "lowest",
          QT_TRANSLATE_NOOP("ParameterWords", "Held memory to used memory, at least")},
    Label{"server-fragmentation", "highest",
          QT_TRANSLATE_NOOP("ParameterWords", "Held memory to used memory, at most")},
    Label{"server-fragmentation", "least-bytes", QT_TRANSLATE_NOOP("ParameterWords", "Used memory, at least")},
    Label{"server-compact-limits", "at-most",
          QT_TRANSLATE_NOOP("ParameterWords", "Entries of a compact value, at most")},
};

struct Choice
{
    std::string_view parameter;
    std::string_view word;
    const char* text;
};

constexpr std::array choices{
    Choice{"allowed", "never", QT_TRANSLATE_NOOP("ParameterWords", "never")},
    Choice{"allowed", "cluster", QT_TRANSLATE_NOOP("ParameterWords", "on a cluster only")},
    Choice{"allowed", "always", QT_TRANSLATE_NOOP("ParameterWords", "always")},
    Choice{"position", "none", QT_TRANSLATE_NOOP("ParameterWords", "no type word")},
    Choice{"position", "last", QT_TRANSLATE_NOOP("ParameterWords", "at the end")},
    Choice{"position", "second", QT_TRANSLATE_NOOP("ParameterWords", "in the second place")},
};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString numberText(const Parameter& parameter, std::uint64_t number)
{
    if (number == 0 && parameter.zeroIsNoLimit)
        return ParameterWords::tr("no limit");
    const QString unit = unitText(parameter, number);
    //: a number and its unit
    return unit.isEmpty() ? countText(number) : ParameterWords::tr("%1 %2").arg(countText(number), unit);
}

} // namespace

QString parameterLabel(const Parameter& parameter)
{
    const std::string_view rule = nameOf(parameter.rule);
    const auto* const found = std::ranges::find_if(
        labels, [&](const Label& label) { return label.rule == rule && label.parameter == parameter.name; });
    return found == labels.end() ? fromView(parameter.name) : ParameterWords::tr(found->text);
}

QString choiceText(const Parameter& parameter, std::string_view word)
{
    const auto* const found = std::ranges::find_if(
        choices, [&](const Choice& choice) { return choice.parameter == parameter.name && choice.word == word; });
    return found == choices.end() ? fromView(word) : ParameterWords::tr(found->text);
}

QString unitText(const Parameter& parameter, std::uint64_t number)
{
    const int plural = pluralNumber(number);
    switch (parameter.kind) {
    case ParameterKind::Bytes:
        return ParameterWords::tr("bytes", "behind a number", plural);
    case ParameterKind::Elements:
        return parameter.name.starts_with("hash") ? ParameterWords::tr("fields", "behind a number", plural)
                                                  : ParameterWords::tr("elements", "behind a number", plural);
    case ParameterKind::Percent:
        return QStringLiteral("%");
    case ParameterKind::Seconds:
        return ParameterWords::tr("seconds", "behind a number", plural);
    case ParameterKind::Days:
        return ParameterWords::tr("days", "behind a number", plural);
    default:
        return {};
    }
}

QString roundText(const Parameter& parameter, std::uint64_t number)
{
    if (parameter.kind == ParameterKind::Bytes && number >= 1024)
        return bytesText(number);
    constexpr std::uint64_t longest = 1'000'000'000'000; // far from overflow
    if (parameter.kind == ParameterKind::Seconds && number >= 60 && number <= longest)
        return durationText(std::chrono::seconds(number));
    return {};
}

QString parameterValueText(const Parameter& parameter, const ParameterValue& value)
{
    if (const auto* const number = std::get_if<std::uint64_t>(&value))
        return numberText(parameter, *number);
    if (const auto* const flag = std::get_if<bool>(&value))
        return *flag ? ParameterWords::tr("yes") : ParameterWords::tr("no");
    if (const auto* const text = std::get_if<std::string>(&value))
        return parameter.kind == ParameterKind::Choice ? choiceText(parameter, *text) : QString::fromStdString(*text);
    if (const auto lines = parameterLines(parameter, value)) {
        //: a list without anything in it
        return lines->isEmpty() ? ParameterWords::tr("none") : listed(*lines);
    }
    return ParameterWords::tr("see the JSON");
}

QString problemText(const ProfileProblem& problem, const Profile& profile)
{
    const QString reason = fileReason(problem.reason).value_or(QString::fromStdString(problem.reason));
    if (!problem.parameter)
        return ParameterWords::tr("This profile is not possible: %1.").arg(reason);
    const Parameter& parameter = *problem.parameter;
    const QString label = parameterLabel(parameter);
    if (problem.above) {
        const auto text = [&profile](const Parameter& limit) { return parameterValueText(limit, limit.of(profile)); };
        if (problem.above->rule == parameter.rule)
            return ParameterWords::tr("“%1” (%2) must not be above “%3” (%4).")
                .arg(label, text(parameter), parameterLabel(*problem.above), text(*problem.above));
        return ParameterWords::tr("“%1” (%2) must not be above the limit of the rule “%3” (%4).")
            .arg(label, text(parameter), ruleTitle(problem.above->rule), text(*problem.above));
    }
    //: %1 is the name of a setting, %2 that of a rule, %3 the reason
    return ParameterWords::tr("“%1” of the rule “%2” is not possible: %3.")
        .arg(label, ruleTitle(parameter.rule), reason);
}

} // namespace colonnade
