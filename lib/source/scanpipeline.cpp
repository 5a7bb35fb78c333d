// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/scanpipeline.h"

#include "bytes/glob.h"

#include <algorithm>
#include <tuple>

namespace colonnade {

namespace {

using SteadyClock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t largestCount = 1000;
constexpr std::size_t smallestCount = 50;
constexpr std::size_t sendBytes = 64 * 1024;

// A round of thousand keys takes some ten milliseconds; a server that needs much more has other things to do.
constexpr auto slowRound = 60ms;
constexpr auto fastRound = 30ms;

constexpr std::array factQuestions{Question::Type,      Question::ExpireTime, Question::TimeToLive, Question::Idle,
                                   Question::Frequency, Question::Encoding,   Question::Memory};

} // namespace

ScanPipeline::ScanPipeline(Connection& connection, KeyQuestions& questions, const SourceOptions& options,
                           bool canFilterByType)
    : m_connection(connection)
    , m_questions(questions)
    , m_options(options)
    , m_canFilterByType(canFilterByType)
    , m_pacer(options.pacePercent)
    , m_count(options.limit == 0 ? largestCount : std::clamp<std::size_t>(options.limit, smallestCount, largestCount))
{
}

Result<void> ScanPipeline::run(std::uint32_t db, SourceSink& sink, ScanTally& tally,
                               std::optional<std::uint64_t> expected, const std::stop_token& stop)
{
    for (Batch& batch : m_batches)
        batch.keys.clear();
    Batch* beforeLast = m_batches.data(); // its lengths are asked
    Batch* last = beforeLast + 1;         // its facts are known
    Batch* next = last + 1;
    std::string cursor = "0";
    const auto onlyName = m_options.match.empty() ? std::nullopt : literalOf(m_options.match);
    bool hasMore = !onlyName;
    Result<void> done = onlyName ? readAlone(*last, db, *onlyName, stop) : askScan(cursor, stop);

    while (done && (hasMore || !last->keys.empty())) {
        auto start = SteadyClock::now();
        next->keys.clear();
        if (hasMore) {
            done = readScan(*next, db, cursor, stop);
            hasMore = cursor != "0";
            done = done.and_then([&] { return askFacts(*next, stop); });
            if (hasMore)
                done = done.and_then([&] { return askScan(cursor, stop); });
        }
        done = done.and_then([&] { return askLengths(*last, stop); })
                   .and_then([&] { return m_connection.flush(stop); })
                   .and_then([&] { return readLengths(*beforeLast, stop); });
        if (!done)
            break;
        const auto ready = SteadyClock::now();
        deliver(*beforeLast, sink, tally, expected);
        if (tally.isLimitReached)
            return {};
        start += SteadyClock::now() - ready; // a consumer may take its time, or pause
        done = readFacts(*next, stop);
        const auto round = SteadyClock::now() - start;
        std::tie(beforeLast, last, next) = std::tuple(last, next, beforeLast);
        adapt(round);
        m_pacer.afterWorking(round, stop);
    }
    done = done.and_then([&] { return readLengths(*beforeLast, stop); });
    if (done)
        deliver(*beforeLast, sink, tally, expected);
    return done;
}

/// A pattern that only one name matches needs no scan of all keys. A name that does not exist is no vanished key.
Result<void> ScanPipeline::readAlone(Batch& batch, std::uint32_t db, const std::string& name,
                                     const std::stop_token& stop)
{
    batch.names = name;
    batch.keys.push_back({.facts = m_questions.unanswered(batch.names, db)});
    const auto done = askFacts(batch, stop).and_then([&] { return m_connection.flush(stop); }).and_then([&] {
        return readFacts(batch, stop);
    });
    std::erase_if(batch.keys, &ScannedKey::isGone);
    return done;
}

Result<void> ScanPipeline::askScan(std::string_view cursor, const std::stop_token& stop)
{
    const std::string count = std::to_string(m_count);
    std::vector<std::string_view> words{"SCAN", cursor, "COUNT", count};
    if (!m_options.match.empty())
        words.insert(words.end(), {"MATCH", m_options.match});
    if (m_canFilterByType && m_options.type)
        words.insert(words.end(), {"TYPE", nameOf(*m_options.type)});
    return m_connection.append(words).and_then([&] { return sendIfMany(stop); });
}

Result<void> ScanPipeline::askFacts(Batch& batch, const std::stop_token& stop)
{
    batch.asked = m_questions.facts();
    for (const ScannedKey& key : batch.keys) {
        for (const Question question : factQuestions) {
            if (!batch.asked[std::to_underlying(question)])
                continue;
            if (auto asked = KeyQuestions::ask(m_connection, question, key.facts.name); !asked)
                return asked;
        }
        if (auto sent = sendIfMany(stop); !sent)
            return sent;
    }
    return {};
}

Result<void> ScanPipeline::askLengths(Batch& batch, const std::stop_token& stop)
{
    for (ScannedKey& key : batch.keys) {
        const auto question = KeyQuestions::lengthOf(key.facts.type);
        key.isLengthAsked = question && !key.isGone && m_questions.isOpen(*question);
        if (!key.isLengthAsked)
            continue;
        if (auto asked = KeyQuestions::ask(m_connection, *question, key.facts.name); !asked)
            return asked;
        if (auto sent = sendIfMany(stop); !sent)
            return sent;
    }
    return {};
}

Result<void> ScanPipeline::readScan(Batch& batch, std::uint32_t db, std::string& cursor, const std::stop_token& stop)
{
    const auto reply = m_connection.receive(stop);
    if (!reply)
        return std::unexpected(reply.error());
    if (reply->isError())
        return std::unexpected(m_connection.errorFrom(reply->text(), "SCAN"));
    if (reply->size() != 2 || !(*reply)[1].isArray())
        return fail(ErrorCode::ProtocolError, m_connection.name(), "SCAN was answered by something else than keys");
    cursor = (*reply)[0].text();

    std::size_t bytes = 0;
    for (const Reply name : (*reply)[1])
        bytes += name.text().size();
    batch.names.clear();
    batch.names.reserve(bytes); // so that the views stay
    for (const Reply name : (*reply)[1]) {
        const std::size_t start = batch.names.size();
        batch.names.append(name.text());
        const std::string_view view(batch.names.data() + start, name.text().size());
        batch.keys.push_back({.facts = m_questions.unanswered(view, db)});
    }
    return {};
}

Result<void> ScanPipeline::readFacts(Batch& batch, const std::stop_token& stop)
{
    for (ScannedKey& key : batch.keys) {
        for (const Question question : factQuestions) {
            if (!batch.asked[std::to_underlying(question)])
                continue;
            const auto reply = m_connection.receive(stop);
            if (!reply)
                return std::unexpected(reply.error());
            m_questions.answer(question, *reply, key, m_connection);
        }
    }
    return {};
}

Result<void> ScanPipeline::readLengths(Batch& batch, const std::stop_token& stop)
{
    for (ScannedKey& key : batch.keys) {
        if (!key.isLengthAsked)
            continue;
        const auto reply = m_connection.receive(stop);
        if (!reply)
            return std::unexpected(reply.error());
        m_questions.answer(*KeyQuestions::lengthOf(key.facts.type), *reply, key, m_connection);
    }
    return {};
}

Result<void> ScanPipeline::sendIfMany(const std::stop_token& stop)
{
    return m_connection.bufferedBytes() < sendBytes ? Result<void>() : m_connection.flush(stop);
}

void ScanPipeline::deliver(const Batch& batch, SourceSink& sink, ScanTally& tally,
                           std::optional<std::uint64_t> expected)
{
    m_out.clear();
    for (const ScannedKey& key : batch.keys) {
        if (key.isGone) {
            ++tally.vanished;
        } else if (!m_options.type || key.facts.type == *m_options.type) {
            if (m_options.limit != 0 && tally.keys == m_options.limit) {
                tally.isLimitReached = true;
                break;
            }
            m_out.add(key.facts);
            ++tally.keys;
        }
    }
    if (!m_out.empty())
        sink.onBatch(m_out);
    if (!batch.keys.empty())
        sink.onProgress({tally.keys, expected});
}

/// Fewer keys a round when the server needs long for them, beyond what the way to it takes.
void ScanPipeline::adapt(SteadyClock::duration round)
{
    const auto work = round - m_connection.roundTrip();
    if (work > slowRound)
        m_count = std::max(m_count / 2, smallestCount);
    else if (work < fastRound)
        m_count = std::min(m_count * 2, largestCount);
}

} // namespace colonnade
