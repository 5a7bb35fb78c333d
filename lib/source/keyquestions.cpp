// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/keyquestions.h"

#include <algorithm>
#include <array>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t maxWarnings = 24;
constexpr std::int64_t longest = std::int64_t{1} << 60U;

struct Words
{
    std::string_view command;
    std::string_view subcommand;
    BlindFact fact;
};

// In the order of Question.
constexpr std::array words{
    Words{"TYPE", "", BlindFact::Type},
    Words{"PEXPIRETIME", "", BlindFact::Expiry},
    Words{"PTTL", "", BlindFact::Expiry},
    Words{"OBJECT", "IDLETIME", BlindFact::Idle},
    Words{"OBJECT", "FREQ", BlindFact::Frequency},
    Words{"OBJECT", "ENCODING", BlindFact::Encoding},
    Words{"MEMORY", "USAGE", BlindFact::Memory},
    Words{"STRLEN", "", BlindFact::Elements},
    Words{"HLEN", "", BlindFact::Elements},
    Words{"LLEN", "", BlindFact::Elements},
    Words{"SCARD", "", BlindFact::Elements},
    Words{"ZCARD", "", BlindFact::Elements},
    Words{"XLEN", "", BlindFact::Elements},
};

const Words& wordsOf(Question question)
{
    return words[std::to_underlying(question)];
}

Fact factFrom(const Reply& reply)
{
    return reply.isInteger() && reply.integer() >= 0 ? Fact(static_cast<std::uint64_t>(reply.integer()))
                                                     : Fact::unknown();
}

/// -2 is no key, -1 no expiry; `base` is what the number counts from. No sum overflows, whatever a server says.
void setExpiry(ScannedKey& key, std::int64_t number, std::chrono::milliseconds base)
{
    key.isGone = key.isGone || number == -2;
    key.facts.expiry = number == -1
                           ? Expiry::never()
                           : Expiry::at(base + std::chrono::milliseconds(std::clamp(number, -longest, longest)));
}

void setLength(ScannedKey& key, const Reply& reply)
{
    key.facts.elements = factFrom(reply);
    if (key.facts.type == ValueType::String)
        key.facts.valueBytes = key.facts.elements;
    else if (key.facts.type != ValueType::Stream && key.facts.elements == Fact(0)) // only streams can be empty
        key.isGone = true;
}

} // namespace

KeyQuestions::KeyQuestions(const SourceOptions& options, const ServerFacts* server, TimePoint serverTime)
    : m_wantMemory(options.wantMemory)
    , m_wantIdle(options.wantIdle)
    , m_serverTime(serverTime)
{
    const auto open = [this](Question question) { m_facts.set(std::to_underlying(question)); };
    open(Question::Type);
    open(server && server->compatibleMajor >= 7 ? Question::ExpireTime : Question::TimeToLive);
    if (options.wantIdle) {
        m_wantFrequency = server && server->hasLfuPolicy();
        open(m_wantFrequency ? Question::Frequency : Question::Idle);
        if (m_wantFrequency)
            addBlind(Question::Idle, BlindReason::PolicyWithoutIdle, true);
        else if (server)
            addBlind(Question::Frequency, BlindReason::PolicyWithoutFreq, true);
    }
    open(Question::Encoding);
    if (options.wantMemory)
        open(Question::Memory);
    m_blind.push_back({BlindFact::ValueBytes, BlindReason::OnlyOfStrings, {}});
}

std::optional<Question> KeyQuestions::lengthOf(ValueType type)
{
    switch (type) {
    case ValueType::String:
        return Question::StringLength;
    case ValueType::Hash:
        return Question::HashLength;
    case ValueType::List:
        return Question::ListLength;
    case ValueType::Set:
        return Question::SetLength;
    case ValueType::ZSet:
        return Question::ZSetLength;
    case ValueType::Stream:
        return Question::StreamLength;
    case ValueType::Unknown:
    case ValueType::Module:
        break;
    }
    return std::nullopt;
}

