// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"

#include <memory>
#include <string>
#include <vector>

namespace colonnade {

/// Several dumps, each of a part of one keyspace (the shards of a cluster), as one source.
///
/// Up to eight files are read at the same time, each on a thread of its own; all threads end before read() does. The
/// keys come in an order that depends on the files alone: a batch of the first, one of the second, and so on, and a
/// file that ends makes room for the next. Memory: some batches of each of the eight.
///
/// What happens to one file ends none of the others: a file that cannot be read, or not to its end, is told by its part
/// of SourceSummary::files and makes the whole incomplete. TTLs count from the time of the newest file.
class ShardedSource final : public Source
{
public:
    struct Shard
    {
        std::string path;
        std::unique_ptr<Source> source;
    };
    static constexpr std::size_t mostShards = 1024;

    /// One shard at least, and at most mostShards.
    explicit ShardedSource(std::vector<Shard> shards);

    /// Error: none of the files could be read; that of the first.
    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) override;
    Result<std::unique_ptr<ValueReader>> openValues() override;

private:
    std::vector<Shard> m_shards;
};

} // namespace colonnade
