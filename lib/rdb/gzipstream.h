// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/bytestream.h"

#include <memory>

namespace colonnade {

/// What a gzip file holds, of one or more members. Memory: some 100 KB. A file that ends in the middle is Truncated,
/// one that contradicts itself Damaged.
class GzipStream final : public ByteStream
{
public:
    explicit GzipStream(std::unique_ptr<ByteStream> compressed);
    ~GzipStream() override;
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;

    [[nodiscard]] Result<std::size_t> read(char* to, std::size_t size) override;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace colonnade
