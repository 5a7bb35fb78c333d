// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/ruletext.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace colonnade {

namespace {

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

struct Title
{
    RuleId rule;
    const char* text;
};

// In the order of RuleId.
constexpr std::array titles{
    Title{RuleId::NameStart, QT_TRANSLATE_NOOP("RuleWords", "Key name does not start with a letter")},
    Title{RuleId::NameCharset, QT_TRANSLATE_NOOP("RuleWords", "Key name contains an unusual character")},
    Title{RuleId::NameForbidden, QT_TRANSLATE_NOOP("RuleWords", "Key name contains a forbidden character")},
    Title{RuleId::NameHashTag, QT_TRANSLATE_NOOP("RuleWords", "Key name uses a hash tag")},
    Title{RuleId::NameNonAscii, QT_TRANSLATE_NOOP("RuleWords", "Key name contains non-ASCII characters")},
    Title{RuleId::NameNoNamespace, QT_TRANSLATE_NOOP("RuleWords", "Key name has no namespace")},
    Title{RuleId::NameLevelSeparator, QT_TRANSLATE_NOOP("RuleWords", "Levels are not separated by a colon")},
    Title{RuleId::NameWordJoiner, QT_TRANSLATE_NOOP("RuleWords", "Words inside a level are not joined by a dot")},
    Title{RuleId::NameEmptySegment, QT_TRANSLATE_NOOP("RuleWords", "Key name has an empty level")},
    Title{RuleId::NameTypeSuffix, QT_TRANSLATE_NOOP("RuleWords", "Type is not part of the key name")},
    Title{RuleId::NameTypeMismatch, QT_TRANSLATE_NOOP("RuleWords", "Key name says another type than the value has")},
    Title{RuleId::NameLength, QT_TRANSLATE_NOOP("RuleWords", "Key name is too long")},
    Title{RuleId::NameRedundant, QT_TRANSLATE_NOOP("RuleWords", "Key name says the same word twice")},
    Title{RuleId::NameTooTerse, QT_TRANSLATE_NOOP("RuleWords", "Key name is too short to be understood")},
    Title{RuleId::NameUnregisteredPrefix, QT_TRANSLATE_NOOP("RuleWords", "First level is not a registered business")},
    Title{RuleId::NameTemplate, QT_TRANSLATE_NOOP("RuleWords", "Key name fits no template of the profile")},
    Title{RuleId::ValueBig, QT_TRANSLATE_NOOP("RuleWords", "Value is big")},
    Title{RuleId::ValueOverAdvised, QT_TRANSLATE_NOOP("RuleWords", "Value is larger than advised")},
    Title{RuleId::ValueBigWithTtl, QT_TRANSLATE_NOOP("RuleWords", "Big value will expire by itself")},
    Title{RuleId::ValueUncompressed, QT_TRANSLATE_NOOP("RuleWords", "Large value is not compressed")},
    Title{RuleId::ValueJsonObject, QT_TRANSLATE_NOOP("RuleWords", "JSON object could be a hash")},
    Title{RuleId::ValueSerialization, QT_TRANSLATE_NOOP("RuleWords", "Value is serialized")},
    Title{RuleId::ValueEmbstrEdge, QT_TRANSLATE_NOOP("RuleWords", "String is just too long to be stored in one piece")},
    Title{RuleId::EncodingOversizedCompact, QT_TRANSLATE_NOOP("RuleWords", "Compact encoding holds too much")},
    Title{RuleId::EncodingJustOver, QT_TRANSLATE_NOOP("RuleWords", "Collection is just over the compact limits")},
    Title{RuleId::SetCouldBeIntset, QT_TRANSLATE_NOOP("RuleWords", "Set of numbers is stored as text")},
    Title{RuleId::ZsetEqualScores, QT_TRANSLATE_NOOP("RuleWords", "All scores of a sorted set are the same")},
    Title{RuleId::HashSingleField, QT_TRANSLATE_NOOP("RuleWords", "Hash has a single field")},
    Title{RuleId::ListAsQueueUnbounded, QT_TRANSLATE_NOOP("RuleWords", "Queue grows without a bound")},
    Title{RuleId::TtlMissing, QT_TRANSLATE_NOOP("RuleWords", "Key never expires")},
    Title{RuleId::TtlTooLong, QT_TRANSLATE_NOOP("RuleWords", "Expiry is too far away")},
    Title{RuleId::TtlTooShort, QT_TRANSLATE_NOOP("RuleWords", "Expiry is too near")},
    Title{RuleId::IdleKey, QT_TRANSLATE_NOOP("RuleWords", "Key has not been used for long")},
    Title{RuleId::HotKey, QT_TRANSLATE_NOOP("RuleWords", "Key is used very often")},
    Title{RuleId::MixedSeparators, QT_TRANSLATE_NOOP("RuleWords", "Levels are separated in two ways")},
    Title{RuleId::StringsToHash, QT_TRANSLATE_NOOP("RuleWords", "Strings of one object could be one hash")},
    Title{RuleId::TtlCluster, QT_TRANSLATE_NOOP("RuleWords", "Many keys expire at once")},
    Title{RuleId::PrefixShared, QT_TRANSLATE_NOOP("RuleWords", "Several businesses share a place")},
    Title{RuleId::DatabasesMany, QT_TRANSLATE_NOOP("RuleWords", "More than one database is in use")},
    Title{RuleId::SlotSkew, QT_TRANSLATE_NOOP("RuleWords", "One slot holds too much")},
    Title{RuleId::TagSkew, QT_TRANSLATE_NOOP("RuleWords", "One hash tag holds too much")},
    Title{RuleId::PatternOversized, QT_TRANSLATE_NOOP("RuleWords", "Values of a whole pattern are too large")},
    Title{RuleId::SecondaryIndex, QT_TRANSLATE_NOOP("RuleWords", "Lookup has no way back")},
    Title{RuleId::ServerEviction, QT_TRANSLATE_NOOP("RuleWords", "A full server would refuse writes")},
    Title{RuleId::ServerLazyfree, QT_TRANSLATE_NOOP("RuleWords", "Big keys are freed in the foreground")},
    Title{RuleId::ServerDangerousCommands, QT_TRANSLATE_NOOP("RuleWords", "Dangerous command is open")},
    Title{RuleId::ServerFragmentation, QT_TRANSLATE_NOOP("RuleWords", "Memory is fragmented or swapped out")},
    Title{RuleId::ServerCompactLimits, QT_TRANSLATE_NOOP("RuleWords", "Compact collections may grow too large")},
    Title{RuleId::SlowlogBigKey, QT_TRANSLATE_NOOP("RuleWords", "Slow command on a big key")},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < titles.size(); ++i) {
        if (std::to_underlying(titles[i].rule) != i)
            return false;
    }
    return titles.size() == ruleCount;
}
static_assert(inOrder());

} // namespace

