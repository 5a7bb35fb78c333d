// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/keyquestions.h"
#include "source/pacer.h"

#include <array>

namespace colonnade {

/// How far a scan has come, over all databases.
struct ScanTally
{
    std::uint64_t keys = 0;
    std::uint64_t vanished = 0;
    bool isLimitReached = false;
};

/// Scans one database in one rolling pipeline: while the server works on the lengths of one batch, the facts of the
/// next and the SCAN after it are already on their way, so that neither side waits for the other.
///
///     sent:   facts n, SCAN n+1, lengths n-1 | facts n+1, SCAN n+2, lengths n | …
///
/// Holds three batches of some thousand keys at most, and sends before 64 KiB are collected.
class ScanPipeline
{
public:
    ScanPipeline(Connection& connection, KeyQuestions& questions, const SourceOptions& options, bool canFilterByType);

    /// Every key of the connection's database goes to the sink. Error: what cut it off, and Cancelled; what was whole
    /// by then has been delivered.
    [[nodiscard]] Result<void> run(std::uint32_t db, SourceSink& sink, ScanTally& tally,
                                   std::optional<std::uint64_t> expected, const std::stop_token& stop);

private:
    struct Batch
    {
        std::string names; // what the keys' names are views of
        std::vector<ScannedKey> keys;
        KeyQuestions::Set asked;
    };

    Result<void> readAlone(Batch& batch, std::uint32_t db, const std::string& name, const std::stop_token& stop);
    Result<void> askScan(std::string_view cursor, const std::stop_token& stop);
    Result<void> askFacts(Batch& batch, const std::stop_token& stop);
    Result<void> askLengths(Batch& batch, const std::stop_token& stop);
    Result<void> readScan(Batch& batch, std::uint32_t db, std::string& cursor, const std::stop_token& stop);
    Result<void> readFacts(Batch& batch, const std::stop_token& stop);
    Result<void> readLengths(Batch& batch, const std::stop_token& stop);
    Result<void> sendIfMany(const std::stop_token& stop);
    void deliver(const Batch& batch, SourceSink& sink, ScanTally& tally, std::optional<std::uint64_t> expected);
    void adapt(std::chrono::steady_clock::duration round);

    Connection& m_connection;
    KeyQuestions& m_questions;
    const SourceOptions& m_options;
    bool m_canFilterByType;
    Pacer m_pacer;
    std::size_t m_count;
    std::array<Batch, 3> m_batches;
    KeyBatch m_out;
};

} // namespace colonnade
