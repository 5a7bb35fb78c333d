// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/profilewriter.h"

#include "rules/parametertable.h"
#include "rules/ruletable.h"

#include <yyjson.h>

#include <cassert>
#include <cstdlib>
#include <format>
#include <memory>

namespace colonnade {

namespace {

/// In quotation marks. Characters that JSON need not escape stay as they are.
std::string inQuotes(std::string_view text)
{
    const std::unique_ptr<yyjson_mut_doc, decltype(&yyjson_mut_doc_free)> document(yyjson_mut_doc_new(nullptr),
                                                                                   yyjson_mut_doc_free);
    yyjson_mut_doc_set_root(document.get(), yyjson_mut_strn(document.get(), text.data(), text.size()));
    std::size_t size = 0;
    const std::unique_ptr<char, decltype(&std::free)> json(yyjson_mut_write(document.get(), 0, &size), std::free);
    assert(json); // only what is not UTF-8 cannot be written
    return {json.get(), size};
}

std::string list(const std::vector<std::string>& items)
{
    std::string json;
    for (const std::string& item : items)
        json += (json.empty() ? "" : ", ") + item;
    return "[" + json + "]";
}

std::string jsonOf(std::uint64_t number)
{
    return std::to_string(number);
}
std::string jsonOf(bool flag)
{
    return flag ? "true" : "false";
}
std::string jsonOf(const std::string& text)
{
    return inQuotes(text);
}
std::string jsonOf(const std::vector<std::string>& texts)
{
    std::vector<std::string> items;
    for (const std::string& text : texts)
        items.push_back(inQuotes(text));
    return list(items);
}
std::string jsonOf(const std::vector<BusinessPrefix>& prefixes)
{
    std::vector<std::string> items;
    for (const BusinessPrefix& prefix : prefixes) {
        const std::string owner = prefix.owner.empty() ? "" : std::format(", \"owner\": {}", inQuotes(prefix.owner));
        items.push_back(std::format("{{ \"prefix\": {}{} }}", inQuotes(prefix.prefix), owner));
    }
    return list(items);
}

std::string jsonOf(const std::vector<PatternTime>& times)
{
    std::vector<std::string> items;
    for (const PatternTime& time : times)
        items.push_back(std::format("{{ \"pattern\": {}, \"seconds\": {} }}", inQuotes(time.pattern), time.seconds));
    return list(items);
}

std::string ruleJson(const Profile& profile, RuleId rule)
{
    const RuleSetting& setting = profile.setting(rule);
    std::string json = setting.enabled ? "" : "\"enabled\": false, ";
    json += std::format("\"severity\": \"{}\"", nameOf(setting.severity));
    for (const Parameter& parameter : parametersOf(rule)) {
        const std::string value = std::visit([](const auto& known) { return jsonOf(known); }, parameter.of(profile));
        json += std::format(", \"{}\": {}", parameter.name, value);
    }
    return std::format("    \"{}\": {{ {} }}", nameOf(rule), json);
}

} // namespace

std::string profileJson(const Profile& profile)
{
    std::string rules;
    for (const Rule& rule : ruleTable())
        rules += (rules.empty() ? "" : ",\n") + ruleJson(profile, rule.id);
    const std::string pins = profile.idPins.empty()
                                 ? ""
                                 : std::format("  \"ids\": {{ \"always\": {}, \"never\": {} }},\n",
                                               jsonOf(profile.idPins.always), jsonOf(profile.idPins.never));
    return std::format("{{\n  \"schema\": {},\n  \"id\": {},\n  \"separator\": {},\n{}  \"rules\": {{\n{}\n  }}\n}}\n",
                       profile.schema, inQuotes(profile.id), inQuotes(profile.separator), pins, rules);
}

} // namespace colonnade
