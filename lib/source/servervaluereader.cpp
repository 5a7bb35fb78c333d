// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/servervaluereader.h"

#include "source/keyquestions.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>

namespace colonnade {

namespace {

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

template<typename Number>
Number numberFrom(std::string_view text, Number otherwise = 0)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() ? number : otherwise;
}

/// A cursor is "index/position": how many rows came before, and where the server goes on.
std::string cursorFrom(std::uint64_t index, std::string_view position)
{
    return std::to_string(index).append("/").append(position);
}

/// The smallest stream id after this one.
std::string idAfter(std::string_view id)
{
    const std::size_t dash = std::min(id.find('-'), id.size());
    const auto millis = numberFrom<std::uint64_t>(id.substr(0, dash));
    const auto sequence = numberFrom<std::uint64_t>(id.substr(std::min(dash + 1, id.size())));
    return sequence == unlimited ? std::to_string(millis + 1) + "-0"
                                 : std::to_string(millis) + '-' + std::to_string(sequence + 1);
}

std::size_t bytesOf(const ValueRow& row)
{
    std::size_t bytes = row.field.size() + row.value.size();
    for (const auto& [field, value] : row.fields)
        bytes += field.size() + value.size();
    return bytes;
}

} // namespace

ServerValueReader::ServerValueReader(ServerAddress address, ConnectionOptions options)
    : m_address(std::move(address))
    , m_options(options)
{
    m_options.access = Access::ReadOnly;
}

Result<ValuePage> ServerValueReader::page(const KeyFacts& key, const PageRequest& request, std::stop_token stop)
{
    if (auto ready = prepare(key.db, stop); !ready)
        return std::unexpected(ready.error());
    auto frame = frameOf(key.name, request, stop);
    if (!frame)
        return std::unexpected(frame.error());
    if (auto filled = fill(*frame, key.name, request, stop); !filled) {
        Error error = filled.error();
        if (error.code == ErrorCode::WrongType)
            error.subject = key.name;
        return std::unexpected(error);
    }
    return std::move(frame->page);
}

Result<void> ServerValueReader::prepare(std::uint32_t db, const std::stop_token& stop)
{
    if (!m_connection || !m_connection->isUsable()) {
        m_connection.reset();
        auto opened = Connection::open(m_address, m_options, stop);
        if (!opened)
            return std::unexpected(opened.error());
        m_connection.emplace(std::move(*opened));
        m_db = m_address.db;
    }
    if (m_db == db)
        return {};
    return m_connection->select(db, stop).transform([&] { m_db = db; });
}

Result<ServerValueReader::Frame> ServerValueReader::frameOf(std::string_view key, const PageRequest& request,
                                                            const std::stop_token& stop)
{
    const auto type = m_connection->run({"TYPE", key}, stop);
    if (!type)
        return std::unexpected(type.error());
    if (type->text() == "none")
        return fail(ErrorCode::NoSuchKey, std::string(key));
    Frame frame;
    ValuePage& page = frame.page;
    page.type = valueTypeFrom(type->text());
    const auto length = KeyQuestions::lengthOf(page.type);
    if (!length)
        return fail(ErrorCode::NotAvailable, std::string(key), std::string(type->text()));

    // These three may be denied to a restricted user, who can read the value all the same.
    KeyQuestions questions({}, nullptr, {});
    ScannedKey answers{.facts = {.name = key, .type = page.type}};
    for (const Question question : {Question::Encoding, Question::Memory, *length}) {
        const auto reply =
            KeyQuestions::ask(*m_connection, question, key).and_then([&] { return m_connection->receive(stop); });
        if (!reply)
            return std::unexpected(reply.error());
        questions.answer(question, *reply, answers, *m_connection);
    }
    if (answers.isGone)
        return fail(ErrorCode::NoSuchKey, std::string(key));
    page.encoding = answers.facts.encoding;
    page.elements = answers.facts.elements;

    const std::size_t slash = std::min(request.cursor.find('/'), request.cursor.size());
    page.firstIndex = numberFrom<std::uint64_t>(request.cursor.substr(0, slash));
    frame.position = request.cursor.substr(std::min(slash + 1, request.cursor.size()));
    const std::uint64_t mean =
        answers.facts.memoryBytes.valueOr(0) / std::max<std::uint64_t>(page.elements.valueOr(1), 1);
    frame.rows = std::clamp<std::size_t>(request.maxBytes / std::max<std::uint64_t>(mean, 1), 1,
                                         std::max<std::size_t>(request.maxRows, 1));
    return frame;
}

Result<void> ServerValueReader::fill(Frame& frame, std::string_view key, const PageRequest& request,
                                     const std::stop_token& stop)
{
    switch (frame.page.type) {
    case ValueType::String:
        return fillString(frame, key, request, stop);
    case ValueType::Hash:
        return fillScanned(frame, key, request, stop).and_then([&] { return addFieldExpiries(frame, key, stop); });
    case ValueType::Set:
        return fillScanned(frame, key, request, stop);
    case ValueType::List:
    case ValueType::ZSet:
        return fillRanged(frame, key, stop);
    case ValueType::Stream:
        return fillStream(frame, key, stop);
    case ValueType::Module:
    case ValueType::Unknown:
        break;
    }
    return fail(ErrorCode::NotAvailable, std::string(key));
}

