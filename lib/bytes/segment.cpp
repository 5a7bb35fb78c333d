// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/segment.h"

#include <algorithm>
#include <array>
#include <optional>

namespace colonnade {

namespace {

enum ByteClass : std::uint8_t { Other = 0, Lower = 1, Upper = 2, Digit = 4, HexLetter = 8 };

constexpr std::array<std::uint8_t, 256> byteClasses = [] {
    std::array<std::uint8_t, 256> classes{};
    for (std::size_t c = '0'; c <= '9'; ++c)
        classes[c] = Digit;
    for (std::size_t i = 0; i < 26; ++i) {
        const std::uint8_t hex = i < 6 ? HexLetter : Other;
        classes['a' + i] = Lower | hex;
        classes['A' + i] = Upper | hex;
    }
    return classes;
}();

std::uint8_t classOf(char c)
{
    return byteClasses[static_cast<unsigned char>(c)];
}
bool isDigit(char c)
{
    return classOf(c) == Digit;
}
bool isLetter(char c)
{
    return (classOf(c) & (Lower | Upper)) != 0;
}
bool isHexDigit(char c)
{
    return (classOf(c) & (Digit | HexLetter)) != 0;
}
bool allDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

/// The number that a few digits spell; nothing else may be there.
std::optional<int> number(std::string_view digits)
{
    if (!allDigits(digits) || digits.size() > 9)
        return {};
    int value = 0;
    for (const char c : digits)
        value = value * 10 + (c - '0');
    return value;
}

bool isYear(std::string_view text)
{
    const auto year = number(text);
    return text.size() == 4 && year && *year >= 1970 && *year <= 2099;
}
bool isBetween(std::string_view text, int low, int high)
{
    const auto value = number(text);
    return text.size() == 2 && value && *value >= low && *value <= high;
}
bool isDay(std::string_view yyyy, std::string_view mm, std::string_view dd)
{
    constexpr std::array days{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (!isYear(yyyy) || !isBetween(mm, 1, 12))
        return false;
    const bool leap = *number(yyyy) % 4 == 0; // right for 1970-2099
    const int month = *number(mm);
    return isBetween(dd, 1, month == 2 && !leap ? 28 : days[static_cast<std::size_t>(month - 1)]);
}

/// YYYYMM, YYYYMMDD and on to the second, with one kind of joint in the date or none, perhaps a T or another joint
/// before the time and in it, perhaps a Z; YYYYWww, YYYYQq, YYYYHh.
bool isDate(std::string_view text)
{
    constexpr std::size_t longest = 20; // 2024-05-01T10-30-15Z
    if (text.size() < 6 || text.size() > longest || !isYear(text.substr(0, 4)))
        return false;
    const std::string_view year = text.substr(0, 4);
    std::string_view rest = text.substr(4);
    const char joint = std::string_view("-_.").contains(rest[0]) ? rest[0] : '\0';
    if (joint != '\0')
        rest.remove_prefix(1);
    if (rest.starts_with('W') || rest.starts_with('w'))
        return isBetween(rest.substr(1), 1, 53);
    if (rest.starts_with('Q') || rest.starts_with('q'))
        return rest.size() == 2 && rest[1] >= '1' && rest[1] <= '4';
    if (rest.starts_with('H') || rest.starts_with('h'))
        return rest.size() == 2 && (rest[1] == '1' || rest[1] == '2');
    std::array<std::string_view, 5> parts; // month, day, hour, minute, second
    std::size_t count = 0;
    while (!rest.empty()) {
        if (count == parts.size())
            return false;
        parts[count] = rest.substr(0, 2);
        rest.remove_prefix(parts[count].size());
        ++count;
        if (count > 2 && (rest == "Z" || rest == "z"))
            break;
        const std::string_view joints = count < 2 ? std::string_view(&joint, 1) : std::string_view("Tt-_.");
        if (rest.empty() || (count < 2 && joint == '\0'))
            continue;
        if (joints.contains(rest[0]) && rest.size() > 1)
            rest.remove_prefix(1);
        else if (count < 2 || joints.contains(rest[0]))
            return false;
    }
    if (count == 0 || !isBetween(parts[0], 1, 12) || (count > 1 && !isDay(year, parts[0], parts[1])))
        return false;
    return (count < 3 || isBetween(parts[2], 0, 23)) && (count < 4 || isBetween(parts[3], 0, 59)) &&
           (count < 5 || isBetween(parts[4], 0, 59));
}

/// Words of engineers that look like numbered things and are none.
bool isTermWithDigits(std::string_view text)
{
    constexpr std::array<std::string_view, 27> terms{
        "sha224", "sha256", "sha384", "sha512", "aes128", "aes192", "aes256", "rs256", "hs256",
        "utf16",  "utf32",  "p50",    "p75",    "p90",    "p95",    "p99",    "p999",  "top10",
        "top20",  "top50",  "top100", "h264",   "h265",   "x86",    "x64",    "arm64", "win32"};
    return std::ranges::any_of(terms, [text](std::string_view term) {
        return std::ranges::equal(text, term,
                                  [](char a, char b) { return a == b || (isLetter(a) && (a | 0x20) == b); });
    });
}

/// Letters, perhaps a hyphen, digits. The longer the prefix, the more digits it takes: SKU-9527 and order100238 are
/// ids, table2 and sha1 are words.
bool isPrefixedDigits(std::string_view text)
{
    const auto letters = static_cast<std::size_t>(std::ranges::find_if_not(text, isLetter) - text.begin());
    std::string_view digits = text.substr(letters);
    if (digits.starts_with('-'))
        digits.remove_prefix(1);
    if (letters == 0 || !allDigits(digits))
        return false;
    if (letters <= 3)
        return digits.size() >= 2 && !isTermWithDigits(text);
    return letters <= 12 && digits.size() >= 5;
}

bool isUuid(std::string_view text)
{
    if (text.size() != 36)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool hyphen = i == 8 || i == 13 || i == 18 || i == 23;
        if (hyphen ? text[i] != '-' : !isHexDigit(text[i]))
            return false;
    }
    return true;
}

/// 26 digits of Crockford's base 32, of one case; the first is at most 7 (128 bits).
bool isUlid(std::string_view text, std::uint8_t classes)
{
    if (text.size() != 26 || text[0] < '0' || text[0] > '7' || (classes & (Lower | Upper)) == (Lower | Upper))
        return false;
    return std::ranges::none_of(text,
                                [](char c) { return classOf(c) == Other || std::string_view("ILOUilou").contains(c); });
}

bool isHexId(std::string_view text)
{
    const bool marked = text.starts_with("0x") || text.starts_with("0X");
    if (marked)
        text.remove_prefix(2);
    return text.size() >= 8 && std::ranges::all_of(text, isHexDigit) && (marked || std::ranges::any_of(text, isLetter));
}

bool isEmail(std::string_view text)
{
    const std::size_t at = text.find('@');
    if (at == 0 || at == std::string_view::npos)
        return false;
    const std::string_view domain = text.substr(at + 1);
    const std::size_t dot = domain.rfind('.');
    return dot != std::string_view::npos && dot > 0 && dot + 1 < domain.size() &&
           text.find_first_of("@ \t\r\n", at + 1) == std::string_view::npos &&
           text.substr(0, at).find_first_of(" \t\r\n") == std::string_view::npos;
}

bool isIpv4(std::string_view text)
{
    int parts = 0;
    forEachSegment(text, ".", [&parts](std::string_view part, std::size_t) {
        const auto value = number(part);
        parts += part.size() <= 3 && value && *value <= 255 ? 1 : 100;
    });
    return parts == 4;
}
/// Possible only where the separator is not a colon.
bool isIpv6(std::string_view text)
{
    if (text.size() > 39 || std::ranges::none_of(text, isDigit))
        return false;
    int groups = 0;
    bool wellFormed = true;
    forEachSegment(text, ":", [&](std::string_view part, std::size_t) {
        ++groups;
        wellFormed = wellFormed && part.size() <= 4 && std::ranges::all_of(part, isHexDigit);
    });
    const std::size_t gap = text.find("::");
    const bool oneGap = gap != std::string_view::npos && text.find("::", gap + 1) == std::string_view::npos;
    return wellFormed && (oneGap ? groups >= 3 && groups <= 8 : gap == std::string_view::npos && groups == 8);
}

/// Six pairs of hex digits between hyphens or colons, always the same.
bool isMacAddress(std::string_view text)
{
    if (text.size() != 17 || (text[2] != '-' && text[2] != ':'))
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i % 3 == 2 ? text[i] != text[2] : !isHexDigit(text[i]))
            return false;
    }
    return true;
}

