// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One million keys, as the peers were measured (k:<i mod 1000>:<i>) and as ids in the middle make folders
// (user:<i>:profile): time to take the batches in, time to lay the tree out, bytes held.

#include "keyspace/keyspacebuilder.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <print>
#include <random>
#include <string>
#include <vector>

using namespace colonnade;

namespace {

template<typename NameOf>
void measure(const char* title, std::uint32_t count, NameOf nameOf)
{
    // Servers return keys in hash order: shuffle, outside of the measured part.
    std::vector<std::uint32_t> order(count);
    for (std::uint32_t i = 0; i < count; ++i)
        order[i] = i;
    std::ranges::shuffle(order, std::mt19937(1));
    std::vector<KeyBatch> batches(1);
    for (const std::uint32_t i : order) {
        if (batches.back().size() == 5000)
            batches.emplace_back();
        const std::string name = nameOf(i);
        batches.back().add({.name = name,
                            .type = ValueType::String,
                            .encoding = Encoding::Embstr,
                            .elements = i % 40,
                            .valueBytes = i % 40,
                            .memoryBytes = 72 + i % 64,
                            .expiry = Expiry::never()});
    }

    using Timer = std::chrono::steady_clock;
    const auto ms = [](Timer::duration d) { return std::chrono::duration<double, std::milli>(d).count(); };
    const auto start = Timer::now();
    KeyspaceBuilder builder;
    for (const KeyBatch& batch : batches)
        builder.add(batch);
    const auto arrived = Timer::now();
    const auto keyspace = builder.finish();
    const auto done = Timer::now();
    std::println(
        "{:<22} {} keys, {} folders, {} patterns: take in {:.0f} ms, lay out {:.0f} ms, together {:.0f} ms, {:.1f} MB",
        title, keyspace->size(), keyspace->nodeCount(), keyspace->patternCount(), ms(arrived - start),
        ms(done - arrived), ms(done - start), double(keyspace->memoryFootprint()) / 1e6);
}

} // namespace

int main(int argc, char** argv)
{
    const auto count = static_cast<std::uint32_t>(argc > 1 ? std::atol(argv[1]) : 1'000'000);
    for (int run = 0; run < 3; ++run) {
        measure("k:<i mod 1000>:<i>", count,
                [](std::uint32_t i) { return "k:" + std::to_string(i % 1000) + ":" + std::to_string(i); });
        measure("user:<i>:profile", count, [](std::uint32_t i) { return "user:" + std::to_string(i) + ":profile"; });
    }
}
