// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/expirytext.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include "bytes/escape.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace colonnade {

namespace {

struct EvidenceWords
{
    Q_DECLARE_TR_FUNCTIONS(EvidenceWords)
};

constexpr int longestShown = 60;

/// How the value goes into the words, as %1.
enum class Form : std::uint8_t {
    Hidden,       ///< for machines only
    Counted,      ///< a number with its plural
    Bytes,        ///< 1.4 MiB
    ExactBytes,   ///< 129 bytes
    Decimal,      ///< 1.4
    Ratio,        ///< 1.42
    Number,       ///< without a plural
    Percent,      ///< a fraction of a hundred
    WholePercent, ///< a whole one
    Milliseconds,
    Seconds,
    Moment,     ///< milliseconds since the epoch
    Quoted,     ///< elided, in quotation marks
    Plain,      ///< elided
    Characters, ///< one after the other, blanks by name
    Choice,     ///< has words for certain values only (valueWords)
};

struct ItemWords
{
    std::string_view what;
    Form form = Form::Hidden;
    const char* source = "%1";
};

constexpr std::array measuredWords{
    ItemWords{"first_character", Form::Quoted, QT_TRANSLATE_NOOP("EvidenceWords", "it starts with %1")},
    ItemWords{"characters", Form::Characters},
    ItemWords{"count"},
    ItemWords{"offset"},
    ItemWords{"hash_tag_form", Form::Choice},
    ItemWords{"hash_tag", Form::Plain, "{%1}"},
    ItemWords{"non_ascii_bytes", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 non-ASCII bytes")},
    ItemWords{"non_ascii_characters", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 characters")},
    ItemWords{"bytes_per_character", Form::Decimal, QT_TRANSLATE_NOOP("EvidenceWords", "%1 bytes per character")},
    ItemWords{"encoding", Form::Choice},
    ItemWords{"segments", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 levels")},
    ItemWords{"level_joints", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "in %1 places")},
    ItemWords{"word_joints", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "in %1 places")},
    ItemWords{"joined_by", Form::Quoted, QT_TRANSLATE_NOOP("EvidenceWords", "joined by %1")},
    ItemWords{"empty_segments", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 empty levels")},
    ItemWords{"segment", Form::Quoted},
    ItemWords{"type", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "the value is of type %1")},
    ItemWords{"name_bytes", Form::ExactBytes},
    ItemWords{"repeated_word", Form::Quoted},
    ItemWords{"wasted_bytes", Form::ExactBytes, QT_TRANSLATE_NOOP("EvidenceWords", "%1 wasted in this key")},
    ItemWords{"namespace_wasted_bytes", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "%1 in the whole namespace")},
    ItemWords{"one_byte_segments", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 levels of one letter")},
    ItemWords{"word_segments"},
    ItemWords{"prefix", Form::Quoted},
    ItemWords{"value_bytes", Form::Bytes},
    ItemWords{"elements", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 elements")},
    ItemWords{"fields", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 fields")},
    ItemWords{"expiry", Form::Choice},
    ItemWords{"ids", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 ids")},
    ItemWords{"keys", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 keys")},
    ItemWords{"most_fields", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "up to %1 strings for one id")},
    ItemWords{"keys_saved", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 keys less")},
    ItemWords{"expiring_keys", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 keys expire")},
    ItemWords{"predicted_bytes_saved", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "predicted saving: %1")},
    ItemWords{"blocked_ms", Form::Milliseconds,
              QT_TRANSLATE_NOOP("EvidenceWords", "the server is blocked for about %1 when it goes")},
    ItemWords{"lazyfree_lazy_expire", Form::Choice},
    ItemWords{"stored_as", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "stored as %1")},
    ItemWords{"not_compact_because", Form::Choice},
    ItemWords{"compact_bytes_saved", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "%1 less when compact")},
    ItemWords{"queue_word", Form::Quoted, QT_TRANSLATE_NOOP("EvidenceWords", "the name says %1")},
    ItemWords{"ttl_seconds", Form::Seconds, QT_TRANSLATE_NOOP("EvidenceWords", "expires in %1")},
    ItemWords{"idle_seconds", Form::Seconds, QT_TRANSLATE_NOOP("EvidenceWords", "not used for %1")},
    ItemWords{"frequency", Form::Number, QT_TRANSLATE_NOOP("EvidenceWords", "LFU counter %1")},
    ItemWords{"commands_percent", Form::Percent, QT_TRANSLATE_NOOP("EvidenceWords", "%1 of the server's commands")},
    ItemWords{"sampled_commands", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "a sample of %1 commands")},
    ItemWords{"idle", Form::Choice},
    ItemWords{"longest_ttl_seconds", Form::Seconds, QT_TRANSLATE_NOOP("EvidenceWords", "none later than in %1")},
    ItemWords{"peak_keys", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 of them within one window")},
    ItemWords{"peak_at", Form::Moment, QT_TRANSLATE_NOOP("EvidenceWords", "from %1 on")},
    ItemWords{"jitter_seconds", Form::Seconds,
              QT_TRANSLATE_NOOP("EvidenceWords", "with up to %1 more or less at random")},
    ItemWords{"peak_keys_with_jitter", Form::Counted,
              QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 keys within one window")},
    ItemWords{"businesses", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 businesses")},
    ItemWords{"business_names", Form::Plain},
    ItemWords{"guest_business", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "they belong to %1")},
    ItemWords{"databases", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 databases")},
    ItemWords{"database_list", Form::Plain},
    ItemWords{"slot", Form::Number, QT_TRANSLATE_NOOP("EvidenceWords", "slot %1")},
    ItemWords{"keys_percent", Form::Percent, QT_TRANSLATE_NOOP("EvidenceWords", "%1 of all keys")},
    ItemWords{"memory_bytes", Form::Bytes},
    ItemWords{"memory_percent", Form::Percent, QT_TRANSLATE_NOOP("EvidenceWords", "%1 of all memory")},
    ItemWords{"example", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "for example %1")},
    ItemWords{"keys_over_advised", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 of them too large")},
    ItemWords{"p95_value_bytes", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "95 of 100 have up to %1")},
    ItemWords{"p95_elements", Form::Number, QT_TRANSLATE_NOOP("EvidenceWords", "95 of 100 have up to %1 elements")},
    ItemWords{"keys_regular", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 keys with the separator")},
    ItemWords{"keys_joined", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 keys with another one")},
    ItemWords{"zlib_percent", Form::Counted, QT_TRANSLATE_NOOP("EvidenceWords", "zlib leaves %1 %")},
    ItemWords{"zstd_percent", Form::Counted, QT_TRANSLATE_NOOP("EvidenceWords", "zstd leaves %1 %")},
    ItemWords{"json_fields", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "a JSON object of %1 fields")},
    ItemWords{"as_string_bytes", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "%1 as a string")},
    ItemWords{"as_hash_bytes", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "about %1 as a hash")},
    ItemWords{"format", Form::Plain},
    ItemWords{"policy", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "the policy is %1")},
    ItemWords{"maxmemory", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "maxmemory is %1")},
    ItemWords{"used_memory", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "%1 are used")},
    ItemWords{"resident_memory", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "%1 are taken from the system")},
    ItemWords{"keys_without_ttl", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 keys without TTL")},
    ItemWords{"setting", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "the setting is %1")},
    ItemWords{"big_keys", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 big keys")},
    ItemWords{"access", Form::Choice},
    ItemWords{"calls", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "called %1 times")},
    ItemWords{"fragmentation_ratio", Form::Ratio, QT_TRANSLATE_NOOP("EvidenceWords", "the ratio is %1")},
    ItemWords{"limit_entries", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "up to %1 entries")},
    ItemWords{"command", Form::Plain},
    ItemWords{"longest_ms", Form::Decimal, QT_TRANSLATE_NOOP("EvidenceWords", "%1 ms")},
    ItemWords{"slow_entries", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 entries in the slow log")},
};

