// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/bytestream.h"

#include <memory>

namespace colonnade {

/// What a zstd file holds, of one or more frames. Memory: the frames' window, at most 128 MB (frames made with larger
/// windows are refused). A file that ends in the middle is Truncated, one that contradicts itself Damaged.
class ZstdStream final : public ByteStream
{
public:
    explicit ZstdStream(std::unique_ptr<ByteStream> compressed);
    ~ZstdStream() override;
    ZstdStream(const ZstdStream&) = delete;
    ZstdStream& operator=(const ZstdStream&) = delete;

    [[nodiscard]] Result<std::size_t> read(char* to, std::size_t size) override;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace colonnade
