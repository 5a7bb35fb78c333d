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
std::string jsonOf(const BusinessPrefix& prefix)
{
    const std::string owner = prefix.owner.empty() ? "" : std::format(", \"owner\": {}", inQuotes(prefix.owner));
    return std::format("{{ \"prefix\": {}{} }}", inQuotes(prefix.prefix), owner);
}
std::string jsonOf(const PatternTime& time)
{
    return std::format("{{ \"pattern\": {}, \"seconds\": {} }}", inQuotes(time.pattern), time.seconds);
}
template<typename Item>
std::string jsonOf(const std::vector<Item>& items)
{
    std::string json;
    for (const Item& item : items)
        json += (json.empty() ? "" : ", ") + jsonOf(item);
    return "[" + json + "]";
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
