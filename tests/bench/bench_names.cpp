// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One million real-looking names through all name rules on one thread: the names of tests/data/rules/corpus.tsv, their
// digits changed so that no two are alike. Without evidence, as a keyspace is checked; then with evidence and
// suggestions, as a list is.

#include "bytes/escape.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <print>
#include <string>
#include <vector>

using namespace colonnade;

namespace {

std::vector<std::string> namesOfCorpus()
{
    std::ifstream file(CORPUS);
    std::vector<std::string> names;
    for (std::string line; std::getline(file, line);) {
        if (const std::size_t tab = line.find('\t'); tab != std::string::npos && line[0] != '#')
            names.push_back(unescaped(std::string_view(line).substr(0, tab)).value());
    }
    if (names.empty())
        std::abort();
    return names;
}

/// Another name of the same form: digits of long numbers move on.
std::string varied(std::string name, std::size_t round)
{
    std::size_t run = 0;
    for (char& c : name) {
        run = c >= '0' && c <= '9' ? run + 1 : 0;
        if (run > 2) {
            c = static_cast<char>('0' + (static_cast<std::size_t>(c - '0') + round) % 10);
            round /= 10;
        }
    }
    return name;
}

template<typename Work>
void measure(const char* title, std::size_t names, Work work)
{
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t processor = std::clock();
    const std::uint64_t found = work();
    const double used = double(std::clock() - processor) / CLOCKS_PER_SEC;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    std::println("{:<32} {} names: {:.2f} s, {:.2f} s of processor; {} findings", title, names, passed.count(), used,
                 found);
}

} // namespace

int main(int argc, char** argv)
{
    const std::size_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const std::vector<std::string> corpus = namesOfCorpus();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(varied(corpus[i % corpus.size()], i / corpus.size()));
    const Profile profile = Profile::load("recommended").value();
    const CheckSetup setup(profile, {});
    std::vector<const Rule*> rules;
    for (const Rule& rule : ruleTable()) {
        if (rule.scope == RuleScope::Name && profile.setting(rule.id).enabled)
            rules.push_back(&rule);
    }
    for (int run = 0; run < 3; ++run) {
        measure("all name rules", count, [&] {
            std::uint64_t found = 0;
            NameView view;
            for (const std::string& name : names) {
                const KeyFacts facts{.name = name};
                view.read(facts, profile.separator, setup.idPins);
                for (const Rule* const rule : rules)
                    found += rule->checkKey({view, facts, setup}, nullptr) ? 1 : 0;
            }
            return found;
        });
    }
    measure("with evidence and suggestions", count, [&] {
        std::uint64_t found = 0;
        NameChecker checker(profile, {});
        for (const std::string& name : names)
            found += checker.check({.name = name}).size();
        return found;
    });
}