KeyFacts KeyQuestions::unanswered(std::string_view name, std::uint32_t db) const
{
    return {.name = name,
            .db = db,
            .elements = Fact::unknown(),
            .valueBytes = Fact::unknown(),
            .memoryBytes = m_wantMemory ? Fact::unknown() : Fact::notAsked(),
            .expiry = Expiry::unknown(),
            .idleSeconds = m_wantIdle ? Fact::unknown() : Fact::notAsked(),
            .frequency = m_wantFrequency ? Fact::unknown() : Fact::notAsked()};
}

Result<void> KeyQuestions::ask(Connection& connection, Question question, std::string_view name)
{
    const auto& [command, subcommand, fact] = wordsOf(question);
    return subcommand.empty() ? connection.append({command, name}) : connection.append({command, subcommand, name});
}

void KeyQuestions::answer(Question question, const Reply& reply, ScannedKey& key, const Connection& connection)
{
    if (reply.isError()) {
        refuse(question, reply, connection);
        return;
    }
    key.isGone = key.isGone || reply.isNil(); // what OBJECT and MEMORY say of a missing key
    switch (question) {
    case Question::Type:
        key.facts.type = valueTypeFrom(reply.text());
        key.isGone = key.isGone || reply.text() == "none";
        break;
    case Question::ExpireTime:
        setExpiry(key, reply.integer(), {});
        break;
    case Question::TimeToLive:
        setExpiry(key, reply.integer(), serverTime().time_since_epoch());
        break;
    case Question::Idle:
        key.facts.idleSeconds = factFrom(reply);
        break;
    case Question::Frequency:
        key.facts.frequency = factFrom(reply);
        break;
    case Question::Encoding:
        key.facts.encoding = key.facts.type == ValueType::Module ? Encoding::Module : encodingFrom(reply.text());
        break;
    case Question::Memory:
        key.facts.memoryBytes = factFrom(reply);
        break;
    case Question::StringLength:
    case Question::HashLength:
    case Question::ListLength:
    case Question::SetLength:
    case Question::ZSetLength:
    case Question::StreamLength:
        setLength(key, reply);
        break;
    }
}

/// An error reply to a question: the fact stays unknown, and the scan goes on.
void KeyQuestions::refuse(Question question, const Reply& reply, const Connection& connection)
{
    const std::string_view text = reply.text();
    if (text.starts_with("WRONGTYPE"))
        return;                     // another value under the same name since TYPE answered
    if (text.starts_with("NOPERM")) // may be about this one key only
        addBlind(question, BlindReason::NoPermission, !text.contains(" key") || text.contains("to run the"));
    else if (text.starts_with("ERR unknown") || text.starts_with("ERR Unknown"))
        addBlind(question, BlindReason::UnknownCommand, true);
    else if (text.contains("LFU maxmemory policy"))
        addBlind(question, question == Question::Idle ? BlindReason::PolicyWithoutIdle : BlindReason::PolicyWithoutFreq,
                 true);
    else if (Error error = connection.errorFrom(text, wordsOf(question).command);
             m_warnings.size() < maxWarnings && !std::ranges::contains(m_warnings, error))
        m_warnings.push_back(std::move(error));
}

void KeyQuestions::addBlind(Question question, BlindReason why, bool isForGood)
{
    const std::size_t bit = std::to_underlying(question);
    if (isForGood) {
        m_closed.set(bit);
        m_facts.reset(bit);
    }
    if (m_isBlind[bit])
        return;
    m_isBlind.set(bit);
    const auto& [command, subcommand, fact] = wordsOf(question);
    const bool isPolicy = why == BlindReason::PolicyWithoutIdle || why == BlindReason::PolicyWithoutFreq;
    std::string detail(isPolicy ? ""sv : command);
    if (!isPolicy && !subcommand.empty())
        detail.append(" ").append(subcommand);
    m_blind.push_back({fact, why, std::move(detail)});
}

TimePoint KeyQuestions::serverTime() const
{
    return m_serverTime +
           std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_start);
}

} // namespace colonnade
