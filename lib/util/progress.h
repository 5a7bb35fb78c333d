// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace colonnade {

using Clock = std::chrono::system_clock;
using TimePoint = std::chrono::time_point<Clock, std::chrono::milliseconds>;

/// How far a long call has come. An unknown total stays unknown: no invented percentages.
struct Progress
{
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;
};

} // namespace colonnade
