// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/tls.h"

#include "redis/socket.h"

#include <hiredis/hiredis.h>
#include <hiredis/hiredis_ssl.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include <arpa/inet.h>
#include <memory>
#include <poll.h>

namespace colonnade {

namespace {

using ContextPtr = std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)>;
using SessionPtr = std::unique_ptr<SSL, decltype(&SSL_free)>;

bool isIpAddress(const std::string& host)
{
    in6_addr buffer{};
    return ::inet_pton(AF_INET, host.c_str(), &buffer) == 1 || ::inet_pton(AF_INET6, host.c_str(), &buffer) == 1;
}

/// What could not be used, with OpenSSL's reason.
std::string complaintAbout(const std::string& what)
{
    return what + ": " + tlsComplaint();
}

/// Loads authorities and our own certificate; returns what went wrong.
std::string loadFiles(SSL_CTX* context, const TlsOptions& options)
{
    if (!options.insecure) {
        const int loaded = options.caFile.empty()
                               ? SSL_CTX_set_default_verify_paths(context)
                               : SSL_CTX_load_verify_locations(context, options.caFile.c_str(), nullptr);
        if (loaded != 1)
            return complaintAbout(options.caFile);
        SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
    }
    if (!options.certFile.empty() && SSL_CTX_use_certificate_chain_file(context, options.certFile.c_str()) != 1)
        return complaintAbout(options.certFile);
    if (!options.keyFile.empty() &&
        SSL_CTX_use_PrivateKey_file(context, options.keyFile.c_str(), SSL_FILETYPE_PEM) != 1)
        return complaintAbout(options.keyFile);
    return {};
}

/// Whom we expect, and, for a name, whom we ask for.
bool setExpectedHost(SSL* session, const std::string& host)
{
    if (isIpAddress(host))
        return X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(session), host.c_str()) == 1;
    // SSL_set_tlsext_host_name() is a macro with an old-style cast.
    return SSL_set1_host(session, host.c_str()) == 1 &&
           SSL_ctrl(session, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                    const_cast<char*>(host.c_str())) == 1;
}

std::string handshakeComplaint(SSL* session)
{
    const long verified = SSL_get_verify_result(session);
    const std::string complaint = tlsComplaint();
    if (verified != X509_V_OK)
        return X509_verify_cert_error_string(verified);
    return complaint.empty() ? "the server ended the handshake" : complaint;
}

Result<void> shakeHands(SSL* session, int fd, std::chrono::milliseconds timeout, const std::stop_token& stop,
                        const std::string& where)
{
    for (;;) {
        ERR_clear_error();
        int done = 0;
        {
            const SigpipeGuard guard;
            done = SSL_do_handshake(session);
        }
        if (done == 1)
            return {};
        const int wanted = SSL_get_error(session, done);
        if (wanted != SSL_ERROR_WANT_READ && wanted != SSL_ERROR_WANT_WRITE)
            return fail(ErrorCode::TlsFailed, where, handshakeComplaint(session));
        const short events = wanted == SSL_ERROR_WANT_READ ? POLLIN : POLLOUT;
        if (auto ready = waitForSocket(fd, events, timeout, stop, where); !ready)
            return ready;
    }
}

} // namespace

Result<ssl_st*> startTls(redisContext* context, const ServerAddress& address, std::chrono::milliseconds timeout,
                         const std::stop_token& stop)
{
    const std::string where = address.displayText();
    const TlsOptions& options = address.tlsOptions;
    ERR_clear_error();
    const ContextPtr tls(SSL_CTX_new(TLS_client_method()), SSL_CTX_free);
    if (!tls || SSL_CTX_set_min_proto_version(tls.get(), TLS1_2_VERSION) != 1)
        return fail(ErrorCode::TlsFailed, where, tlsComplaint());
    if (const std::string complaint = loadFiles(tls.get(), options); !complaint.empty())
        return fail(ErrorCode::TlsFailed, where, complaint);

    SessionPtr session(SSL_new(tls.get()), SSL_free);
    const std::string& host = options.serverName.empty() ? address.host : options.serverName;
    if (!session || !setExpectedHost(session.get(), host))
        return fail(ErrorCode::TlsFailed, where, complaintAbout(host));

    {
        const SigpipeGuard guard;
        if (redisInitiateSSL(context, session.get()) != REDIS_OK)
            return fail(ErrorCode::TlsFailed, where, handshakeComplaint(session.get()));
    }
    SSL* const owned = session.release(); // the context's from here on
    if (auto done = shakeHands(owned, context->fd, timeout, stop, where); !done)
        return std::unexpected(done.error());
    return owned;
}

std::string tlsComplaint()
{
    const unsigned long code = ERR_peek_last_error();
    ERR_clear_error();
    const char* const reason = code == 0 ? nullptr : ERR_reason_error_string(code);
    return reason ? reason : std::string();
}

} // namespace colonnade
