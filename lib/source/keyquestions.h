// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/connection.h"
#include "redis/serverfacts.h"
#include "source/source.h"

#include <bitset>
#include <chrono>
#include <optional>
#include <vector>

namespace colonnade {

/// What a scan asks a server about one key, in this order: what counts as a use of the key, and so resets its idle
/// time where NO-TOUCH is missing, comes last (the lengths do; the others do not).
enum class Question : std::uint8_t {
    Type,
    ExpireTime,
    TimeToLive, ///< instead of ExpireTime on servers before 7.0
    Idle,
    Frequency,
    Encoding,
    Memory,
    StringLength,
    HashLength,
    ListLength,
    SetLength,
    ZSetLength,
    StreamLength,
};

/// A key on its way through the scan.
struct ScannedKey
{
    KeyFacts facts;
    bool isGone = false; ///< vanished between SCAN and a later question
    bool isLengthAsked = false;
};

/// Decides which questions are worth asking, and puts the answers into the facts. A question that the server does not
/// know or permit is asked no more; its fact is unknown from then on and reported as blind once.
class KeyQuestions
{
public:
    using Set = std::bitset<16>;

    /// `server` is null where INFO is not permitted; `serverTime` is the server's clock now.
    KeyQuestions(const SourceOptions& options, const ServerFacts* server, TimePoint serverTime);

    [[nodiscard]] const Set& facts() const { return m_facts; } ///< asked of every key
    [[nodiscard]] static std::optional<Question> lengthOf(ValueType type);
    [[nodiscard]] bool isOpen(Question question) const { return !m_closed[std::to_underlying(question)]; }

    /// Facts of a key about which nothing has been answered yet.
    [[nodiscard]] KeyFacts unanswered(std::string_view name, std::uint32_t db) const;

    [[nodiscard]] static Result<void> ask(Connection& connection, Question question, std::string_view name);
    void answer(Question question, const Reply& reply, ScannedKey& key, const Connection& connection);

    [[nodiscard]] const std::vector<Blind>& blind() const { return m_blind; }
    [[nodiscard]] const std::vector<Error>& warnings() const { return m_warnings; }

private:
    void refuse(Question question, const Reply& reply, const Connection& connection);
    void addBlind(Question question, BlindReason why, bool isForGood);
    [[nodiscard]] TimePoint serverTime() const;

    Set m_facts;
    Set m_closed;
    Set m_isBlind;
    bool m_wantMemory;
    bool m_wantIdle;
    bool m_wantFrequency = false;
    TimePoint m_serverTime;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::vector<Blind> m_blind;
    std::vector<Error> m_warnings;
};

} // namespace colonnade
