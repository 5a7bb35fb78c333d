// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/allocator.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace colonnade {

namespace {

constexpr std::uint64_t roundedUp(std::uint64_t bytes, std::uint64_t spacing)
{
    return (bytes + spacing - 1) & ~(spacing - 1);
}

// Four size classes in each doubling, but none closer than the quantum.
std::uint64_t jemalloc(std::uint64_t bytes, std::uint64_t quantum)
{
    if (bytes <= 8)
        return 8;
    const auto doubling = static_cast<unsigned>(std::bit_width(bytes - 1)) - 1;
    return roundedUp(bytes, std::max(quantum, std::uint64_t{1} << (doubling - 2)));
}

} // namespace

std::string_view nameOf(AllocatorKind kind)
{
    using namespace std::string_view_literals;
    constexpr std::array names{"jemalloc-8"sv, "jemalloc-16"sv, "jemalloc-16-paged"sv, "glibc"sv};
    return names[std::to_underlying(kind)];
}

std::optional<AllocatorKind> allocatorNamed(std::string_view name)
{
    for (const AllocatorKind kind : allAllocators) {
        if (nameOf(kind) == name)
            return kind;
    }
    return std::nullopt;
}

std::uint64_t allocated(AllocatorKind kind, std::uint64_t bytes)
{
    constexpr std::uint64_t page = 4096;
    constexpr std::uint64_t lastClassBeforePages = 14336;
    constexpr std::uint64_t glibcHead = 8;
    constexpr std::uint64_t glibcSmallest = 24;
    switch (kind) {
    case AllocatorKind::Jemalloc8:
        return jemalloc(bytes, 8);
    case AllocatorKind::Jemalloc16:
        return jemalloc(bytes, 16);
    case AllocatorKind::Jemalloc16Paged:
        return bytes > lastClassBeforePages ? roundedUp(bytes, page) : jemalloc(bytes, 16);
    case AllocatorKind::Glibc:
        return std::max(glibcSmallest, roundedUp(bytes + glibcHead, 16) - glibcHead);
    }
    std::unreachable();
}

} // namespace colonnade
