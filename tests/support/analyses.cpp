// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/analyses.h"

#include "keyspace/keyspacebuilder.h"
#include "source/demosource.h"
#include "support/keyspaces.h"

namespace colonnade {

namespace {

class BuildingSink : public SourceSink
{
public:
    void onStart(const SourceInfo& info) override { builder.setTakenAt(info.takenAt); }
    void onBatch(const KeyBatch& batch) override { builder.add(batch); }
    void onProgress(const Progress&) override {}

    KeyspaceBuilder builder;
};

std::shared_ptr<const Analysis> checked(SourceSummary summary, const std::shared_ptr<const Keyspace>& keyspace,
                                        std::string_view profile)
{
    const Profile rules = Profile::load(profile).value();
    const RuleContext context = contextOf(summary.info);
    return std::make_shared<const Analysis>(
        std::move(summary), keyspace, std::make_shared<const Findings>(checkKeyspace(keyspace, rules, context, {})));
}

} // namespace

std::shared_ptr<const Analysis> analysisFrom(std::string_view lines, std::string_view profile)
{
    const std::shared_ptr<const Keyspace> keyspace = keyspaceFrom(lines);
    SourceSummary summary;
    summary.info.takenAt = testTakenAt;
    summary.info.memoryKind = MemoryKind::Measured;
    summary.complete = true;
    summary.keys = keyspace->size();
    return checked(std::move(summary), keyspace, profile);
}

std::shared_ptr<const Analysis> demoAnalysis()
{
    DemoSource source;
    BuildingSink sink;
    SourceSummary summary = source.read(sink, {}, {}).value();
    return checked(std::move(summary), sink.builder.finish(), "recommended");
}

} // namespace colonnade
