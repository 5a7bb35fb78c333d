// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/sandboxfill.h"

#include "redis/connection.h"
#include "source/demo/demokeyspace.h"

#include <charconv>
#include <string>
#include <vector>

namespace colonnade {

namespace {

/// Sends commands in batches and wants each of them to succeed.
class Writer
{
public:
    Writer(Connection& connection, std::stop_token stop)
        : m_connection(connection)
        , m_stop(std::move(stop))
    {
    }

    Result<void> send(const std::vector<std::string>& command)
    {
        constexpr std::size_t batchBytes = 256 * 1024;
        constexpr std::size_t batchCommands = 2000;
        m_words.assign(command.begin(), command.end());
        if (auto appended = m_connection.append(Connection::Words(m_words)); !appended)
            return appended;
        m_unanswered.push_back(command.front());
        if (m_connection.bufferedBytes() > batchBytes || m_unanswered.size() >= batchCommands)
            return settle();
        return {};
    }

    Result<void> settle()
    {
        for (const std::string& command : m_unanswered) {
            const auto reply = m_connection.receive(m_stop);
            if (!reply)
                return std::unexpected(reply.error());
            if (reply->isError())
                return std::unexpected(m_connection.errorFrom(reply->text(), command));
        }
        m_unanswered.clear();
        return {};
    }

private:
    Connection& m_connection;
    std::stop_token m_stop;
    std::vector<std::string_view> m_words;
    std::vector<std::string> m_unanswered; ///< commands
};

std::string scoreText(double score)
{
    char buffer[32];
    return {buffer, std::to_chars(std::begin(buffer), std::end(buffer), score).ptr};
}

void appendRow(std::vector<std::string>& command, ValueType type, const ValueRow& row)
{
    switch (type) {
    case ValueType::Hash:
        command.push_back(row.field);
        break;
    case ValueType::ZSet:
        command.push_back(scoreText(row.score.value_or(0)));
        break;
    case ValueType::Stream:
        command.push_back(row.field);
        for (const auto& [field, value] : row.fields) {
            command.push_back(field);
            command.push_back(value);
        }
        return;
    default:
        break;
    }
    command.push_back(row.value);
}

const char* commandFor(ValueType type)
{
    switch (type) {
    case ValueType::Hash:
        return "HSET";
    case ValueType::List:
        return "RPUSH";
    case ValueType::Set:
        return "SADD";
    case ValueType::ZSet:
        return "ZADD";
    case ValueType::Stream:
        return "XADD";
    default:
        return "SET";
    }
}

Result<void> writeValue(Writer& writer, const DemoKeyspace& keyspace, std::uint64_t number, const DemoKey& key)
{
    const std::uint64_t rowsAtOnce = key.type == ValueType::Stream ? 1 : 200;
    const std::uint64_t rows = keyspace.rowCount(number);
    ValueRow row;
    for (std::uint64_t i = 0; i < rows;) {
        std::vector<std::string> command{commandFor(key.type), key.name};
        for (const std::uint64_t end = std::min(rows, i + rowsAtOnce); i < end; ++i) {
            keyspace.makeRow(number, i, row);
            appendRow(command, key.type, row);
        }
        if (auto sent = writer.send(command); !sent)
            return sent;
    }
    return {};
}

struct IdleKey
{
    std::string name;
    std::string expiresAt; ///< milliseconds since the epoch, "0": never
    std::string idleSeconds;
};

/// A server takes idle times only with a whole value, so those keys are read back and restored.
Result<void> ageKeys(Connection& connection, const std::vector<IdleKey>& keys, const std::stop_token& stop)
{
    constexpr std::size_t batchKeys = 500;
    Writer writer(connection, stop);
    for (std::size_t first = 0; first < keys.size(); first += batchKeys) {
        const std::size_t last = std::min(keys.size(), first + batchKeys);
        for (std::size_t i = first; i < last; ++i) {
            if (auto appended = connection.append({"DUMP", keys[i].name}); !appended)
                return appended;
        }
        std::vector<std::vector<std::string>> restores;
        for (std::size_t i = first; i < last; ++i) {
            const auto dump = connection.receive(stop);
            if (!dump)
                return std::unexpected(dump.error());
            if (dump->isNil())
                continue; // expired meanwhile
            restores.push_back({"RESTORE", keys[i].name, keys[i].expiresAt, std::string(dump->text()), "REPLACE",
                                "ABSTTL", "IDLETIME", keys[i].idleSeconds});
        }
        for (const auto& restore : restores) {
            if (auto sent = writer.send(restore); !sent)
                return sent;
        }
        if (auto settled = writer.settle(); !settled)
            return settled;
    }
    return {};
}

} // namespace

Result<void> fillSandbox(const ServerAddress& server, const std::function<void(const Progress&)>& progress,
                         std::stop_token stop)
{
    constexpr std::uint64_t progressKeys = 500;
    constexpr auto worthAging = std::chrono::hours(24);
    auto connection = Connection::open(server, {.access = Access::ReadWrite}, stop);
    if (!connection)
        return std::unexpected(connection.error());
    const auto size = connection->run({"DBSIZE"}, stop);
    if (!size)
        return std::unexpected(size.error());
    if (size->integer() != 0)
        return fail(ErrorCode::BadArgument, connection->name());

    const DemoKeyspace keyspace;
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch());
    Writer writer(*connection, stop);
    std::uint32_t db = 0;
    std::vector<IdleKey> idle; // of this database
    const auto changeDatabase = [&](std::uint32_t next) -> Result<void> {
        if (auto settled = writer.settle(); !settled)
            return settled;
        if (auto done = ageKeys(*connection, idle, stop); !done)
            return done;
        idle.clear();
        db = next;
        return connection->select(next, stop);
    };
    for (std::uint64_t number = 0; number < keyspace.size(); ++number) {
        if (number % progressKeys == 0)
            progress({.done = number, .total = keyspace.size()});
        DemoKey key = keyspace.key(number);
        if (key.db != db) {
            if (auto changed = changeDatabase(key.db); !changed)
                return changed;
        }
        if (auto written = writeValue(writer, keyspace, number, key); !written)
            return written;
        const std::string expiresAt = key.ttl ? std::to_string((now + *key.ttl).count()) : "0";
        if (key.ttl) {
            if (auto sent = writer.send({"PEXPIREAT", key.name, expiresAt}); !sent)
                return sent;
        }
        if (key.idle >= worthAging)
            idle.push_back({std::move(key.name), expiresAt, std::to_string(key.idle.count())});
    }
    if (auto done = changeDatabase(0); !done)
        return done;
    progress({.done = keyspace.size(), .total = keyspace.size()});
    return {};
}

} // namespace colonnade
