// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/bytestream.h"

#include <memory>

namespace colonnade {

/// What an LZ4 file holds, of one or more frames. Memory: some 8 MB at most. A file that ends in the middle is
/// Truncated, one that contradicts itself Damaged.
class Lz4Stream final : public ByteStream
{
public:
    explicit Lz4Stream(std::unique_ptr<ByteStream> compressed);
    ~Lz4Stream() override;
    Lz4Stream(const Lz4Stream&) = delete;
    Lz4Stream& operator=(const Lz4Stream&) = delete;

    [[nodiscard]] Result<std::size_t> read(char* to, std::size_t size) override;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace colonnade
