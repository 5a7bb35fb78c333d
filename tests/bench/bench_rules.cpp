// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One million names against every rule: over a keyspace on one thread and on all cores, and one by one as a list of
// names is checked (with evidence and suggestions); the rules about namespaces and the keyspace alone, on a cluster;
// and again after one setting was changed, for each setting.

#include "keyspace/keyspacebuilder.h"
#include "rules/findings.h"
#include "rules/namechecker.h"
#include "rules/parametertable.h"
#include "rules/ruletable.h"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <format>
#include <print>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace colonnade;

namespace {

/// Wall time, and the processor time of all threads: what counts on a machine that others use too.
class Stopwatch
{
public:
    [[nodiscard]] std::string text() const
    {
        const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - m_wall;
        const double cpu = double(std::clock() - m_cpu) * 1000 / CLOCKS_PER_SEC;
        return std::format("{:.0f} ms, {:.0f} ms of processor", wall.count(), cpu);
    }

private:
    std::chrono::steady_clock::time_point m_wall = std::chrono::steady_clock::now();
    std::clock_t m_cpu = std::clock();
};

/// What a real keyspace mixes: good names, flat ones, ids joined to words, camelCase, UUIDs, spaces, long ones.
std::string nameOf(std::uint32_t i)
{
    const std::string id = std::to_string(100000 + i);
    switch (i % 8) {
    case 0:
        return "cx:orderdb:order:" + id + ":status";
    case 1:
        return "cx:userdb:basic.info:U" + id + ":string";
    case 2:
        return "cx_userdb_profile_" + id;
    case 3:
        return "spring:session:sessions:550e8400-e29b-41d4-a716-446655" + id;
    case 4:
        return "user:basic_info:" + id + ":lastLogin";
    case 5:
        return "order item " + id;
    case 6:
        return "cx:orderdb:orderdb_order_detail_info:" + id + ":hash";
    default:
        return "cache:article:" + id + ":" + std::string(60, 'x') + ":string";
    }
}

/// All rules about more than one key, and no others.
Profile keyspaceRulesOf(Profile profile)
{
    for (const Rule& rule : ruleTable())
        profile.rules[std::to_underlying(rule.id)].enabled = rule.checkKeyspace != nullptr;
    return profile;
}

void measureRechecks(const std::shared_ptr<const Keyspace>& keyspace, const Profile& profile)
{
    const Findings before = checkKeyspace(keyspace, profile, {.isCluster = true}, {});
    for (const Parameter& parameter : parameterTable()) {
        Profile changed = profile;
        const ParameterValue value = parameter.of(profile);
        if (const auto* const number = std::get_if<std::uint64_t>(&value))
            parameter.set(changed, *number > parameter.smallest ? *number - 1 : *number + 1);
        else if (const auto* const flag = std::get_if<bool>(&value))
            parameter.set(changed, !*flag);
        else
            continue;
        const Stopwatch watch;
        const Findings after = recheck(before, changed, {});
        std::println("recheck, {} {}: {}; {} findings", nameOf(parameter.rule), parameter.name, watch.text(),
                     after.total(parameter.rule));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const auto count = static_cast<std::uint32_t>(argc > 1 ? std::atol(argv[1]) : 1'000'000);
    std::vector<std::string> names;
    KeyBatch batch;
    for (std::uint32_t i = 0; i < count; ++i) {
        names.push_back(nameOf(i));
        batch.add({.name = names.back(),
                   .type = ValueType::String,
                   .encoding = Encoding::Embstr,
                   .elements = i % 40,
                   .valueBytes = i % 40,
                   .memoryBytes = 72 + i % 64,
                   .expiry = i % 3 == 0 ? Expiry::never() : Expiry::at(std::chrono::seconds(i % 90'000)),
                   .idleSeconds = i % 5'000'000,
                   .frequency = i % 200});
    }
    KeyspaceBuilder builder;
    builder.add(batch);
    const auto keyspace = builder.finish();
    const Profile profile = Profile::load("recommended").value();

    for (int run = 0; run < 3; ++run) {
        for (const unsigned threads : {1U, std::thread::hardware_concurrency()}) {
            const Stopwatch watch;
            const Findings findings = checkKeyspace(keyspace, profile, {}, {}, threads);
            const SeverityCounts counts = findings.counts();
            std::println("keyspace, {} threads: {} keys in {}; {} errors, {} warnings, {} infos", threads,
                         keyspace->size(), watch.text(), counts[2], counts[1], counts[0]);
        }
        const Stopwatch keyspaceWatch;
        const Findings general = checkKeyspace(keyspace, keyspaceRulesOf(profile), {.isCluster = true}, {});
        std::println("rules of the keyspace, all cores: {} keys in {}; {} findings", keyspace->size(),
                     keyspaceWatch.text(), general.general().size());
        const Stopwatch watch;
        std::uint64_t found = 0;
        NameChecker checker(profile, {});
        for (const std::string& name : names)
            found += checker.check({.name = name}).size();
        std::println("names one by one, 1 thread: {} names in {}; {} findings", names.size(), watch.text(), found);
    }
    measureRechecks(keyspace, profile);
}
