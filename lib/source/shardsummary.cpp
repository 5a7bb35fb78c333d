// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/shardsummary.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace colonnade {

namespace {

/// The versions as one text where they differ: "7.2.6, 8.0.2".
void joinServer(std::optional<ServerInfo>& joined, const ServerInfo& server)
{
    if (!joined) {
        joined = server;
        return;
    }
    const auto add = [](std::string& list, const std::string& word) {
        if (!list.contains(word))
            list += ", " + word;
    };
    add(joined->product, server.product);
    add(joined->version, server.version);
    joined->isCluster |= server.isCluster;
}

void addEstimate(MemoryEstimate& sum, const MemoryEstimate& part)
{
    sum.isGiven &= part.isGiven;
    sum.isCertain &= part.isCertain;
    sum.countedBytes += part.countedBytes;
    sum.uncountedBytes += part.uncountedBytes;
    sum.keyTablesBytes += part.keyTablesBytes;
    sum.emptyServerBytes += part.emptyServerBytes;
    sum.predictedBytes += part.predictedBytes;
    if (sum.usedMemory && part.usedMemory)
        *sum.usedMemory += *part.usedMemory;
    else
        sum.usedMemory.reset();
    for (std::size_t i = 0; i < sum.targets.size() && i < part.targets.size(); ++i) {
        sum.targets[i].bytes += part.targets[i].bytes;
        sum.targets[i].keysUnknown += part.targets[i].keysUnknown;
    }
}

/// Of a part of the files only: says of which.
void addBlind(std::vector<Blind>& joined, const std::vector<SourceSummary>& files)
{
    for (const SourceSummary& file : files) {
        for (Blind blind : file.blind) {
            const bool isOfAll = std::ranges::all_of(files, [&blind](const SourceSummary& other) {
                return other.keys == 0 || std::ranges::contains(other.blind, blind);
            });
            if (!isOfAll)
                blind.detail = file.info.name;
            if (!std::ranges::contains(joined, blind))
                joined.push_back(std::move(blind));
        }
    }
}

} // namespace

std::string joinedName(const std::vector<std::string>& paths)
{
    std::string name;
    for (const std::string& path : paths)
        name += (name.empty() ? "" : ", ") + path;
    return name;
}

bool haveOneProfile(const std::vector<SourceSummary>& files)
{
    const MemoryProfile* first = nullptr;
    for (const SourceSummary& file : files) {
        if (!file.memory)
            continue;
        const MemoryProfile& profile = file.memory->profile;
        if (first == nullptr)
            first = &profile;
        else if (first->server != profile.server || first->allocator != profile.allocator ||
                 first->neverRestarted != profile.neverRestarted)
            return false;
    }
    return true;
}

SourceInfo joinedInfo(const std::vector<SourceInfo>& known, const std::vector<std::string>& paths)
{
    SourceInfo joined = known.front();
    joined.name = joinedName(paths);
    joined.files = paths;
    joined.server.reset();
    joined.keysExpected = known.size() == paths.size() ? std::optional<std::uint64_t>(0) : std::nullopt;
    for (const SourceInfo& info : known) {
        if (info.server)
            joinServer(joined.server, *info.server);
        if (joined.keysExpected && info.keysExpected)
            *joined.keysExpected += *info.keysExpected;
        else
            joined.keysExpected.reset();
        joined.takenAt = std::max(joined.takenAt, info.takenAt);
    }
    return joined;
}

SourceSummary joinedSummary(SourceInfo info, std::vector<SourceSummary> files)
{
    SourceSummary joined;
    joined.info = std::move(info);
    joined.complete = true;
    for (const SourceSummary& file : files) {
        joined.complete &= file.complete;
        joined.cancelled |= file.cancelled;
        if (file.stoppedBy && !joined.stoppedBy)
            joined.stoppedBy = file.stoppedBy;
        else if (file.stoppedBy)
            joined.warnings.push_back(*file.stoppedBy);
        std::ranges::copy(file.warnings, std::back_inserter(joined.warnings));
        std::ranges::copy(file.damage, std::back_inserter(joined.damage));
        joined.keys += file.keys;
        joined.fileBytes += file.fileBytes;
        if (file.memory && joined.memory)
            addEstimate(*joined.memory, *file.memory);
        else if (file.memory)
            joined.memory = file.memory;
    }
    addBlind(joined.blind, files);
    joined.files = std::move(files);
    return joined;
}

} // namespace colonnade
