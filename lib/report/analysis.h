// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"
#include "rules/mutematcher.h"
#include "source/source.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace colonnade {

/// Everything that one look at one source gave. A value to read from: window, command line and reports all show this.
struct Analysis
{
    SourceSummary summary;
    std::shared_ptr<const Keyspace> keyspace;
    std::shared_ptr<const Findings> findings;
    std::shared_ptr<const Findings> muted = {}; ///< found too, and not counted above; null: nothing is muted
    MuteMatcher mutes = {};                     ///< that parted them
};

struct AnalysisOptions
{
    SourceOptions source;
    std::string separator = ":";
};

/// The same with these mutes and no others. An analysis without findings stays without.
[[nodiscard]] Analysis withMutes(Analysis analysis, const MuteMatcher& mutes, std::stop_token stop);

/// What would count under another profile, with the same mutes.
[[nodiscard]] Findings openUnder(const Analysis& analysis, const Profile& profile, std::stop_token stop);

/// What the rules may know of the source beyond its keys.
[[nodiscard]] RuleContext contextOf(const SourceInfo& info);

/// Reads the source to its end (or to a failure, or the stop), builds the keyspace, checks it. Blocking.
/// `progress` is called on this thread. Error: nothing could be read at all.
[[nodiscard]] Result<Analysis> analyze(Source& source, const AnalysisOptions& options, const Profile& profile,
                                       const std::function<void(const Progress&)>& progress,
                                       const std::stop_token& stop);

/// The last step, for whoever builds the keyspace itself: moves the keys that came twice from the summary's `keys` to
/// its `duplicates`, and checks. Stopped: the findings so far, and a summary that says so.
[[nodiscard]] Analysis concluded(SourceSummary summary, std::shared_ptr<const Keyspace> keyspace,
                                 const Profile& profile, const std::stop_token& stop);

} // namespace colonnade