constexpr std::array thresholdWords{
    ItemWords{"allowed_signs", Form::Characters, QT_TRANSLATE_NOOP("EvidenceWords", "allowed: letters, digits, %1")},
    ItemWords{"forbidden_characters", Form::Characters,
              QT_TRANSLATE_NOOP("EvidenceWords", "forbidden: control characters, %1")},
    ItemWords{"hash_tags_allowed", Form::Choice},
    ItemWords{"least_segments", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "at least %1 levels")},
    ItemWords{"separator", Form::Quoted, QT_TRANSLATE_NOOP("EvidenceWords", "expected between levels: %1")},
    ItemWords{"word_joint", Form::Quoted, QT_TRANSLATE_NOOP("EvidenceWords", "expected between words: %1")},
    ItemWords{"type_word_last", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "expected at the end: %1")},
    ItemWords{"type_word_second", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "expected in the second place: %1")},
    ItemWords{"type_word", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "the name says %1")},
    ItemWords{"name_bytes_at_most", Form::ExactBytes, QT_TRANSLATE_NOOP("EvidenceWords", "at most %1")},
    ItemWords{"name_bytes_advised", Form::ExactBytes, QT_TRANSLATE_NOOP("EvidenceWords", "advised: at most %1")},
    ItemWords{"least_word_bytes", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "at least %1 letters each")},
    ItemWords{"prefixes", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "registered: %1")},
    ItemWords{"templates", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "expected: %1")},
    ItemWords{"value_bytes", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "at most %1")},
    ItemWords{"elements", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "at most %1 elements")},
    ItemWords{"fields", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "at most %1 fields")},
    ItemWords{"least_fields", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "from %1 strings for one id")},
    ItemWords{"least_ids", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "from %1 ids")},
    ItemWords{"embedded_bytes", Form::ExactBytes, QT_TRANSLATE_NOOP("EvidenceWords", "in one piece up to %1")},
    ItemWords{"compact_entries", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "compact up to %1 entries")},
    ItemWords{"compact_entry_bytes", Form::ExactBytes, QT_TRANSLATE_NOOP("EvidenceWords", "each up to %1")},
    ItemWords{"compact_limits", Form::Choice},
    ItemWords{"fields_at_least", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "at least %1 fields")},
    ItemWords{"ttl_seconds", Form::Seconds, QT_TRANSLATE_NOOP("EvidenceWords", "at most %1")},
    ItemWords{"pattern", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "for %1")},
    ItemWords{"idle_seconds", Form::Seconds, QT_TRANSLATE_NOOP("EvidenceWords", "at most %1")},
    ItemWords{"frequency", Form::Number, QT_TRANSLATE_NOOP("EvidenceWords", "at most %1")},
    ItemWords{"least_ttl_seconds", Form::Seconds, QT_TRANSLATE_NOOP("EvidenceWords", "at least %1")},
    ItemWords{"share_percent", Form::WholePercent, QT_TRANSLATE_NOOP("EvidenceWords", "at most %1")},
    ItemWords{"least_keys", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "from %1 keys on")},
    ItemWords{"window_seconds", Form::Seconds, QT_TRANSLATE_NOOP("EvidenceWords", "within %1")},
    ItemWords{"businesses_a_database", Form::Counted,
              QT_TRANSLATE_N_NOOP("EvidenceWords", "%1 business in a database")},
    ItemWords{"databases", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "at most %1 databases")},
    ItemWords{"reverse_pattern", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "expected beside it: %1")},
    ItemWords{"compress_over", Form::Bytes, QT_TRANSLATE_NOOP("EvidenceWords", "compress over %1")},
    ItemWords{"percent_below", Form::Counted, QT_TRANSLATE_NOOP("EvidenceWords", "worth it below %1 %")},
    ItemWords{"object_store_over", Form::Bytes,
              QT_TRANSLATE_NOOP("EvidenceWords", "better in an object store over %1")},
    ItemWords{"least_json_fields", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "from %1 fields")},
    ItemWords{"intset_entries", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "intset up to %1 members")},
    ItemWords{"least_members", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "from %1 members")},
    ItemWords{"evicting_policy", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "better: %1")},
    ItemWords{"setting", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "better: %1")},
    ItemWords{"instead", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "instead: %1")},
    ItemWords{"ratio_lowest", Form::Ratio, QT_TRANSLATE_NOOP("EvidenceWords", "at least %1")},
    ItemWords{"ratio_highest", Form::Ratio, QT_TRANSLATE_NOOP("EvidenceWords", "at most %1")},
    ItemWords{"entries_at_most", Form::Counted, QT_TRANSLATE_N_NOOP("EvidenceWords", "at most %1 entries")},
    ItemWords{"paged", Form::Plain, QT_TRANSLATE_NOOP("EvidenceWords", "in parts: %1")},
};

