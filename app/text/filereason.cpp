// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/filereason.h"

#include "text/quantity.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace colonnade {

namespace {

struct FileReason
{
    Q_DECLARE_TR_FUNCTIONS(FileReason)
};

/// As profilereader, profileproblems, nametemplate, mutesreader and keyjson write them; what is more special stands
/// first.
constexpr std::array reasons{
    QT_TRANSLATE_NOOP("FileReason", "no profile is larger than 1 MB"),
    QT_TRANSLATE_NOOP("FileReason", "no file of mutes is larger than 16 MB"),
    QT_TRANSLATE_NOOP("FileReason", "not UTF-8"),
    QT_TRANSLATE_NOOP("FileReason", "not JSON: %1"),
    QT_TRANSLATE_NOOP("FileReason", "not a JSON object"),
    QT_TRANSLATE_NOOP("FileReason", "neither \"name\" nor \"name_hex\""),
    QT_TRANSLATE_NOOP("FileReason", "a quote is not closed"),
    QT_TRANSLATE_NOOP("FileReason", "bad escape"),
    QT_TRANSLATE_NOOP("FileReason", "a profile is an object, not %1"),
    QT_TRANSLATE_NOOP("FileReason", "unknown member \"%1\""),
    QT_TRANSLATE_NOOP("FileReason", "unknown rule \"%1\""),
    QT_TRANSLATE_NOOP("FileReason", "rule \"%1\" has no parameter \"%2\""),
    QT_TRANSLATE_NOOP("FileReason", "\"schema\" must be %1: %2 is from a newer version of the program"),
    QT_TRANSLATE_NOOP("FileReason", "\"schema\" must be %1: this program reads no other"),
    QT_TRANSLATE_NOOP("FileReason", "\"schema\" is %1: a newer version of the program wrote this"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" is missing; it must be %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" is missing"),
    QT_TRANSLATE_NOOP("FileReason", "\"id\" and \"separator\" must be UTF-8"),
    QT_TRANSLATE_NOOP("FileReason", "the prefix \"%1\" stands here twice"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" stands here twice"),
    QT_TRANSLATE_NOOP("FileReason", "\"ids\" has no \"%1\""),
    QT_TRANSLATE_NOOP("FileReason", "a %1 has no \"%2\""),
    QT_TRANSLATE_NOOP("FileReason", "each of \"%1\" must name its \"%2\""),
    QT_TRANSLATE_NOOP("FileReason", "each of \"%1\" must say its \"%2\""),
    QT_TRANSLATE_NOOP("FileReason", "each of \"%1\" must be an object"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must not hold more than %2 texts"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must not hold empty texts"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must not be negative"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must not be empty"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be a list, not %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be an object, not %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be a list"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must hold texts, not %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must hold objects, not %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be a whole number, not %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be true or false, not %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be text, not %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be text"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be UTF-8"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be one of %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be at least %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be at most %2"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be a date like \"2026-12-31\""),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must live at least %2 seconds, and by \"%3\" at most %4"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" is %2, above \"%3\" of \"%4\", which is %5"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" is %2, above \"%3\", which is %4"),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" must be %2"),
    QT_TRANSLATE_NOOP("FileReason", "template \"%1\": %2"),
    QT_TRANSLATE_NOOP("FileReason", "] without ["),
    QT_TRANSLATE_NOOP("FileReason", "[ without ]"),
    QT_TRANSLATE_NOOP("FileReason", "brackets inside brackets"),
    QT_TRANSLATE_NOOP("FileReason", "more than six optional parts"),
    QT_TRANSLATE_NOOP("FileReason", "an empty segment"),
    QT_TRANSLATE_NOOP("FileReason", "braces that do not pair"),
    QT_TRANSLATE_NOOP("FileReason", "two placeholders in one segment"),
    QT_TRANSLATE_NOOP("FileReason", "a placeholder without a name"),
    QT_TRANSLATE_NOOP("FileReason", "a file of mutes is an object"),
    QT_TRANSLATE_NOOP("FileReason", "this mute has no \"%1\""),
    QT_TRANSLATE_NOOP("FileReason", "a mute must name a \"rule\", or a \"key\", \"prefix\" or \"pattern\", or both"),
    QT_TRANSLATE_NOOP("FileReason", "a mute has one of \"key\", \"prefix\" and \"pattern\""),
    QT_TRANSLATE_NOOP("FileReason", "\"%1\" has a backslash that is followed by neither \\ nor two digits, \\xFF"),
    // what stands for %2 in some of them
    QT_TRANSLATE_NOOP("FileReason", "true or false"),
    QT_TRANSLATE_NOOP("FileReason", "a number"),
    QT_TRANSLATE_NOOP("FileReason", "text"),
    QT_TRANSLATE_NOOP("FileReason", "a list"),
    QT_TRANSLATE_NOOP("FileReason", "an object"),
    QT_TRANSLATE_NOOP("FileReason", "nothing"),
};

/// What stands for %1, %2, … where the text is made of these words; they stand there in this order.
std::optional<std::vector<std::string_view>> placesIn(std::string_view text, std::string_view words)
{
    std::vector<std::string_view> places;
    std::size_t end = std::min(words.find('%'), words.size());
    if (!text.starts_with(words.substr(0, end)))
        return std::nullopt;
    text.remove_prefix(end);
    while (end < words.size()) {
        words.remove_prefix(end + 2); // and the digit
        end = std::min(words.find('%'), words.size());
        const std::string_view following = words.substr(0, end);
        // The last words stand at the end, others as soon as they can.
        const bool isLast = end == words.size();
        const std::size_t at = following.empty()                     ? text.size()
                               : isLast && text.ends_with(following) ? text.size() - following.size()
                               : isLast                              ? std::string_view::npos
                                                                     : text.find(following);
        if (at == std::string_view::npos)
            return std::nullopt;
        places.push_back(text.substr(0, at));
        text.remove_prefix(at + following.size());
    }
    return text.empty() ? std::optional(places) : std::nullopt;
}

QString placeText(std::string_view place)
{
    const bool isOurs = std::ranges::contains(reasons, place);
    return isOurs ? FileReason::tr(std::string(place).c_str()) : keyText(place);
}

} // namespace

std::optional<QString> fileReason(std::string_view english)
{
    for (const char* const words : reasons) {
        const auto places = placesIn(english, words);
        if (!places)
            continue;
        const QString translated = FileReason::tr(words);
        QString text;
        for (qsizetype i = 0; i < translated.size(); ++i) { // not arg(): what is put in may look like a place
            const bool isPlace = translated[i] == u'%' && i + 1 < translated.size() && translated[i + 1].isDigit();
            const std::size_t number = isPlace ? std::size_t(translated[++i].digitValue()) : 0;
            if (isPlace && number >= 1 && number <= places->size())
                text += placeText((*places)[number - 1]);
            else
                text += translated[i];
        }
        return text;
    }
    return std::nullopt;
}

} // namespace colonnade
