// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/address.h"
#include "redis/gate.h"
#include "redis/reply.h"
#include "redis/replyreader.h"

#include <chrono>
#include <initializer_list>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

struct redisContext;
struct ssl_st;

namespace colonnade {

struct ConnectionOptions
{
    Access access = Access::ReadOnly;
    std::chrono::milliseconds connectTimeout{10'000};
    std::chrono::milliseconds answerTimeout{30'000}; ///< how long the server may be silent while we wait for it
};

/// One logged-in connection to one server: RESP2, pipelined. Owned and used by one thread at a time; movable.
///
/// Commands are collected by append(), leave with flush() or receive(), and are answered in order by receive().
/// Nothing but append() puts a command into the buffer, and append() asks the gate first.
/// Errors: HostNotFound, ConnectionRefused, ConnectionLost, TimedOut, TlsFailed, LoginRequired, LoginRefused,
/// NoSuchDatabase, ServerLoading, ProtocolError, PermissionDenied, ServerError, ReadOnlyConnection, and Cancelled
/// within 50 ms of the stop, whatever the server does. After a failed flush() or receive() the connection is unusable.
class Connection
{
public:
    using Words = std::span<const std::string_view>;

    /// Connects, logs in, selects the database; names itself "colonnade" and, where the server knows how, stops its
    /// reads from counting as use of a key (CLIENT NO-TOUCH).
    [[nodiscard]] static Result<Connection> open(const ServerAddress& address, const ConnectionOptions& options,
                                                 const std::stop_token& stop);

    [[nodiscard]] const std::string& name() const { return m_name; } ///< the address, without the password
    [[nodiscard]] bool isUsable() const { return m_isUsable; }
    [[nodiscard]] bool keepsIdleTimes() const { return m_keepsIdleTimes; }            ///< NO-TOUCH is on
    [[nodiscard]] std::chrono::microseconds roundTrip() const { return m_roundTrip; } ///< of a PING at login

    /// ReadOnlyConnection when the gate refuses. No I/O.
    [[nodiscard]] Result<void> append(Words words);
    [[nodiscard]] Result<void> append(std::initializer_list<std::string_view> words)
    {
        return append(Words(words.begin(), words.size()));
    }
    [[nodiscard]] std::size_t bufferedBytes() const { return m_out.size(); } ///< appended and not yet flushed

    /// Sends what was appended, keeping replies that arrive meanwhile for receive().
    [[nodiscard]] Result<void> flush(const std::stop_token& stop);

    /// The reply to the oldest unanswered command; an error reply is a reply here. Valid until the next receive().
    [[nodiscard]] Result<Reply> receive(const std::stop_token& stop);

    /// One command and its reply, with nothing else in flight; here an error reply is an Error.
    [[nodiscard]] Result<Reply> run(std::initializer_list<std::string_view> words, const std::stop_token& stop);

    [[nodiscard]] Result<void> select(std::uint32_t db, const std::stop_token& stop);

    /// The one place that gives the server's error texts a code. `command` is what was not permitted if it was that.
    [[nodiscard]] Error errorFrom(std::string_view serverText, std::string_view command) const;

private:
    struct ContextDeleter
    {
        void operator()(redisContext* context) const;
    };
    using ContextPtr = std::unique_ptr<redisContext, ContextDeleter>;

    Connection(ContextPtr context, std::string name, const ConnectionOptions& options);

    Result<void> login(const ServerAddress& address, const std::stop_token& stop);
    Result<void> introduce(const std::stop_token& stop);
    Result<void> exchange(const std::stop_token& stop);
    Result<void> broken(Error error);
    Error transportError() const;

    ContextPtr m_context;
    ReplyReader m_reader;
    ssl_st* m_tls = nullptr; // the context's
    std::string m_name;
    ConnectionOptions m_options;
    std::string m_out;
    bool m_hasUnsent = false;
    bool m_isUsable = true;
    bool m_keepsIdleTimes = false;
    std::chrono::microseconds m_roundTrip{};
};

} // namespace colonnade