/// Texts that are words of ours rather than a part of somebody's name.
struct ValueWords
{
    std::string_view what;
    std::string_view value;
    const char* source;
};
constexpr std::array valueWords{
    ValueWords{"first_character", "", QT_TRANSLATE_NOOP("EvidenceWords", "the name is empty")},
    ValueWords{"hash_tag_form", "empty", QT_TRANSLATE_NOOP("EvidenceWords", "there is nothing between the braces")},
    ValueWords{"hash_tag_form", "unbalanced", QT_TRANSLATE_NOOP("EvidenceWords", "the braces do not pair")},
    ValueWords{"hash_tag_form", "several", QT_TRANSLATE_NOOP("EvidenceWords", "there is more than one pair of braces")},
    ValueWords{"hash_tag_form", "well-formed", ""}, // the tag itself is shown
    ValueWords{"encoding", "utf-8", QT_TRANSLATE_NOOP("EvidenceWords", "valid UTF-8")},
    ValueWords{"encoding", "not-utf-8", QT_TRANSLATE_NOOP("EvidenceWords", "not valid UTF-8")},
    ValueWords{"joined_by", "camelCase", QT_TRANSLATE_NOOP("EvidenceWords", "joined by capital letters")},
    ValueWords{"expiry", "never", QT_TRANSLATE_NOOP("EvidenceWords", "no expiry is set")},
    ValueWords{"lazyfree_lazy_expire", "no", QT_TRANSLATE_NOOP("EvidenceWords", "lazyfree-lazy-expire is off")},
    ValueWords{"lazyfree_lazy_expire", "unknown",
               QT_TRANSLATE_NOOP("EvidenceWords", "whether lazyfree-lazy-expire is on is not known")},
    ValueWords{"not_compact_because", "elements", ""}, // their number stands there
    ValueWords{"not_compact_because", "length",
               QT_TRANSLATE_NOOP("EvidenceWords", "one entry is too long, or there were more once")},
    ValueWords{"compact_limits", "default",
               QT_TRANSLATE_NOOP("EvidenceWords", "by the servers' defaults, as this server's limits are not known")},
    ValueWords{"idle", "by-frequency",
               QT_TRANSLATE_NOOP("EvidenceWords", "under an LFU policy there is no idle time, so the counter speaks")},
    ValueWords{"access", "callable", QT_TRANSLATE_NOOP("EvidenceWords", "this user may call it")},
    ValueWords{"access", "closed", QT_TRANSLATE_NOOP("EvidenceWords", "this user may not call it")},
    ValueWords{"access", "unknown", QT_TRANSLATE_NOOP("EvidenceWords", "who may call it is not known")},
    ValueWords{"hash_tags_allowed", "cluster", QT_TRANSLATE_NOOP("EvidenceWords", "allowed on a cluster only")},
    ValueWords{"hash_tags_allowed", "never", QT_TRANSLATE_NOOP("EvidenceWords", "not allowed")},
};

