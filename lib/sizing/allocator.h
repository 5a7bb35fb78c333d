// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace colonnade {

/// What a server was built with. It cannot be read from a dump, and changes sizes by some 4 % (profilechooser.h).
enum class AllocatorKind : std::uint8_t {
    Jemalloc8,       ///< jemalloc with a quantum of 8 bytes: what the servers bring along
    Jemalloc16,      ///< with 16 bytes: the jemalloc of Debian, Ubuntu, Fedora
    Jemalloc16Paged, ///< from 5.3.1 on: large sizes go up in whole pages
    Glibc,
};

inline constexpr std::array allAllocators{AllocatorKind::Jemalloc8, AllocatorKind::Jemalloc16,
                                          AllocatorKind::Jemalloc16Paged, AllocatorKind::Glibc};

[[nodiscard]] std::string_view nameOf(AllocatorKind kind);
[[nodiscard]] std::optional<AllocatorKind> allocatorNamed(std::string_view name);

/// How many bytes an allocation of `bytes` takes. A few instructions.
[[nodiscard]] std::uint64_t allocated(AllocatorKind kind, std::uint64_t bytes);

} // namespace colonnade
