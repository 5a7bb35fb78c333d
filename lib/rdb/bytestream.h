// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/result.h"

#include <cstddef>
#include <cstdint>

namespace colonnade {

/// Bytes in order, in pieces of any size: a file being decompressed, a socket.
class ByteStream
{
public:
    virtual ~ByteStream() = default;

    /// Puts up to `size` (at least 1) bytes at `to` and says how many; 0: the end. May block.
    [[nodiscard]] virtual Result<std::size_t> read(char* to, std::size_t size) = 0;

    /// Passes over up to `size` bytes without reading them, and says how many; 0 where only reading helps.
    virtual std::uint64_t skip(std::uint64_t /*size*/) { return 0; }
};

} // namespace colonnade