/// A machine's full name: labels of letters, digits and hyphens, the last one well known. Names inside a house
/// (`.local`) need three labels, for `cache.local` may be words.
bool isHostName(std::string_view text)
{
    constexpr std::array<std::string_view, 7> outside{"com", "net", "org", "io", "cn", "edu", "gov"};
    constexpr std::array<std::string_view, 4> inside{"local", "internal", "lan", "localdomain"};
    const std::size_t lastDot = text.rfind('.');
    if (lastDot == std::string_view::npos)
        return false;
    const std::string_view last = text.substr(lastDot + 1);
    const bool isOutside = std::ranges::contains(outside, last);
    if (!isOutside && !std::ranges::contains(inside, last))
        return false;
    std::size_t labels = 0;
    bool wellFormed = true;
    forEachSegment(text, ".", [&](std::string_view label, std::size_t) {
        ++labels;
        wellFormed = wellFormed && !label.empty() && label.front() != '-' && label.back() != '-' &&
                     std::ranges::all_of(label, [](char c) { return classOf(c) != Other || c == '-'; });
    });
    return wellFormed && (isOutside || labels >= 3);
}

/// Letters of one style: lower, UPPER or Capitalised.
bool isOneWord(std::string_view text)
{
    constexpr std::size_t shortest = 3;
    const auto isKind = [](std::uint8_t kind) { return [kind](char c) { return (classOf(c) & kind) != 0; }; };
    return text.size() >= shortest && isLetter(text[0]) &&
           (std::ranges::all_of(text.substr(1), isKind(Lower)) || std::ranges::all_of(text, isKind(Upper)));
}