Result<void> ServerValueReader::fillString(Frame& frame, std::string_view key, const PageRequest& request,
                                           const std::stop_token& stop)
{
    const auto start = numberFrom<std::uint64_t>(frame.position);
    const std::uint64_t last = start + std::max<std::size_t>(request.maxBytes, 1) - 1;
    const auto reply = m_connection->run({"GETRANGE", key, std::to_string(start), std::to_string(last)}, stop);
    if (!reply)
        return std::unexpected(reply.error());
    ValuePage& page = frame.page;
    page.stringOffset = start;
    page.rows.push_back({.value = std::string(reply->text())});
    const std::uint64_t end = start + reply->text().size();
    if (end > last && end < page.elements.valueOr(unlimited))
        page.next = cursorFrom(0, std::to_string(end));
    return {};
}

Result<void> ServerValueReader::fillScanned(Frame& frame, std::string_view key, const PageRequest& request,
                                            const std::stop_token& stop)
{
    const bool isHash = frame.page.type == ValueType::Hash;
    const std::string count = std::to_string(frame.rows);
    std::vector<ValueRow>& rows = frame.page.rows;
    std::string position = frame.position.empty() ? "0" : frame.position;
    std::size_t bytes = 0;
    do {
        const auto reply = m_connection->run({isHash ? "HSCAN" : "SSCAN", key, position, "COUNT", count}, stop);
        if (!reply)
            return std::unexpected(reply.error());
        if (reply->size() != 2)
            return fail(ErrorCode::ProtocolError, m_connection->name());
        position = (*reply)[0].text();
        const Reply elements = (*reply)[1];
        for (auto element = elements.begin(); element != elements.end(); ++element) {
            ValueRow& row = rows.emplace_back();
            if (isHash) {
                row.field = (*element).text();
                if (++element == elements.end())
                    break;
            }
            row.value = (*element).text();
            bytes += bytesOf(row);
        }
    } while (position != "0" && rows.size() < frame.rows && bytes < request.maxBytes);
    if (position != "0")
        frame.page.next = cursorFrom(frame.page.firstIndex + rows.size(), position);
    return {};
}

Result<void> ServerValueReader::fillRanged(Frame& frame, std::string_view key, const std::stop_token& stop)
{
    ValuePage& page = frame.page;
    const bool isList = page.type == ValueType::List;
    const std::string first = std::to_string(page.firstIndex);
    const std::string last = std::to_string(page.firstIndex + frame.rows - 1);
    const auto reply = isList ? m_connection->run({"LRANGE", key, first, last}, stop)
                              : m_connection->run({"ZRANGE", key, first, last, "WITHSCORES"}, stop);
    if (!reply)
        return std::unexpected(reply.error());
    for (auto element = reply->begin(); element != reply->end(); ++element) {
        ValueRow& row = page.rows.emplace_back(ValueRow{.value = std::string((*element).text())});
        if (isList)
            continue;
        if (++element == reply->end())
            break;
        row.score = numberFrom<double>((*element).text(), std::numeric_limits<double>::quiet_NaN());
    }
    if (page.rows.size() == frame.rows && page.firstIndex + page.rows.size() < page.elements.valueOr(unlimited))
        page.next = cursorFrom(page.firstIndex + page.rows.size(), {});
    return {};
}

Result<void> ServerValueReader::fillStream(Frame& frame, std::string_view key, const std::stop_token& stop)
{
    ValuePage& page = frame.page;
    const std::string start = frame.position.empty() ? "-" : frame.position;
    const auto reply = m_connection->run({"XRANGE", key, start, "+", "COUNT", std::to_string(frame.rows)}, stop);
    if (!reply)
        return std::unexpected(reply.error());
    for (const Reply entry : *reply) {
        if (entry.size() != 2)
            return fail(ErrorCode::ProtocolError, m_connection->name());
        ValueRow& row = page.rows.emplace_back(ValueRow{.field = std::string(entry[0].text())});
        const Reply fields = entry[1];
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            auto& [name, value] = row.fields.emplace_back((*field).text(), std::string());
            if (++field == fields.end())
                break;
            value = (*field).text();
        }
    }
    if (page.rows.size() == frame.rows)
        page.next = cursorFrom(page.firstIndex + page.rows.size(), idAfter(page.rows.back().field));
    return {};
}

/// Fields have a TTL of their own since Redis 7.4 and Valkey 9; older servers do not know the command.
Result<void> ServerValueReader::addFieldExpiries(Frame& frame, std::string_view key, const std::stop_token& stop)
{
    std::vector<ValueRow>& rows = frame.page.rows;
    if (rows.empty())
        return {};
    const std::string count = std::to_string(rows.size());
    std::vector<std::string_view> words{"HPEXPIRETIME", key, "FIELDS", count};
    std::ranges::transform(rows, std::back_inserter(words), &ValueRow::field);
    const auto reply = m_connection->append(words).and_then([&] { return m_connection->receive(stop); });
    if (!reply)
        return std::unexpected(reply.error());
    if (reply->size() != rows.size())
        return {};
    auto row = rows.begin();
    for (const Reply time : *reply) {
        if (time.integer() >= 0)
            row->expiresAtMs = time.integer();
        ++row;
    }
    return {};
}

} // namespace colonnade
