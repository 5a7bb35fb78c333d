// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace colonnade {

/// What broken rules cost, so that a review can begin with what pays most. Sums may be compared, not added up over
/// rules: one key's bytes may be wasted for two reasons.
struct Cost
{
    std::uint64_t wastedBytes = 0;         ///< what mending it would save
    std::uint64_t blockedMicroseconds = 0; ///< of the server, when the values are freed (deletetime.h)
    std::uint64_t keysSaved = 0;           ///< keys that there would be less

    [[nodiscard]] bool isNothing() const { return *this == Cost(); }
    Cost& operator+=(const Cost& other)
    {
        wastedBytes += other.wastedBytes;
        blockedMicroseconds += other.blockedMicroseconds;
        keysSaved += other.keysSaved;
        return *this;
    }
    bool operator==(const Cost&) const = default;
};

} // namespace colonnade