/// What services put before a joint and the token itself: `pi_3MtwBwLkdIwHu7`, `i-0abc12d34e5f67890`.
bool isPrefix(std::string_view text)
{
    return !text.empty() && text.size() <= 2 && std::ranges::all_of(text, [](char c) { return classOf(c) & Lower; });
}

/// Random text of base 36, 58, 62 or 64 changes its kind of character every two or so; camelCase and numbered words
/// do not. The shorter the text, the more often it must change. Joints are not counted, and no plain word may stand
/// between them.
bool isToken(std::string_view text, std::uint8_t classes)
{
    const bool bothCases = (classes & (Lower | Upper)) == (Lower | Upper);
    if (text.size() < (bothCases ? 8 : 16) || (classes & Digit) == 0)
        return false;
    std::size_t runs = 0;
    std::size_t counted = 0;
    std::size_t pieceStart = 0;
    std::size_t lettersInRow = 0;
    std::size_t mostLettersInRow = 0;
    std::uint8_t before = Other;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::uint8_t kind = classOf(text[i]) & (Lower | Upper | Digit);
        if (kind == Other) {
            if (!std::string_view("-_+/=.").contains(text[i]) || isOneWord(text.substr(pieceStart, i - pieceStart)))
                return false;
            if (isPrefix(text.substr(0, i)) && pieceStart == 0 && (text[i] == '_' || text[i] == '-'))
                return false;
            pieceStart = i + 1;
            lettersInRow = 0;
            continue;
        }
        ++counted;
        lettersInRow = kind == Digit ? 0 : lettersInRow + 1;
        mostLettersInRow = std::max(mostLettersInRow, lettersInRow);
        const bool capitalised = before == Upper && kind == Lower; // one word
        runs += kind != before && !capitalised ? 1 : 0;
        before = kind;
    }
    if (pieceStart > 0) {
        constexpr std::size_t wordInOneCase = 4; // item42-color7-size9
        if (isOneWord(text.substr(pieceStart)) || (!bothCases && mostLettersInRow >= wordInOneCase))
            return false;
    }
    const double averageRun = static_cast<double>(counted) / static_cast<double>(runs);
    const double limit = text.size() < 10   ? 1.4
                         : text.size() < 12 ? 1.7
                         : text.size() < 20 ? 3.0
                         : bothCases        ? 3.3
                                            : 5.0;
    return averageRun < limit;
}

/// `{1000}`, `{userId}`; and the halves of a hash tag that spans segments, `{1000` and `1000}`.
bool isBraced(std::string_view text)
{
    const bool opens = text.starts_with('{');
    const bool closes = text.ends_with('}');
    if (!opens && !closes)
        return false;
    const std::string_view inside = text.substr(opens ? 1 : 0, text.size() - (opens ? 1 : 0) - (closes ? 1 : 0));
    if (inside.empty() || inside.find_first_of("{}") != std::string_view::npos)
        return false;
    return (opens && closes) || idKindOf(inside) != IdKind::None;
}

} // namespace

IdKind idKindOf(std::string_view segment)
{
    std::uint8_t classes = 0; // all that occur
    std::uint8_t common = segment.empty() ? 0 : 0xFF;
    bool hasOther = false;
    for (const char c : segment) {
        const std::uint8_t kind = classOf(c);
        classes |= kind;
        common &= kind;
        hasOther = hasOther || kind == Other;
    }
    if ((classes & Digit) == 0) { // words, mostly: the quick way out
        if (!hasOther)
            return (common & HexLetter) != 0 && isHexId(segment) ? IdKind::Hex : IdKind::None;
        if (segment == "*" || isBraced(segment))
            return IdKind::Braced;
        if (isEmail(segment))
            return IdKind::Email;
        if (isMacAddress(segment))
            return IdKind::MacAddress;
        return isHostName(segment) ? IdKind::HostName : IdKind::None;
    }
    if (common == Digit)
        return segment.size() <= 10 && isDate(segment) ? IdKind::Date : IdKind::Digits; // 202401150001 is a number
    if (segment.size() > 1 && segment[0] == '-' && allDigits(segment.substr(1)))
        return IdKind::Digits;
    if (isDate(segment))
        return IdKind::Date;
    if (isPrefixedDigits(segment))
        return IdKind::PrefixedDigits;
    if (!hasOther && isUlid(segment, classes))
        return IdKind::Ulid;
    if (!hasOther && isHexId(segment))
        return IdKind::Hex;
    if (hasOther) {
        if (isUuid(segment))
            return IdKind::Uuid;
        if (isBraced(segment))
            return IdKind::Braced;
        if (isEmail(segment))
            return IdKind::Email;
        if (isIpv4(segment) || isIpv6(segment))
            return IdKind::IpAddress;
        if (isMacAddress(segment))
            return IdKind::MacAddress;
        if (isHostName(segment))
            return IdKind::HostName;
    }
    return isToken(segment, classes) ? IdKind::Token : IdKind::None;
}

} // namespace colonnade