QString charactersText(std::string_view rest)
{
    QStringList list;
    while (!rest.empty()) {
        const std::string_view one = rest.substr(0, std::max<std::size_t>(1, utf8SequenceLength(rest)));
        //: the blank character, in a list of characters
        list.append(one == " " ? EvidenceWords::tr("space") : keyText(one));
        rest.remove_prefix(one.size());
    }
    return list.join(u' ');
}

QString valueText(const EvidenceItem& item, Form form)
{
    const auto number = [&item] { return std::get<std::uint64_t>(item.value); };
    const auto text = [&item] { return std::string_view(std::get<std::string>(item.value)); };
    switch (form) {
    case Form::Counted:
        return countText(number());
    case Form::Bytes:
        return bytesText(number());
    case Form::ExactBytes:
        return exactBytesText(number());
    case Form::Decimal:
        return QLocale().toString(std::get<double>(item.value), 'f', 1);
    case Form::Ratio:
        return QLocale().toString(std::get<double>(item.value), 'f', 2);
    case Form::Number:
        return countText(number());
    case Form::Percent:
        return shareText(std::get<double>(item.value) / 100);
    case Form::WholePercent:
        return shareText(static_cast<double>(number()) / 100);
    case Form::Milliseconds:
        return durationText(std::chrono::milliseconds(number()));
    case Form::Seconds:
        return durationText(std::chrono::seconds(number()));
    case Form::Moment:
        return expiryDateText(Expiry::at(std::chrono::milliseconds(number())));
    case Form::Quoted:
        //: quotation marks around a part of a key name
        return EvidenceWords::tr("\"%1\"").arg(keyText(text(), longestShown));
    case Form::Plain:
        return keyText(text(), 2 * longestShown);
    case Form::Characters:
        return charactersText(text());
    case Form::Hidden:
    case Form::Choice:
        break;
    }
    return {};
}

