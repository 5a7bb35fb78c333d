// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"
#include "rules/mutematcher.h"

namespace colonnade {

/// Findings parted by mutes: what counts, and what is muted. Both are findings of the same keyspace under the same
/// profile, so everything that can be asked of the one can be asked of the other; nothing is lost.
struct MuteSplit
{
    Findings open; ///< blind rules stay here
    Findings muted;

    /// O(findings of the rules that mutes are about). Stopped: the rest counts as open.
    [[nodiscard]] static MuteSplit of(const Findings& all, const MuteMatcher& mutes, const std::stop_token& stop);
    /// The way back.
    [[nodiscard]] static Findings joined(const Findings& open, const Findings& muted);
};

} // namespace colonnade
