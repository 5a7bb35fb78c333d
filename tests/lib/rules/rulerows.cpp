// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lib/rules/rulerows.h"

#include "bytes/escape.h"
#include "support/paths.h"

#include <QtGlobal>

#include <algorithm>
#include <format>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

namespace colonnade {

namespace {

std::string dataPath(const std::string& fileName)
{
    return std::format("{}/tests/data/rules/{}", sourceFolder(), fileName);
}

void readFact(RuleRow& row, const std::string& word)
{
    const std::size_t equals = word.find('=');
    const std::string what = word.substr(0, equals);
    const std::string value = equals == std::string::npos ? std::string() : word.substr(equals + 1);
    if (what == "type")
        row.facts.type = valueTypeFrom(value);
    else if (what == "elements")
        row.facts.elements = std::stoull(value);
    else if (what == "value")
        row.facts.valueBytes = std::stoull(value);
    else if (what == "ttl")
        row.facts.expiry = value == "never" ? Expiry::never() : Expiry::at(std::chrono::seconds(std::stoull(value)));
    else if (what == "padded")
        row.name.resize(std::stoull(value), 'x');
    else if (what == "cluster")
        row.isCluster = true;
    else
        qFatal("%s: cannot read \"%s\"", row.text.c_str(), word.c_str());
}

RuleRow rowFrom(RuleId rule, const std::vector<std::string>& words)
{
    RuleRow row;
    row.rule = rule;
    for (const std::string& word : words)
        row.text += (row.text.empty() ? "" : " ") + word;
    if (words.size() < 3 || (!words[0].starts_with("hit") && words[0] != "miss"))
        qFatal("cannot read \"%s\"", row.text.c_str());
    row.isHit = words[0] != "miss";
    if (const std::size_t colon = words[0].find(':'); colon != std::string::npos)
        row.severity = severityFrom(words[0].substr(colon + 1)).value();
    row.profile = words[1];
    row.name = unescaped(words[2]).value();
    for (std::size_t i = 3; i < words.size(); ++i)
        readFact(row, words[i]);
    return row;
}

} // namespace

std::vector<std::vector<std::string>> wordsOfLines(const std::string& fileName)
{
    std::ifstream file(dataPath(fileName));
    if (!file)
        qFatal("%s is missing", dataPath(fileName).c_str());
    std::vector<std::vector<std::string>> lines;
    for (std::string line; std::getline(file, line);) {
        std::istringstream stream(line);
        std::vector<std::string> words((std::istream_iterator<std::string>(stream)), {});
        if (!words.empty() && !words.front().starts_with('#'))
            lines.push_back(std::move(words));
    }
    return lines;
}

std::vector<RuleRow> ruleRows(RuleId rule)
{
    std::vector<RuleRow> rows;
    for (const std::vector<std::string>& words : wordsOfLines(std::string(nameOf(rule)) + ".txt"))
        rows.push_back(rowFrom(rule, words));
    return rows;
}

const Profile& testProfile(std::string_view id)
{
    static std::map<std::string, Profile, std::less<>> loaded;
    auto found = loaded.find(id);
    if (found == loaded.end()) {
        const bool isBuiltIn = std::ranges::contains(Profile::builtIn(), id);
        const std::string place = isBuiltIn ? std::string(id) : dataPath(std::string(id) + ".json");
        const Result<Profile> profile = Profile::load(place);
        if (!profile)
            qFatal("%s: %s", place.c_str(), profile.error().detail.c_str());
        found = loaded.emplace(id, *profile).first;
    }
    return found->second;
}

} // namespace colonnade
