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

struct Words
{
    RuleId rule;
    const char* title;
    const char* explanation;
    const char* badExample = "";
    const char* goodExample = "";
};

// In the order of RuleId. Explanations: what it costs, then what to do.
constexpr std::array words{
    Words{RuleId::NameStart, QT_TRANSLATE_NOOP("RuleWords", "Key name does not start with a letter"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "A name that starts with a digit or a sign is easily taken for a number, an option or a "
                            "mistake by scripts and by people, and it is sorted away from its relatives. Start every "
                            "name with the short name of the business that it belongs to."),
          "1user:2", "cx:userdb:session:U100238:string"},
    Words{RuleId::NameCharset, QT_TRANSLATE_NOOP("RuleWords", "Key name contains an unusual character"),
          QT_TRANSLATE_NOOP(
              "RuleWords", "Anything but letters, digits, `|`, `_`, `.` and `:` has to be quoted or escaped in shells, "
                           "scripts and log filters, and every tool does that in its own way. Keep to that set. "
                           "Guidelines disagree about the hyphen: some leave it out, one uses it in its own examples; "
                           "the profile decides."),
          "a#b:1", "user:basic.info:userid:string"},
    Words{RuleId::NameForbidden, QT_TRANSLATE_NOOP("RuleWords", "Key name contains a forbidden character"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "`*`, `?`, `[`, `]` and `\\` are wildcards for `SCAN`, `KEYS` and access rules: a pattern "
                            "made from such a name also matches other keys, and a clean-up then deletes too much. "
                            "Blanks, quotes and control characters break command lines and logs; braces change where "
                            "a cluster puts the key. Leave these characters out, and give an id a level of its own."),
          "cx:orderdb:order:2024*:hash", "cx:orderdb:order:202401150001:hash"},
    Words{RuleId::NameHashTag, QT_TRANSLATE_NOOP("RuleWords", "Key name uses a hash tag"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "A cluster places a key by the text between its first `{` and the next `}`. All keys with "
                            "one tag share a slot, so they can be used together, but they also fill and load one node "
                            "together. Guidelines disagree: some forbid braces, one recommends them for keys that "
                            "belong together. The recommended profile accepts a tag on a cluster and warns elsewhere; "
                            "braces that are empty or do not pair are always wrong. Tag only keys that one transaction "
                            "or script must change together."),
          "{user:1000}:profile", "user:1000:profile"},
    Words{RuleId::NameNonAscii, QT_TRANSLATE_NOOP("RuleWords", "Key name contains non-ASCII characters"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "In UTF-8 a Chinese character takes three bytes and an emoji four, in every key that has "
                            "it; in any other encoding the name is not text at all for most clients. Such names are "
                            "hard to type and often shown escaped. Use English words or agreed abbreviations in the "
                            "name, and keep the text in the value."),
          "用户:1000:档案", "user:1000:profile"},
    Words{RuleId::NameNoNamespace, QT_TRANSLATE_NOOP("RuleWords", "Key name has no namespace"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "Without a separator nobody can tell whose key it is: it stands among all others, neither "
                            "access rules nor a clean-up can take it together with its relatives, and another team may "
                            "choose the same word. Put the business and the module in front, with `:` between levels."),
          "unacked_mutex", "user:1"},
    Words{RuleId::NameLevelSeparator, QT_TRANSLATE_NOOP("RuleWords", "Levels are not separated by a colon"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "Tools group keys at `:`. Where `_`, `-`, `/` or `.` does that work, trees, statistics and "
                            "access rules see one long word, and every id becomes a name of its own. Guidelines "
                            "disagree about `_`: for one it is the second choice, for others not allowed. Mixed with "
                            "`:` it is worse, since the levels then depend on who reads the name. Use `:` between "
                            "levels and `.` between the words of one level."),
          "cx_userdb_profile_U100238", "cx:userdb:basic.info:U100238:string"},
    Words{RuleId::NameWordJoiner, QT_TRANSLATE_NOOP("RuleWords", "Words inside a level are not joined by a dot"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "`_`, `-` and camelCase beside each other give one name several spellings, and whoever "
                            "guesses the wrong one finds nothing. It costs the server nothing, so it is only a hint. "
                            "Choose one way to join words; the guidelines join them with `.`."),
          "user:basic_info:7", "cx:userdb:basic.info:U100238:string"},
    Words{RuleId::NameEmptySegment, QT_TRANSLATE_NOOP("RuleWords", "Key name has an empty level"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "A separator at the start, at the end or twice in a row makes a level without a name: "
                            "trees show a blank folder, and soon the same key exists in both spellings. Often a "
                            "variable was empty when the name was put together. Find the missing part, or drop the "
                            "separator."),
          "user::profile", "user:12345:profile"},
    Words{RuleId::NameTypeSuffix, QT_TRANSLATE_NOOP("RuleWords", "Type is not part of the key name"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "Without a type word nobody can tell from the name which commands fit, and a list command "
                            "on a hash only fails. Guidelines disagree about its place: at the end, second, or none. "
                            "The recommended profile wants `string`, `hash`, `list`, `set`, `zset` or `stream` at the "
                            "end."),
          "cx:orderdb:order:202401150001", "cx:orderdb:order:202401150001:hash"},
    Words{RuleId::NameTypeMismatch, QT_TRANSLATE_NOOP("RuleWords", "Key name says another type than the value has"),
          QT_TRANSLATE_NOOP(
              "RuleWords", "Whoever trusts the name sends commands that fail with `WRONGTYPE`, or overwrites the value "
                           "with another type. Either the name was copied from another key or the value was written by "
                           "mistake. Correct the one that is wrong."),
          "x:1:hash", "x:1:string"},
    Words{RuleId::NameLength, QT_TRANSLATE_NOOP("RuleWords", "Key name is too long"),
          QT_TRANSLATE_NOOP(
              "RuleWords", "Every key keeps its whole name in memory and every command sends and compares it: ten "
                           "bytes more on ten million keys are 100 MB. Agree on abbreviations, and leave out what an "
                           "earlier level has already said. Guidelines name limits of 44, 100 and 128 bytes. The 44 "
                           "comes from strings of up to 44 bytes being stored in one allocation: that concerns values, "
                           "not key names."),
          "customer_information_system:customer_database:detail_information_of_a_customer:202401150001:"
          "date_of_the_last_change_of_the_record:string",
          "cx:cxdb:user:000110011"},
    Words{RuleId::NameRedundant, QT_TRANSLATE_NOOP("RuleWords", "Key name says the same word twice"),
          QT_TRANSLATE_NOOP(
              "RuleWords", "A repeated word is kept once per key and tells nothing new: eight bytes in a million keys "
                           "are 8 MB. Say the business and the table once, in a level of their own, and leave them out "
                           "of the levels below."),
          "cx:orderdb:orderdb_order_detail_info:202401150001", "cx:orderdb:order:202401150001:hash"},
    Words{RuleId::NameTooTerse, QT_TRANSLATE_NOOP("RuleWords", "Key name is too short to be understood"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "Levels of one letter save a few bytes, and cost hours when somebody has to find out what "
                            "the key is for and whether it may be deleted. They also collide easily. Use agreed "
                            "abbreviations of two letters or more, and keep the list of them where everybody looks."),
          "u:1:p", "user:12345:profile"},
    Words{RuleId::NameUnregisteredPrefix, QT_TRANSLATE_NOOP("RuleWords", "First level is not a registered business"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "The profile lists the businesses that use this database and who owns each; this name "
                            "belongs to none of them. Nobody answers for such keys, and they may come from another "
                            "system by mistake. Register the prefix with its owner in the profile, or move the keys.")},
    Words{RuleId::NameTemplate, QT_TRANSLATE_NOOP("RuleWords", "Key name fits no template of the profile"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "The profile says how names are built, and this one is built otherwise: code that takes "
                            "names apart, access rules and statistics by level will not find it. Rename the key after "
                            "the template, or add the new form to the profile if it is meant.")},
    Words{RuleId::ValueBig, QT_TRANSLATE_NOOP("RuleWords", "Value is big"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "While a big value is read, copied or deleted, everybody else waits; it fills the network "
                            "and makes one node of a cluster heavier than the others. Guidelines draw the line for "
                            "strings at 10 KB, 1 MB or 10 MB; the recommended profile at 1 MB, and for collections at "
                            "10,000 elements. Split the value by meaning, time or hash, read it in pages (`HSCAN`, "
                            "`LRANGE`), and remove it with `UNLINK`, never with `DEL`.")},
    Words{RuleId::ValueOverAdvised, QT_TRANSLATE_NOOP("RuleWords", "Value is larger than advised"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "It is not big yet, but commands on the whole value already take their time, and values "
                            "like this one tend to grow. Split it while that is cheap, cap a collection at the newest "
                            "elements, or compress a string above 10 KB.")},
    Words{RuleId::TtlMissing, QT_TRANSLATE_NOOP("RuleWords", "Key never expires"),
          QT_TRANSLATE_NOOP(
              "RuleWords", "What nobody deletes stays for ever: keys without an expiry fill the memory until the "
                           "server evicts others or refuses writes. Set an expiry that fits how fast the data changes, "
                           "with some random spread so that keys do not all expire in one second. Where keys are meant "
                           "to stay, add their pattern to the permanent namespaces of the profile. Guidelines "
                           "disagree: one watches how long keys are idle instead.")},
    Words{RuleId::StringsToHash, QT_TRANSLATE_NOOP("RuleWords", "Strings of one object could be one hash"),
          QT_TRANSLATE_NOOP("RuleWords",
                            "Each key costs 50 to 100 bytes beside its value: its name, an entry in the table of keys, "
                            "the object. The fields of a small hash share all that, so one hash for each id needs less "
                            "memory, and one command reads the whole object. The saving is predicted from the server's "
                            "memory layout. A hash expires as a whole: strings with different expiries need a server "
                            "that lets single fields expire, or stay apart."),
          "cx:orderdb:order:202401150001:status", "cx:orderdb:order:202401150001:hash"},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (std::to_underlying(words[i].rule) != i)
            return false;
    }
    return words.size() == ruleCount;
}
static_assert(inOrder());

} // namespace

RuleText ruleText(RuleId rule)
{
    const Words& found = words[std::to_underlying(rule)];
    return {RuleWords::tr(found.title), RuleWords::tr(found.explanation), QString::fromUtf8(found.badExample),
            QString::fromUtf8(found.goodExample)};
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
