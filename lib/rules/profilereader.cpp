// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/profilereader.h"

#include "bytes/escape.h"

#include <algorithm>
#include <format>
#include <memory>
#include <set>
#include <utility>

namespace colonnade {

namespace {

constexpr std::uint64_t schemaVersion = 1;

std::string_view text(yyjson_val* value)
{
    return {yyjson_get_str(value), yyjson_get_len(value)};
}

std::string_view kindOf(yyjson_val* value)
{
    switch (yyjson_get_type(value)) {
    case YYJSON_TYPE_NULL:
        return "null";
    case YYJSON_TYPE_BOOL:
        return "true or false";
    case YYJSON_TYPE_NUM:
        return "a number";
    case YYJSON_TYPE_STR:
        return "text";
    case YYJSON_TYPE_ARR:
        return "a list";
    case YYJSON_TYPE_OBJ:
        return "an object";
    default:
        return "nothing";
    }
}

/// How many bytes from the start are UTF-8.
std::size_t validUtf8(std::string_view bytes)
{
    std::size_t at = 0;
    while (at < bytes.size()) {
        const std::size_t length = utf8SequenceLength(bytes.substr(at));
        if (length == 0)
            break;
        at += length;
    }
    return at;
}

} // namespace

Error ProfileReader::error(std::uint64_t line, std::string reason) const
{
    return {ErrorCode::BadProfile, std::string(m_name), std::move(reason), line};
}

std::uint64_t ProfileReader::lineAt(std::size_t offset) const
{
    return 1 + static_cast<std::uint64_t>(std::ranges::count(m_json.substr(0, offset), '\n'));
}

std::uint64_t ProfileReader::lineOf(yyjson_val* value) const
{
    return yyjson_is_str(value) ? lineAt(static_cast<std::size_t>(yyjson_get_str(value) - m_buffer.data())) : 1;
}

void ProfileReader::refuse(yyjson_val* where, std::string reason)
{
    if (!m_error)
        m_error = error(lineOf(where), std::move(reason));
}

template<typename Visit>
void ProfileReader::forEachMember(const Member& object, Visit&& visit)
{
    if (!yyjson_is_obj(object.value)) {
        refuse(object.key, std::format("\"{}\" must be an object, not {}", object.name(), kindOf(object.value)));
        return;
    }
    std::set<std::string_view> seen;
    yyjson_obj_iter iterator = yyjson_obj_iter_with(object.value);
    while (yyjson_val* const key = yyjson_obj_iter_next(&iterator)) {
        if (!seen.insert(text(key)).second)
            refuse(key, std::format("\"{}\" stands here twice", text(key)));
        visit(Member{key, yyjson_obj_iter_get_val(key)});
    }
}

Result<Profile> ProfileReader::read()
{
    if (const std::size_t valid = validUtf8(m_json); valid < m_json.size())
        return std::unexpected(error(lineAt(valid), "not UTF-8"));
    m_buffer = std::string(m_json) + std::string(YYJSON_PADDING_SIZE, '\0');
    yyjson_read_err problem{};
    const std::unique_ptr<yyjson_doc, decltype(&yyjson_doc_free)> document(
        yyjson_read_opts(m_buffer.data(), m_json.size(), YYJSON_READ_INSITU, nullptr, &problem), yyjson_doc_free);
    if (!document)
        return std::unexpected(error(lineAt(problem.pos), std::format("not JSON: {}", problem.msg)));
    yyjson_val* const root = yyjson_doc_get_root(document.get());
    if (!yyjson_is_obj(root))
        return std::unexpected(error(1, std::format("a profile is an object, not {}", kindOf(root))));
    forEachMember({nullptr, root}, [this](const Member& member) { readTop(member); });
    checkWhole(root);
    if (m_error)
        return std::unexpected(*m_error);
    return std::move(m_profile);
}

void ProfileReader::readTop(const Member& member)
{
    const std::string_view name = member.name();
    if (name == "schema") {
        readSchema(member);
    } else if (name == "id") {
        m_profile.id = readText(member).value_or("");
    } else if (name == "separator") {
        m_profile.separator = readText(member).value_or(":");
        if (m_profile.separator.empty())
            refuse(member.key, "\"separator\" must not be empty");
    } else if (name == "ids") {
        forEachMember(member, [this](const Member& pins) { readIdPins(pins); });
    } else if (name == "rules") {
        forEachMember(member, [this](const Member& rule) { readRule(rule); });
    } else {
        refuse(member.key, std::format("unknown member \"{}\"", name));
    }
}

void ProfileReader::readIdPins(const Member& member)
{
    if (member.name() != "always" && member.name() != "never") {
        refuse(member.key, std::format("\"ids\" has no \"{}\"", member.name()));
        return;
    }
    std::vector<std::string>& pins = member.name() == "always" ? m_profile.idPins.always : m_profile.idPins.never;
    pins = readTexts(member);
    if (pins.size() > IdPins::most)
        refuse(member.key, std::format("\"{}\" must not hold more than {} texts", member.name(), IdPins::most));
    if (std::ranges::contains(pins, std::string()))
        refuse(member.key, std::format("\"{}\" must not hold empty texts", member.name()));
}

void ProfileReader::readSchema(const Member& member)
{
    m_hasSchema = true;
    if (yyjson_is_uint(member.value) && yyjson_get_uint(member.value) > schemaVersion)
        refuse(member.key, std::format("\"schema\" must be {}: {} is from a newer version of the program",
                                       schemaVersion, yyjson_get_uint(member.value)));
    else if (!yyjson_is_uint(member.value) || yyjson_get_uint(member.value) != schemaVersion)
        refuse(member.key, std::format("\"schema\" must be {}: this program reads no other", schemaVersion));
}

void ProfileReader::readRule(const Member& member)
{
    static constexpr std::array<std::string_view, 3> severities{"info", "warning", "error"};
    const std::optional<RuleId> rule = ruleFrom(member.name());
    if (!rule) {
        refuse(member.key, std::format("unknown rule \"{}\"", member.name()));
        return;
    }
    RuleSetting& setting = m_profile.rules[std::to_underlying(*rule)];
    setting.enabled = true; // unless it says otherwise
    forEachMember(member, [&](const Member& parameter) {
        if (parameter.name() == "enabled")
            setting.enabled = readFlag(parameter).value_or(true);
        else if (parameter.name() == "severity")
            setting.severity = severityFrom(readChoice(parameter, severities).value_or("")).value_or(setting.severity);
        else if (const Parameter* const known = findParameter(*rule, parameter.name()))
            readParameter(*known, parameter);
        else
            refuse(parameter.key, std::format("rule \"{}\" has no parameter \"{}\"", nameOf(*rule), parameter.name()));
    });
}

void ProfileReader::readParameter(const Parameter& parameter, const Member& member)
{
    m_places.emplace(&parameter, member);
    if (const std::optional<ParameterValue> value = readValue(parameter, member))
        parameter.set(m_profile, *value);
}

std::optional<ParameterValue> ProfileReader::readValue(const Parameter& parameter, const Member& member)
{
    switch (parameter.kind) {
    case ParameterKind::Bytes:
    case ParameterKind::Elements:
    case ParameterKind::Count:
    case ParameterKind::Percent:
    case ParameterKind::Seconds:
    case ParameterKind::Days:
        return readNumber(member);
    case ParameterKind::Flag:
        return readFlag(member);
    case ParameterKind::Choice:
        return readChoice(member, parameter.words);
    case ParameterKind::Characters:
        return readText(member);
    case ParameterKind::Words:
    case ParameterKind::Patterns:
    case ParameterKind::Templates:
        return readTexts(member);
    case ParameterKind::Prefixes:
        return readPrefixes(member);
    case ParameterKind::PatternTimes:
        return readTimes(member);
    }
    return {};
}

std::vector<std::string> ProfileReader::readTexts(const Member& list)
{
    std::vector<std::string> texts;
    if (!yyjson_is_arr(list.value))
        refuse(list.key, std::format("\"{}\" must be a list, not {}", list.name(), kindOf(list.value)));
    yyjson_arr_iter iterator = yyjson_arr_iter_with(list.value);
    while (yyjson_val* const value = yyjson_arr_iter_next(&iterator)) {
        if (!yyjson_is_str(value))
            refuse(list.key, std::format("\"{}\" must hold texts, not {}", list.name(), kindOf(value)));
        else
            texts.emplace_back(text(value));
    }
    return texts;
}

/// A list of objects. `fill` takes a member into the row, or says that it knows none of this name.
template<typename Row, typename Fill>
std::vector<Row> ProfileReader::readRows(const Member& list, std::string_view row, Fill&& fill)
{
    std::vector<Row> rows;
    if (!yyjson_is_arr(list.value))
        refuse(list.key, std::format("\"{}\" must be a list, not {}", list.name(), kindOf(list.value)));
    yyjson_arr_iter iterator = yyjson_arr_iter_with(list.value);
    while (yyjson_val* const value = yyjson_arr_iter_next(&iterator)) {
        rows.emplace_back();
        forEachMember({list.key, value}, [&](const Member& member) {
            if (!fill(rows.back(), member))
                refuse(member.key, std::format("a {} has no \"{}\"", row, member.name()));
        });
    }
    return rows;
}

std::vector<BusinessPrefix> ProfileReader::readPrefixes(const Member& list)
{
    return readRows<BusinessPrefix>(list, "prefix", [this](BusinessPrefix& prefix, const Member& member) {
        const bool isPrefix = member.name() == "prefix";
        if (!isPrefix && member.name() != "owner")
            return false;
        (isPrefix ? prefix.prefix : prefix.owner) = readText(member).value_or("");
        return true;
    });
}

std::vector<PatternTime> ProfileReader::readTimes(const Member& list)
{
    return readRows<PatternTime>(list, "time", [this](PatternTime& time, const Member& member) {
        if (member.name() == "pattern")
            time.pattern = readText(member).value_or("");
        else if (member.name() == "seconds")
            time.seconds = readNumber(member).value_or(0);
        else
            return false;
        return true;
    });
}

std::optional<std::uint64_t> ProfileReader::readNumber(const Member& member)
{
    if (yyjson_is_uint(member.value))
        return yyjson_get_uint(member.value);
    if (yyjson_is_sint(member.value))
        refuse(member.key, std::format("\"{}\" must not be negative", member.name()));
    else
        refuse(member.key, std::format("\"{}\" must be a whole number, not {}", member.name(), kindOf(member.value)));
    return {};
}

std::optional<bool> ProfileReader::readFlag(const Member& member)
{
    if (yyjson_is_bool(member.value))
        return yyjson_get_bool(member.value);
    refuse(member.key, std::format("\"{}\" must be true or false, not {}", member.name(), kindOf(member.value)));
    return {};
}

std::optional<std::string> ProfileReader::readText(const Member& member)
{
    if (yyjson_is_str(member.value))
        return std::string(text(member.value));
    refuse(member.key, std::format("\"{}\" must be text, not {}", member.name(), kindOf(member.value)));
    return {};
}

std::optional<std::string> ProfileReader::readChoice(const Member& member, std::span<const std::string_view> words)
{
    if (yyjson_is_str(member.value) && std::ranges::contains(words, text(member.value)))
        return std::string(text(member.value));
    std::string known;
    for (const std::string_view word : words)
        known += std::format("{}\"{}\"", known.empty() ? "" : ", ", word);
    refuse(member.key, std::format("\"{}\" must be one of {}", member.name(), known));
    return {};
}

void ProfileReader::checkWhole(yyjson_val* root)
{
    if (!m_hasSchema)
        refuse(nullptr, std::format("\"schema\" is missing; it must be {}", schemaVersion));
    else if (yyjson_obj_get(root, "rules") == nullptr && !m_profile.id.empty())
        refuse(nullptr, "\"rules\" is missing");
    if (m_error)
        return;
    if (const std::vector<ProfileProblem> problems = problemsOf(m_profile); !problems.empty())
        refuse(placeOf(problems.front()), problems.front().reason);
}

/// The text in the list, the parameter, or null for the first line: what stands nowhere has no better place.
yyjson_val* ProfileReader::placeOf(const ProfileProblem& problem) const
{
    const auto place = m_places.find(problem.parameter);
    if (place == m_places.end())
        return nullptr;
    yyjson_val* const row = problem.row ? yyjson_arr_get(place->second.value, *problem.row) : nullptr;
    return yyjson_is_str(row) ? row : place->second.key;
}

} // namespace colonnade
