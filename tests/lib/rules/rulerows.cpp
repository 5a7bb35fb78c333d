// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lib/rules/rulerows.h"

#include "bytes/escape.h"
#include "support/keyspaces.h"
#include "support/paths.h"

#include <QtGlobal>

#include <algorithm>
#include <format>
#include <fstream>
#include <iterator>
#include <map>
#include <ranges>
#include <regex>
#include <sstream>

namespace colonnade {

namespace {

std::string dataPath(const std::string& fileName)
{
    return std::format("{}/tests/data/rules/{}", sourceFolder(), fileName);
}

template<typename T>
T& known(Told<T>& part)
{
    if (!part)
        part = T();
    return *part;
}

std::vector<std::string> parted(const std::string& list)
{
    std::vector<std::string> parts;
    for (const auto part : std::views::split(list, ','))
        parts.emplace_back(part.begin(), part.end());
    return parts;
}

/// What a server said of itself.
bool readServer(ServerState& state, const std::string& what, const std::string& value)
{
    const std::string name = what.substr(what.find('-') + 1);
    if (what.starts_with("config-")) {
        known(state.config)[name] = value;
    } else if (what.starts_with("info-")) {
        known(state.info)[name] = value;
    } else if (what.starts_with("calls-")) {
        known(state.commands).push_back({name, std::stoull(value), 1});
    } else if (what == "slow") {
        known(state.slowlog).push_back({.words = parted(value)});
    } else if (what == "callable") {
        for (const RiskyCommand command : allRiskyCommands)
            known(state.access)[command] = CommandAccess::Denied;
        for (const RiskyCommand command : allRiskyCommands) {
            if (std::ranges::contains(parted(value), nameOf(command)))
                known(state.access)[command] = CommandAccess::Callable;
        }
    } else {
        return false;
    }
    return true;
}

bool readPlace(RuleContext& context, const std::string& what, const std::string& value)
{
    if (what == "cluster") {
        context.isCluster = true;
    } else if (what == "design") {
        context.isDesign = true;
    } else if (what == "top") {
        context.topFrequency = std::stoull(value);
    } else {
        ServerState state = context.server ? *context.server : ServerState();
        if (!readServer(state, what, value))
            return false;
        context.server = std::make_shared<const ServerState>(std::move(state));
    }
    return true;
}

/// "150/1000": so many of the sampled commands used the key.
std::shared_ptr<const ServerState> serverWithSample(const std::string& key, const std::string& share)
{
    ServerState state;
    const std::size_t slash = share.find('/');
    state.commandSample = CommandSample{std::stoull(share.substr(slash + 1)), {}, {{key, 0, std::stoull(share)}}};
    return std::make_shared<const ServerState>(std::move(state));
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
    else if (what == "encoding")
        row.facts.encoding = encodingFrom(value);
    else if (what == "memory")
        row.facts.memoryBytes = std::stoull(value);
    else if (what == "idle")
        row.facts.idleSeconds = std::stoull(value);
    else if (what == "freq")
        row.facts.frequency = std::stoull(value);
    else if (what == "sampled")
        row.context.server = serverWithSample(row.name, value);
    else if (what == "format")
        row.facts.traits.format = *std::ranges::find(allValueFormats, std::string_view(value),
                                                     [](ValueFormat format) { return nameOf(format); });
    else if (what == "json")
        row.facts.traits = {
            .format = ValueFormat::Json, .isWhole = true, .jsonFields = std::uint8_t(std::stoul(value))};
    else if (what == "zlib")
        row.facts.traits.zlibPercent = std::uint8_t(std::stoul(value));
    else if (what == "zstd")
        row.facts.traits.zstdPercent = std::uint8_t(std::stoul(value));
    else if (what == "numbers")
        row.facts.traits.allNumbers = true;
    else if (what == "equal-scores")
        row.facts.traits.equalScores = true;
    else if (what == "padded")
        row.name.resize(std::stoull(value), 'x');
    else if (!readPlace(row.context, what, value))
        qFatal("%s: cannot read \"%s\"", row.text.c_str(), word.c_str());
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// "user:{1..3} string 10" as three lines; several ranges in a line go together, each modulo its length.
std::string expanded(const std::string& line)
{
    static const std::regex range(R"(\{(\d+)\.\.(\d+)\})");
    unsigned long long count = 1;
    for (auto it = std::sregex_iterator(line.begin(), line.end(), range); it != std::sregex_iterator(); ++it)
        count = std::max(count, std::stoull((*it)[2]) - std::stoull((*it)[1]) + 1);
    std::string lines;
    for (unsigned long long i = 0; i < count; ++i) {
        std::string rest = line;
        for (std::smatch found; std::regex_search(rest, found, range);) {
            const unsigned long long first = std::stoull(found[1]);
            lines += found.prefix().str() + std::to_string(first + i % (std::stoull(found[2]) - first + 1));
            rest = found.suffix();
        }
        lines += rest + (i + 1 < count ? "\n" : "");
    }
    return lines;
}

KeyspaceRow keyspaceRowFrom(RuleId rule, const std::vector<std::string>& words)
{
    KeyspaceRow row;
    row.rule = rule;
    row.text = joined(words);
    row.isHit = words[0] != "miss";
    if (const std::size_t colon = words[0].find(':'); colon != std::string::npos)
        row.severity = severityFrom(words[0].substr(colon + 1)).value();
    row.profile = words.at(1);
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::size_t equals = std::min(words[i].find('='), words[i].size());
        const std::string value = words[i].substr(std::min(equals + 1, words[i].size()));
        if (words[i].substr(0, equals) == "subject")
            row.subject = unescaped(value).value();
        else if (!readPlace(row.context, words[i].substr(0, equals), value))
            qFatal("%s: cannot read \"%s\"", row.text.c_str(), words[i].c_str());
    }
    return row;
}

RuleRow rowFrom(RuleId rule, const std::vector<std::string>& words)
{
    RuleRow row;
    row.rule = rule;
    row.text = joined(words);
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

std::vector<KeyspaceRow> keyspaceRows(RuleId rule)
{
    std::vector<KeyspaceRow> rows;
    std::string lines;
    const auto finish = [&] {
        if (!rows.empty())
            rows.back().keyspace = keyspaceFrom(lines);
        lines.clear();
    };
    for (const std::vector<std::string>& words : wordsOfLines(std::string(nameOf(rule)) + ".txt")) {
        if (words[0].starts_with("hit") || words[0] == "miss") {
            finish();
            rows.push_back(keyspaceRowFrom(rule, words));
        } else {
            lines += expanded(joined(words)) + '\n';
        }
    }
    finish();
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
