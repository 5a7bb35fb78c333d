// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/profilereader.h"

#include "rules/nametemplate.h"

#include <algorithm>
#include <format>
#include <memory>
#include <set>
#include <utility>

namespace colonnade {

namespace {

constexpr int schemaVersion = 1;

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

template<typename Visit>
void ProfileReader::forEachText(const Member& list, Visit&& visit)
{
    if (!yyjson_is_arr(list.value)) {
        refuse(list.key, std::format("\"{}\" must be a list, not {}", list.name(), kindOf(list.value)));
        return;
    }
    yyjson_arr_iter iterator = yyjson_arr_iter_with(list.value);
    while (yyjson_val* const value = yyjson_arr_iter_next(&iterator)) {
        if (yyjson_is_str(value))
            visit(text(value), value);
        else
            refuse(list.key, std::format("\"{}\" must hold texts, not {}", list.name(), kindOf(value)));
    }
}

Result<Profile> ProfileReader::read()
{
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
        m_hasSchema = true;
        if (!yyjson_is_int(member.value) || yyjson_get_sint(member.value) != schemaVersion)
            refuse(member.key, std::format("\"schema\" must be {}: this program reads no other", schemaVersion));
    } else if (name == "id") {
        readText(member, m_profile.id);
    } else if (name == "separator") {
        readText(member, m_profile.separator);
        if (m_profile.separator.empty())
            refuse(member.key, "\"separator\" must not be empty");
    } else if (name == "rules") {
        forEachMember(member, [this](const Member& rule) { readRule(rule); });
    } else {
        refuse(member.key, std::format("unknown member \"{}\"", name));
    }
}

void ProfileReader::readRule(const Member& member)
{
    const std::optional<RuleId> rule = ruleFrom(member.name());
    if (!rule) {
        refuse(member.key, std::format("unknown rule \"{}\"", member.name()));
        return;
    }
    RuleSetting& setting = m_profile.rules[std::to_underlying(*rule)];
    setting.enabled = true; // unless it says otherwise
    forEachMember(member, [&](const Member& parameter) {
        if (parameter.name() == "enabled")
            readFlag(parameter, setting.enabled);
        else if (parameter.name() == "severity")
            readChoice(parameter, std::array<std::string_view, 3>{"info", "warning", "error"}, setting.severity);
        else
            readParameter(*rule, parameter);
    });
}

void ProfileReader::readParameter(RuleId rule, const Member& member)
{
    using Words = std::array<std::string_view, 3>;
    const std::string_view name = member.name();
    if (rule == RuleId::NameCharset && name == "hyphen-allowed") {
        readFlag(member, m_profile.hyphenAllowed);
    } else if (rule == RuleId::NameForbidden && name == "characters") {
        readText(member, m_profile.forbiddenBytes);
    } else if (rule == RuleId::NameHashTag && name == "allowed") {
        readChoice(member, Words{"never", "cluster", "always"}, m_profile.hashTags);
    } else if (rule == RuleId::NameTypeSuffix && name == "position") {
        readChoice(member, Words{"none", "last", "second"}, m_profile.typeWord);
    } else if (rule == RuleId::NameLength && name == "at-most") {
        readNumber(member, m_profile.nameBytesAtMost);
    } else if (rule == RuleId::NameLength && name == "advised") {
        readNumber(member, m_profile.nameBytesAdvised);
    } else if (rule == RuleId::NameUnregisteredPrefix && name == "prefixes") {
        readPrefixes(member);
    } else if (rule == RuleId::NameTemplate && name == "templates") {
        forEachText(member, [this](std::string_view text, yyjson_val* where) { readTemplate(text, where); });
    } else if (rule == RuleId::TtlMissing && name == "permanent") {
        forEachText(member,
                    [this](std::string_view text, yyjson_val*) { m_profile.permanentPatterns.emplace_back(text); });
    } else if (rule == RuleId::StringsToHash && name == "least-fields") {
        readNumber(member, m_profile.hashMinFields);
    } else if (rule == RuleId::StringsToHash && name == "least-ids") {
        readNumber(member, m_profile.hashMinIds);
    } else if (!(rule == RuleId::ValueBig && readLimit(m_profile.big, member)) &&
               !(rule == RuleId::ValueOverAdvised && readLimit(m_profile.advised, member))) {
        refuse(member.key, std::format("rule \"{}\" has no parameter \"{}\"", nameOf(rule), name));
    }
}

bool ProfileReader::readLimit(SizeLimits& limits, const Member& member)
{
    using Limit = std::pair<std::string_view, std::uint64_t SizeLimits::*>;
    constexpr std::array known{Limit{"string-bytes", &SizeLimits::stringBytes},
                               Limit{"elements", &SizeLimits::elements}, Limit{"hash-fields", &SizeLimits::hashFields},
                               Limit{"hash-fields-with-bytes", &SizeLimits::hashFieldsWithBytes},
                               Limit{"hash-bytes", &SizeLimits::hashBytes}};
    const auto* const found = std::ranges::find(known, member.name(), &Limit::first);
    if (found == known.end())
        return false;
    readNumber(member, limits.*found->second);
    return true;
}

void ProfileReader::readPrefixes(const Member& list)
{
    if (!yyjson_is_arr(list.value)) {
        refuse(list.key, std::format("\"{}\" must be a list, not {}", list.name(), kindOf(list.value)));
        return;
    }
    yyjson_arr_iter iterator = yyjson_arr_iter_with(list.value);
    while (yyjson_val* const value = yyjson_arr_iter_next(&iterator)) {
        BusinessPrefix prefix;
        forEachMember({list.key, value}, [&](const Member& member) {
            if (member.name() == "prefix")
                readText(member, prefix.prefix);
            else if (member.name() == "owner")
                readText(member, prefix.owner);
            else
                refuse(member.key, std::format("a prefix has no \"{}\"", member.name()));
        });
        if (prefix.prefix.empty())
            refuse(list.key, "each of \"prefixes\" must name its \"prefix\"");
        m_profile.businessPrefixes.push_back(std::move(prefix));
    }
}

void ProfileReader::readTemplate(std::string_view text, yyjson_val* where)
{
    m_profile.nameTemplates.emplace_back(text);
    if (const auto parsed = NameTemplate::parse(text, m_profile.separator); !parsed)
        refuse(where, parsed.error().detail);
}

void ProfileReader::readNumber(const Member& member, std::uint64_t& number)
{
    if (yyjson_is_sint(member.value))
        refuse(member.key, std::format("\"{}\" must not be negative", member.name()));
    else if (!yyjson_is_uint(member.value))
        refuse(member.key, std::format("\"{}\" must be a whole number, not {}", member.name(), kindOf(member.value)));
    else
        number = yyjson_get_uint(member.value);
}

void ProfileReader::readFlag(const Member& member, bool& flag)
{
    if (yyjson_is_bool(member.value))
        flag = yyjson_get_bool(member.value);
    else
        refuse(member.key, std::format("\"{}\" must be true or false, not {}", member.name(), kindOf(member.value)));
}

void ProfileReader::readText(const Member& member, std::string& target)
{
    if (yyjson_is_str(member.value))
        target = text(member.value);
    else
        refuse(member.key, std::format("\"{}\" must be text, not {}", member.name(), kindOf(member.value)));
}

template<typename Choice, std::size_t Count>
void ProfileReader::readChoice(const Member& member, const std::array<std::string_view, Count>& words, Choice& choice)
{
    const auto* const found = std::ranges::find(words, yyjson_is_str(member.value) ? text(member.value) : "");
    if (found != words.end()) {
        choice = Choice(found - words.begin());
        return;
    }
    std::string known;
    for (const std::string_view word : words)
        known += std::format("{}\"{}\"", known.empty() ? "" : ", ", word);
    refuse(member.key, std::format("\"{}\" must be one of {}", member.name(), known));
}

void ProfileReader::checkWhole(yyjson_val* root)
{
    if (m_error)
        return;
    if (!m_hasSchema)
        m_error = error(1, std::format("\"schema\" is missing; it must be {}", schemaVersion));
    else if (m_profile.id.empty())
        m_error = error(1, "\"id\" is missing");
    else if (yyjson_obj_get(root, "rules") == nullptr)
        m_error = error(1, "\"rules\" is missing");
}

} // namespace colonnade