QString itemText(const EvidenceItem& item, const ItemWords& words)
{
    if (const auto* const text = std::get_if<std::string>(&item.value)) {
        const auto isThis = [&](const ValueWords& known) { return known.what == item.what && known.value == *text; };
        if (const auto* const known = std::ranges::find_if(valueWords, isThis); known != valueWords.end())
            return *known->source == '\0' ? QString() : EvidenceWords::tr(known->source);
    }
    if (words.form == Form::Hidden || words.form == Form::Choice)
        return {};
    const int plural = words.form == Form::Counted ? pluralNumber(std::get<std::uint64_t>(item.value)) : -1;
    return EvidenceWords::tr(words.source, nullptr, plural).arg(valueText(item, words.form));
}

QString listed(const std::vector<EvidenceItem>& items, std::span<const ItemWords> words)
{
    QStringList texts;
    for (const EvidenceItem& item : items) {
        const auto found = std::ranges::find(words, item.what, &ItemWords::what);
        assert(found != words.end());
        if (QString text = itemText(item, *found); !text.isEmpty())
            texts.append(std::move(text));
    }
    //: between the parts of a list in one sentence
    return texts.join(EvidenceWords::tr(", "));
}

} // namespace

QString findingText(const Finding& finding)
{
    const QString title = ruleTitle(finding.rule);
    const QString measured = measuredText(finding.evidence);
    const QString threshold = thresholdText(finding.evidence);
    if (measured.isEmpty() || threshold.isEmpty()) {
        //: %1 is a rule's title, %2 what was measured
        return EvidenceWords::tr("%1: %2.").arg(title, measured + threshold);
    }
    //: %1 is a rule's title ("Key name is too long"), %2 what was measured ("129 bytes"), %3 the limit ("at most 128
    //: bytes")
    return EvidenceWords::tr("%1: %2 (%3).").arg(title, measured, threshold);
}

QString measuredText(const Evidence& evidence)
{
    return listed(evidence.measured, measuredWords);
}

QString thresholdText(const Evidence& evidence)
{
    return listed(evidence.threshold, thresholdWords);
}

} // namespace colonnade
