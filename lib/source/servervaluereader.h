// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/connection.h"
#include "source/valuereader.h"

#include <optional>

namespace colonnade {

/// Values of a running server, page by page, over a read-only connection of its own; connects at the first page and
/// again after a failure. Hashes and sets come in the server's own order (HSCAN, SSCAN), zsets by rank; a page asks for
/// so many elements as fit in its bytes by the value's mean, so that a page of huge elements stays small.
/// Reading counts as a use of the key where the server has no CLIENT NO-TOUCH.
class ServerValueReader final : public ValueReader
{
public:
    ServerValueReader(ServerAddress address, ConnectionOptions options);

    Result<ValuePage> page(const KeyFacts& key, const PageRequest& request, std::stop_token stop) override;

private:
    /// What a page needs to know before it asks for elements.
    struct Frame
    {
        ValuePage page;
        std::size_t rows = 0; ///< how many elements to ask for
        std::string position; ///< of the cursor: where the page starts
    };

    Result<void> prepare(std::uint32_t db, const std::stop_token& stop);
    Result<Frame> frameOf(std::string_view key, const PageRequest& request, const std::stop_token& stop);
    Result<void> fill(Frame& frame, std::string_view key, const PageRequest& request, const std::stop_token& stop);
    Result<void> fillString(Frame& frame, std::string_view key, const PageRequest& request,
                            const std::stop_token& stop);
    Result<void> fillScanned(Frame& frame, std::string_view key, const PageRequest& request,
                             const std::stop_token& stop);
    Result<void> fillRanged(Frame& frame, std::string_view key, const std::stop_token& stop);
    Result<void> fillStream(Frame& frame, std::string_view key, const std::stop_token& stop);
    Result<void> addFieldExpiries(Frame& frame, std::string_view key, const std::stop_token& stop);

    ServerAddress m_address;
    ConnectionOptions m_options;
    std::optional<Connection> m_connection;
    std::uint32_t m_db = 0; ///< selected on the connection
};

} // namespace colonnade
