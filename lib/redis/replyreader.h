// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/reply.h"

#include <memory>
#include <optional>
#include <string>

struct redisReader;

namespace colonnade {

/// Makes hiredis' parser write its replies into a ReplyStore. Borrows the parser: it must live as long as this.
class ReplyReader
{
public:
    explicit ReplyReader(redisReader* reader);

    /// The next whole reply among the bytes fed so far; nullopt: more bytes are needed, or failure() says why not.
    [[nodiscard]] std::optional<Reply> next();
    /// Not empty: what came is not the protocol; there is nothing more to read.
    [[nodiscard]] std::string failure() const;

private:
    redisReader* m_reader;
    std::unique_ptr<ReplyStore> m_store = std::make_unique<ReplyStore>(); // hiredis keeps its address
    bool m_isHandedOut = false;
};

} // namespace colonnade
