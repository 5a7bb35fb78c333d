// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/address.h"

#include <chrono>
#include <stop_token>

struct redisContext;
struct ssl_st;

namespace colonnade {

/// Encrypts a connected, non-blocking context: handshake, with the server's certificate and host name verified (by us:
/// hiredis checks no names) unless the address says `insecure`. TLS 1.2 or newer. Returns the session, which the
/// context owns. TlsFailed, TimedOut, Cancelled.
[[nodiscard]] Result<ssl_st*> startTls(redisContext* context, const ServerAddress& address,
                                       std::chrono::milliseconds timeout, const std::stop_token& stop);

/// OpenSSL's last complaint in this thread, empty when there is none. Takes it out of the queue.
[[nodiscard]] std::string tlsComplaint();

} // namespace colonnade
