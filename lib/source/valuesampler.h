// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"
#include "source/valuereader.h"

namespace colonnade {

/// Enough to recognise a format and to see how well a value compresses.
inline constexpr std::size_t defaultSampleBytes = 4096;

/// Reads a source as Source::read() does. Where the options ask for samples, the beginnings of some values are read
/// beside, over a reader of their own, and the keys pass on with their traits: at most 64 keys of each pattern, so that
/// a large namespace does not use up the budget of the run. The summary says how many values were sampled, or why none.
[[nodiscard]] Result<SourceSummary> readSampled(Source& source, SourceSink& sink, const SourceOptions& options,
                                                const std::stop_token& stop);

/// Whether a sample of such a value would tell anything.
[[nodiscard]] bool isWorthSampling(const KeyFacts& key);

/// What a page from the value's start shows. Measures how well the sample compresses when it is a kibibyte or more:
/// about 0.1 ms for 4 KiB.
[[nodiscard]] ValueTraits traitsOf(const ValuePage& page);

} // namespace colonnade
