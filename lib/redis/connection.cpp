// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/connection.h"

#include "redis/socket.h"
#include "redis/tls.h"

#include <hiredis/hiredis.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <poll.h>

namespace colonnade {

namespace {

void appendHeader(std::string& out, char sign, std::size_t number)
{
    std::array<char, 24> digits; // NOLINT(*-member-init): written before it is read
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out += sign;
    out.append(digits.data(), end);
    out += "\r\n";
}

/// Servers repeat the arguments of commands that they do not know.
std::string without(std::string_view secret, std::string_view text)
{
    std::string result(text);
    if (secret.empty())
        return result;
    for (std::size_t at = result.find(secret); at != std::string::npos; at = result.find(secret, at + 3))
        result.replace(at, secret.size(), "***");
    return result;
}

} // namespace

void Connection::ContextDeleter::operator()(redisContext* context) const
{
    const SigpipeGuard guard; // TLS says goodbye
    redisFree(context);
}

Connection::Connection(ContextPtr context, std::string name, const ConnectionOptions& options)
    : m_context(std::move(context))
    , m_reader(m_context->reader)
    , m_name(std::move(name))
    , m_options(options)
{
}

Result<Connection> Connection::open(const ServerAddress& address, const ConnectionOptions& options,
                                    const std::stop_token& stop)
{
    auto socket = connectSocket(address, options.connectTimeout, stop);
    if (!socket)
        return std::unexpected(socket.error());

    redisOptions settings{};
    settings.type = REDIS_CONN_USERFD;
    settings.options = REDIS_OPT_NONBLOCK;
    settings.endpoint.fd = socket->get();
    ContextPtr context(redisConnectWithOptions(&settings));
    if (!context || context->err != 0)
        return fail(ErrorCode::ConnectionLost, address.displayText(), "out of memory");
    (void)socket->release(); // the context's from here on

    Connection connection(std::move(context), address.displayText(), options);
    if (address.tls) {
        auto session = startTls(connection.m_context.get(), address, options.connectTimeout, stop);
        if (!session)
            return std::unexpected(session.error());
        connection.m_tls = *session;
    }
    if (auto done = connection.login(address, stop); !done)
        return std::unexpected(Error{.code = done.error().code,
                                     .subject = done.error().subject,
                                     .detail = without(address.password, done.error().detail)});
    if (auto done = connection.introduce(stop); !done)
        return std::unexpected(done.error());
    return connection;
}

Result<void> Connection::login(const ServerAddress& address, const std::stop_token& stop)
{
    if (!address.user.empty() || !address.password.empty()) {
        const auto reply = address.user.empty() ? run({"AUTH", address.password}, stop)
                                                : run({"AUTH", address.user, address.password}, stop);
        if (!reply) {
            Error error = reply.error();
            const bool isAboutLogin = error.detail.contains("AUTH") || error.detail.contains("invalid password");
            if (error.code == ErrorCode::ServerError && isAboutLogin && !error.detail.starts_with("DENIED"))
                error.code = ErrorCode::LoginRefused;
            if (error.code == ErrorCode::LoginRefused && address.password.empty())
                error.code = ErrorCode::LoginRequired;
            return std::unexpected(error);
        }
    }
    const auto start = std::chrono::steady_clock::now();
    const auto reply = run({"PING"}, stop);
    m_roundTrip = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
    // Who may not PING has shown all the same that this is such a server, and that it is ready.
    if (!reply && reply.error().code != ErrorCode::PermissionDenied)
        return std::unexpected(reply.error());
    if (reply && reply->text() != "PONG")
        return fail(ErrorCode::ProtocolError, m_name, "PING was answered by something else than PONG");
    return address.db == 0 ? Result<void>() : select(address.db, stop);
}

Result<void> Connection::introduce(const std::stop_token& stop)
{
    const auto named = run({"CLIENT", "SETNAME", "colonnade"}, stop);
    const auto untouched = m_isUsable ? run({"CLIENT", "NO-TOUCH", "on"}, stop) : named;
    m_keepsIdleTimes = untouched && untouched->text() == "OK";
    if (m_isUsable) // old servers and restricted users have neither: no reason to stop
        return {};
    return std::unexpected(untouched.error());
}

Result<void> Connection::append(Words words)
{
    assert(!words.empty());
    const std::string_view argument = words.size() > 1 ? words[1] : std::string_view();
    if (!maySend(m_options.access, words[0], argument))
        return fail(ErrorCode::ReadOnlyConnection, std::string(words[0]));
    appendHeader(m_out, '*', words.size());
    for (const std::string_view word : words) {
        appendHeader(m_out, '$', word.size());
        m_out.append(word).append("\r\n");
    }
    return {};
}

Result<void> Connection::flush(const std::stop_token& stop)
{
    if (!m_out.empty()) {
        if (redisAppendFormattedCommand(m_context.get(), m_out.data(), m_out.size()) != REDIS_OK)
            return broken({ErrorCode::ConnectionLost, m_name, "out of memory"});
        m_out.clear();
        m_hasUnsent = true;
    }
    while (m_hasUnsent) {
        if (auto moved = exchange(stop); !moved)
            return moved;
    }
    return {};
}

Result<Reply> Connection::receive(const std::stop_token& stop)
{
    if (!m_isUsable)
        return fail(ErrorCode::ConnectionLost, m_name);
    for (;;) {
        if (const auto reply = m_reader.next())
            return *reply;
        if (std::string failure = m_reader.failure(); !failure.empty())
            return std::unexpected(broken({ErrorCode::ProtocolError, m_name, std::move(failure)}).error());
        if (!m_out.empty()) {
            if (auto sent = flush(stop); !sent)
                return std::unexpected(sent.error());
            continue;
        }
        if (auto moved = exchange(stop); !moved)
            return std::unexpected(moved.error());
    }
}

Result<Reply> Connection::run(std::initializer_list<std::string_view> words, const std::stop_token& stop)
{
    if (auto appended = append(words); !appended)
        return std::unexpected(appended.error());
    auto reply = receive(stop);
    if (reply && reply->isError())
        return std::unexpected(errorFrom(reply->text(), *words.begin()));
    return reply;
}

Result<void> Connection::select(std::uint32_t db, const std::stop_token& stop)
{
    const auto reply = run({"SELECT", std::to_string(db)}, stop);
    if (reply)
        return {};
    Error error = reply.error();
    if (error.code == ErrorCode::ServerError && error.detail.starts_with("ERR"))
        error.code = ErrorCode::NoSuchDatabase;
    return std::unexpected(error);
}

/// One step: sends and reads what goes without waiting, and waits when nothing came.
Result<void> Connection::exchange(const std::stop_token& stop)
{
    if (!m_isUsable)
        return fail(ErrorCode::ConnectionLost, m_name);
    if (stop.stop_requested())
        return broken({ErrorCode::Cancelled, m_name});
    bool hasMoved = false;
    if (m_hasUnsent) {
        const SigpipeGuard guard;
        int isAllSent = 0;
        if (redisBufferWrite(m_context.get(), &isAllSent) != REDIS_OK) {
            // What the server said before it hung up explains more than a broken pipe: go on reading.
            m_context->err = 0;
            isAllSent = 1;
        }
        m_hasUnsent = isAllSent == 0;
        hasMoved = !m_hasUnsent;
    }
    const std::size_t before = m_context->reader->len;
    if (redisBufferRead(m_context.get()) != REDIS_OK)
        return broken(transportError());
    if (hasMoved || m_context->reader->len != before)
        return {};
    const auto events = static_cast<short>(m_hasUnsent ? POLLIN | POLLOUT : POLLIN);
    if (auto ready = waitForSocket(m_context->fd, events, m_options.answerTimeout, stop, m_name); !ready)
        return broken(ready.error());
    return {};
}

Result<void> Connection::broken(Error error)
{
    m_isUsable = false;
    return std::unexpected(std::move(error));
}

Error Connection::transportError() const
{
    if (m_context->err == REDIS_ERR_PROTOCOL)
        return {ErrorCode::ProtocolError, m_name, static_cast<const char*>(m_context->errstr)};
    // A server that does not like our certificate says so only after the handshake.
    if (m_tls) {
        if (std::string complaint = tlsComplaint(); !complaint.empty())
            return {ErrorCode::TlsFailed, m_name, std::move(complaint)};
    }
    return {ErrorCode::ConnectionLost, m_name, static_cast<const char*>(m_context->errstr)};
}

Error Connection::errorFrom(std::string_view serverText, std::string_view command) const
{
    using Pair = std::pair<std::string_view, ErrorCode>;
    static constexpr std::array codes{
        Pair{"NOAUTH", ErrorCode::LoginRequired},    Pair{"WRONGPASS", ErrorCode::LoginRefused},
        Pair{"NOPERM", ErrorCode::PermissionDenied}, Pair{"LOADING", ErrorCode::ServerLoading},
        Pair{"WRONGTYPE", ErrorCode::WrongType},
    };
    const std::string_view word = serverText.substr(0, serverText.find(' '));
    const auto* const found = std::ranges::find(codes, word, &Pair::first);
    const ErrorCode code = found == codes.end() ? ErrorCode::ServerError : found->second;
    return {code, code == ErrorCode::PermissionDenied ? std::string(command) : m_name, std::string(serverText)};
}

} // namespace colonnade
