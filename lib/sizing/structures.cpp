// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/structures.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace colonnade {

std::uint64_t shortHead(std::uint64_t length)
{
    return length < 32 ? 1 : length < 256 ? 3 : length < 65536 ? 4 : 10;
}

std::uint64_t dictSlots(std::uint64_t elements)
{
    constexpr std::uint64_t fewest = 4;
    constexpr std::uint64_t most = std::uint64_t{1} << 62;
    return std::bit_ceil(std::clamp(elements, fewest, most));
}

// Every insert moves one slot that is not empty; of S slots 1 - 1/e are not.
std::uint64_t oldDictBytes(std::uint64_t elements, std::uint64_t slotsAtFirst)
{
    const std::uint64_t slotsBefore = dictSlots(elements) / 2;
    const double insertsToMove = (1 - std::exp(-1)) * static_cast<double>(slotsBefore);
    const bool hasGrown = slotsBefore >= slotsAtFirst;
    return hasGrown && static_cast<double>(elements - slotsBefore) < insertsToMove ? 8 * slotsBefore : 0;
}

// n minus the slots that are taken.
double chainedMembers(std::uint64_t elements)
{
    const auto n = static_cast<double>(elements);
    const auto slots = static_cast<double>(dictSlots(elements));
    return n - slots * (1 - std::exp(-n / slots));
}

double bucketsBytes(std::uint64_t elements)
{
    constexpr double bucketBytes = 64;
    constexpr int perBucket = 7;
    constexpr int perFurtherBucket = 6; // its last place, or that of the one before, is the way to it
    const auto n = static_cast<double>(elements);
    const double buckets = std::exp2(std::ceil(std::log2(std::floor((5 * n - 1) / 32) + 1)));
    if (buckets <= 1)
        return bucketBytes;
    // Elements fall into buckets by chance: Poisson.
    const double mean = n / buckets;
    double probability = std::exp(-mean);
    double further = 0;
    for (int k = 1; k < 64; ++k) {
        probability *= mean / k;
        if (k > perBucket)
            further += probability * ((k - perBucket + perFurtherBucket - 1) / perFurtherBucket);
    }
    return bucketBytes * buckets * (1 + further);
}

std::uint64_t radixBytes(AllocatorKind allocator, const RadixShape& shape)
{
    constexpr std::uint64_t treeHead = 32;
    constexpr std::uint64_t nodeHead = 4;
    constexpr std::uint64_t pointer = 8;
    const auto node = [&](std::uint64_t characters, std::uint64_t pointers) {
        const std::uint64_t padded = (nodeHead + characters + pointer - 1) / pointer * pointer;
        return allocated(allocator, padded + pointers * pointer);
    };
    std::uint64_t bytes = shape.trees * treeHead + shape.emptyTrees * node(0, 0) + shape.leaves * node(0, 1);
    for (std::size_t characters = 1; characters < shape.chains.size(); ++characters)
        bytes += shape.chains[characters] * node(characters, 1);
    for (std::size_t children = 2; children < shape.branches.size(); ++children)
        bytes += shape.branches[children] * node(children, children);
    return bytes;
}

bool isPackedList(const ServerModel& server, const ValueShape& shape)
{
    constexpr std::uint64_t largest = 8192; // list-max-listpack-size -2, the default
    return server.hasPackedLists && shape.stored == RdbType::ListQuicklist2 && shape.nodes == 1 &&
           !shape.hasPlainNodes && shape.packedBytes <= largest;
}

} // namespace colonnade
