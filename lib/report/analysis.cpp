// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/analysis.h"

#include "keyspace/keyspacebuilder.h"
#include "rules/mutesplit.h"
#include "source/valuesampler.h"

#include <algorithm>
#include <utility>

namespace colonnade {

namespace {

class BuildingSink : public SourceSink
{
public:
    BuildingSink(KeyspaceBuilder builder, const std::function<void(const Progress&)>& progress)
        : m_builder(std::move(builder))
        , m_progress(progress)
    {
    }

    void onStart(const SourceInfo& info) override { m_builder.setTakenAt(info.takenAt); }
    void onBatch(const KeyBatch& batch) override { m_builder.add(batch); }
    void onProgress(const Progress& progress) override
    {
        if (m_progress)
            m_progress(progress);
    }

    std::shared_ptr<const Keyspace> finish() { return m_builder.finish(); }

private:
    KeyspaceBuilder m_builder;
    const std::function<void(const Progress&)>& m_progress;
};

void noteKeysInTwoFiles(SourceSummary& summary, const Keyspace& keyspace)
{
    summary.inTwoFiles = keyspace.sharedKeys();
    for (const SharedKey& shared : keyspace.firstShared())
        summary.firstInTwoFiles.push_back({std::string(keyspace.name(shared.key)), keyspace.db(shared.key),
                                           keyspace.file(shared.key), shared.alsoIn});
    if (summary.complete && summary.info.keysExpected) // each file expects them
        *summary.info.keysExpected -= std::min(*summary.info.keysExpected, keyspace.sharedKeys());
}

} // namespace

RuleContext contextOf(const SourceInfo& info)
{
    return {.isCluster = info.server && info.server->isCluster,
            .server = info.serverState,
            .isDesign = info.isDesign,
            .takenAt = info.takenAt};
}

Result<Analysis> analyze(Source& source, const AnalysisOptions& options, const Profile& profile,
                         const std::function<void(const Progress&)>& progress, const std::stop_token& stop)
{
    BuildingSink sink(KeyspaceBuilder(options.separator, {}, profile.idPins), progress);
    auto summary = readSampled(source, sink, options.source, stop);
    if (!summary)
        return std::unexpected(summary.error());
    // Whoever stops the reading wants to see what was read, checked.
    const std::stop_token stopChecking = summary->cancelled ? std::stop_token() : stop;
    return concluded(std::move(*summary), sink.finish(), profile, stopChecking);
}

Analysis concluded(SourceSummary summary, std::shared_ptr<const Keyspace> keyspace, const Profile& profile,
                   const std::stop_token& stop)
{
    summary.duplicates += keyspace->duplicates();
    noteKeysInTwoFiles(summary, *keyspace);
    if (const std::uint64_t inOneFile = keyspace->duplicates() - keyspace->sharedKeys();
        summary.info.kind == SourceKind::Dump && inOneFile > 0)
        summary.warnings.push_back({ErrorCode::RefusedByServer, summary.info.name,
                                    "the same key more than once in one database: " + std::to_string(inOneFile)});
    summary.keys -= std::min(summary.keys, keyspace->duplicates());
    const RuleContext context = contextOf(summary.info);
    auto findings = std::make_shared<const Findings>(checkKeyspace(keyspace, profile, context, stop));
    if (stop.stop_requested()) {
        summary.cancelled = true;
        summary.complete = false;
    }
    return {std::move(summary), std::move(keyspace), std::move(findings)};
}

Analysis withMutes(Analysis analysis, const MuteMatcher& mutes, std::stop_token stop)
{
    if (!analysis.findings)
        return analysis;
    if (analysis.muted)
        analysis.findings = std::make_shared<const Findings>(MuteSplit::joined(*analysis.findings, *analysis.muted));
    analysis.muted.reset();
    analysis.mutes = mutes;
    if (mutes.isEmpty())
        return analysis;
    MuteSplit split = MuteSplit::of(*analysis.findings, mutes, std::move(stop));
    analysis.findings = std::make_shared<const Findings>(std::move(split.open));
    analysis.muted = std::make_shared<const Findings>(std::move(split.muted));
    return analysis;
}

Findings openUnder(const Analysis& analysis, const Profile& profile, std::stop_token stop)
{
    if (!analysis.muted)
        return recheck(*analysis.findings, profile, stop);
    const Findings all = recheck(MuteSplit::joined(*analysis.findings, *analysis.muted), profile, stop);
    return std::move(MuteSplit::of(all, analysis.mutes, std::move(stop)).open);
}

} // namespace colonnade
