// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace colonnade {

/// How a server proves who it is, and how we do. Files are PEM.
struct TlsOptions
{
    std::string caFile = {};   ///< empty: the system's authorities
    std::string certFile = {}; ///< our own certificate, with keyFile; empty: none
    std::string keyFile = {};
    std::string serverName = {}; ///< sent (SNI) and verified instead of the host of the address
    bool insecure = false;       ///< no verification at all; a person must have asked for it

    bool operator==(const TlsOptions&) const = default;
};

/// Where a server listens and who we are there.
///
///     redis://[user[:password]@]host[:port][/db]    redis://:password@host    redis://[::1]:6379
///     rediss://…  the same over TLS                 unix:///path/to.sock[?db=N]   unix://user:password@/path/to.sock
///
/// User, password, host and path may be percent-encoded; a password may hold any byte, NUL included.
struct ServerAddress
{
    std::string host = "127.0.0.1";
    std::uint16_t port = 6379;
    std::string socketPath = {}; ///< not empty: a unix socket instead of host and port
    bool tls = false;
    std::string user = {};     ///< empty: the default user
    std::string password = {}; ///< empty: no login
    std::uint32_t db = 0;
    TlsOptions tlsOptions = {};

    /// BadAddress; UnsupportedFormat for cluster and sentinel URLs. Errors never repeat a password.
    [[nodiscard]] static Result<ServerAddress> parse(std::string_view url);

    /// Whether this text means a server (any of the schemes above, or the cluster and sentinel ones).
    [[nodiscard]] static bool isServerUrl(std::string_view text);

    /// "redis://user@host:6379/0": for people and reports. Never contains the password.
    [[nodiscard]] std::string displayText() const;

    bool operator==(const ServerAddress&) const = default;
};

} // namespace colonnade