QString ruleTitle(RuleId rule)
{
    return RuleWords::tr(titles[std::to_underlying(rule)].text);
}

QString blindRuleText(BlindRule::Missing missing)
{
    switch (missing) {
    case BlindRule::Missing::Type:
        return RuleWords::tr("This rule needs the types of the keys, which this source does not tell.");
    case BlindRule::Missing::Encoding:
        return RuleWords::tr("This rule needs the encodings of the values, which this source does not tell.");
    case BlindRule::Missing::Elements:
        return RuleWords::tr("This rule needs the number of elements, which this source does not tell.");
    case BlindRule::Missing::ValueBytes:
        return RuleWords::tr("This rule needs the size of the values, which this source does not tell.");
    case BlindRule::Missing::Expiry:
        return RuleWords::tr("This rule needs the expiry times, which this source does not tell.");
    case BlindRule::Missing::Idle:
        return RuleWords::tr("This rule needs to know how long keys have not been used, which this source does not "
                             "tell.");
    case BlindRule::Missing::Frequency:
        return RuleWords::tr("This rule needs the counters that a server keeps under an LFU policy, which this source "
                             "does not tell.");
    case BlindRule::Missing::ValueSample:
        return RuleWords::tr("This rule needs samples of the values, and none was taken.");
    case BlindRule::Missing::Server:
        return RuleWords::tr("This rule is about a running server, which this source is not.");
    case BlindRule::Missing::ServerInfo:
        return RuleWords::tr("This rule needs INFO, which the server does not tell this user.");
    case BlindRule::Missing::ServerConfig:
        return RuleWords::tr("This rule needs the configuration, which the server does not tell this user.");
    case BlindRule::Missing::ServerCommands:
        return RuleWords::tr("This rule needs to know what the user may call, which the server does not tell.");
    case BlindRule::Missing::ServerSlowLog:
        return RuleWords::tr("This rule needs the slow log, which the server does not tell this user.");
    }
    Q_UNREACHABLE_RETURN({});
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        //: a severity: worth knowing, nothing is wrong
        return RuleWords::tr("Info");
    case Severity::Warning:
        return RuleWords::tr("Warning");
    case Severity::Error:
        return RuleWords::tr("Error");
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace colonnade
