// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/mutesreader.h"

#include "bytes/escape.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstdlib>
#include <format>
#include <memory>
#include <set>

namespace colonnade {

namespace {

constexpr std::uint64_t schemaVersion = 1;

std::string_view text(yyjson_val* value)
{
    return {yyjson_get_str(value), yyjson_get_len(value)};
}

/// Numbers are read raw, so no digit is lost; this is one that fits.
std::optional<std::uint64_t> wholeNumber(yyjson_val* value)
{
    if (!yyjson_is_raw(value))
        return {};
    const std::string_view digits(yyjson_get_raw(value), yyjson_get_len(value));
    std::uint64_t number = 0;
    const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return code == std::errc() && end == digits.data() + digits.size() ? std::optional(number) : std::nullopt;
}

std::string jsonOf(yyjson_val* value)
{
    std::size_t size = 0;
    const std::unique_ptr<char, decltype(&std::free)> json(yyjson_val_write(value, 0, &size), std::free);
    assert(json);
    return {json.get(), size};
}

std::optional<std::chrono::year_month_day> dateFrom(std::string_view text)
{
    const auto number = [text](std::size_t at, std::size_t length) {
        int value = 0;
        const char* const first = text.data() + at;
        const auto [end, code] = std::from_chars(first, first + length, value);
        return code == std::errc() && end == first + length && *first != '-' ? value : 0;
    };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return {};
    const std::chrono::year_month_day date{std::chrono::year(number(0, 4)),
                                           std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                           std::chrono::day(static_cast<unsigned>(number(8, 2)))};
    return date.ok() ? std::optional(date) : std::nullopt;
}

} // namespace

std::uint64_t MutesReader::lineAt(std::size_t offset) const
{
    return 1 + static_cast<std::uint64_t>(std::ranges::count(m_json.substr(0, offset), '\n'));
}

void MutesReader::refuse(yyjson_val* key, std::string reason)
{
    if (m_error)
        return;
    const std::uint64_t line = key ? lineAt(static_cast<std::size_t>(yyjson_get_str(key) - m_buffer.data())) : 1;
    m_error = Error{ErrorCode::BadMutes, std::string(m_name), std::move(reason), line};
}

Result<Mutes> MutesReader::read()
{
    m_buffer = std::string(m_json) + std::string(YYJSON_PADDING_SIZE, '\0');
    yyjson_read_err problem{};
    const std::unique_ptr<yyjson_doc, decltype(&yyjson_doc_free)> document(
        yyjson_read_opts(m_buffer.data(), m_json.size(), YYJSON_READ_INSITU | YYJSON_READ_NUMBER_AS_RAW, nullptr,
                         &problem),
        yyjson_doc_free);
    if (!document)
        return fail(ErrorCode::BadMutes, std::string(m_name), std::format("not JSON: {}", problem.msg),
                    lineAt(problem.pos));
    yyjson_val* const root = yyjson_doc_get_root(document.get());
    if (!yyjson_is_obj(root))
        refuse(nullptr, "a file of mutes is an object");
    std::set<std::string_view> seen;
    yyjson_obj_iter members = yyjson_obj_iter_with(root);
    while (yyjson_val* const key = yyjson_obj_iter_next(&members)) {
        if (!seen.insert(text(key)).second)
            refuse(key, std::format("\"{}\" stands here twice", text(key)));
        readTop(key, yyjson_obj_iter_get_val(key));
    }
    if (!m_hasSchema)
        refuse(nullptr, std::format("\"schema\" is missing; it must be {}", schemaVersion));
    if (!m_hasMutes)
        refuse(nullptr, "\"mutes\" is missing");
    if (m_error)
        return std::unexpected(*m_error);
    return std::move(m_mutes);
}

void MutesReader::readTop(yyjson_val* key, yyjson_val* value)
{
    if (text(key) == "schema") {
        m_hasSchema = true;
        const std::optional<std::uint64_t> schema = wholeNumber(value);
        if (schema && *schema > schemaVersion)
            refuse(key, std::format("\"schema\" is {}: a newer version of the program wrote this", *schema));
        else if (schema != schemaVersion)
            refuse(key, std::format("\"schema\" must be {}", schemaVersion));
    } else if (text(key) == "mutes") {
        m_hasMutes = true;
        if (!yyjson_is_arr(value))
            refuse(key, "\"mutes\" must be a list");
        yyjson_arr_iter mutes = yyjson_arr_iter_with(value);
        m_lastKey = key;
        while (yyjson_val* const mute = yyjson_arr_iter_next(&mutes))
            readMute(mute);
    } else {
        m_mutes.m_more.emplace_back(text(key), jsonOf(value));
    }
}

void MutesReader::readMute(yyjson_val* object)
{
    if (!yyjson_is_obj(object)) {
        refuse(m_lastKey, "each of \"mutes\" must be an object");
        return;
    }
    Mute mute;
    std::set<std::string_view> seen;
    yyjson_obj_iter members = yyjson_obj_iter_with(object);
    while (yyjson_val* const key = yyjson_obj_iter_next(&members)) {
        m_lastKey = key;
        if (!seen.insert(text(key)).second)
            refuse(key, std::format("\"{}\" stands here twice", text(key)));
        readMember(mute, key, yyjson_obj_iter_get_val(key));
    }
    for (const std::string_view needed : {"reason", "author", "date"}) {
        if (!seen.contains(needed))
            refuse(m_lastKey, std::format("this mute has no \"{}\"", needed));
    }
    if (mute.rule.empty() && mute.of == Mute::Of::Everything)
        refuse(m_lastKey, R"(a mute must name a "rule", or a "key", "prefix" or "pattern", or both)");
    m_mutes.add(std::move(mute));
}

void MutesReader::readMember(Mute& mute, yyjson_val* key, yyjson_val* value)
{
    const std::string_view name = text(key);
    if (name == "rule") {
        mute.rule = readText(key, value);
    } else if (name == "key") {
        readPlace(mute, Mute::Of::Key, key, value);
    } else if (name == "prefix") {
        readPlace(mute, Mute::Of::Prefix, key, value);
    } else if (name == "pattern") {
        readPlace(mute, Mute::Of::Pattern, key, value);
    } else if (name == "reason") {
        mute.reason = readText(key, value);
    } else if (name == "author") {
        mute.author = readText(key, value);
    } else if (name == "date") {
        mute.date = readDate(key, value);
    } else if (name == "expires") {
        if (!yyjson_is_null(value))
            mute.expires = readDate(key, value);
    } else {
        mute.more.emplace_back(name, jsonOf(value));
    }
}

void MutesReader::readPlace(Mute& mute, Mute::Of of, yyjson_val* key, yyjson_val* value)
{
    if (mute.of != Mute::Of::Everything)
        refuse(key, R"(a mute has one of "key", "prefix" and "pattern")");
    mute.of = of;
    mute.what = readText(key, value);
    if (of == Mute::Of::Pattern)
        return;
    Result<std::string> bytes = unescaped(mute.what);
    if (bytes)
        mute.what = std::move(*bytes);
    else
        refuse(key,
               std::format(R"("{}" has a backslash that is followed by neither \ nor two digits, \xFF)", text(key)));
}

std::string MutesReader::readText(yyjson_val* key, yyjson_val* value)
{
    if (!yyjson_is_str(value))
        refuse(key, std::format("\"{}\" must be text", text(key)));
    else if (yyjson_get_len(value) == 0)
        refuse(key, std::format("\"{}\" must not be empty", text(key)));
    else
        return std::string(text(value));
    return {};
}

std::chrono::year_month_day MutesReader::readDate(yyjson_val* key, yyjson_val* value)
{
    const std::optional<std::chrono::year_month_day> date = yyjson_is_str(value) ? dateFrom(text(value)) : std::nullopt;
    if (!date)
        refuse(key, std::format("\"{}\" must be a date like \"2026-12-31\"", text(key)));
    return date.value_or(std::chrono::year_month_day{});
}

} // namespace colonnade
