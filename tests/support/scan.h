// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/scansource.h"
#include "support/collectingsink.h"

#include <chrono>
#include <stop_token>
#include <string_view>
#include <utility>

namespace colonnade::test {

/// One live scan of the server at `url`; `timeout` is the longest wait for one answer.
inline Result<SourceSummary> scan(std::string_view url, CollectingSink& sink, const SourceOptions& options = {},
                                  std::stop_token stop = {},
                                  std::chrono::milliseconds timeout = std::chrono::seconds(30))
{
    ScanSource source(*ServerAddress::parse(url), {.answerTimeout = timeout});
    return source.read(sink, options, std::move(stop));
}

} // namespace colonnade::test
