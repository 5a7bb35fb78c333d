// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/zstdstream.h"

#include <vector>

#include <zstd.h>

namespace colonnade {

struct ZstdStream::State
{
    struct Free
    {
        void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
    };

    std::unique_ptr<ByteStream> compressed;
    std::unique_ptr<ZSTD_DStream, Free> decompressor{ZSTD_createDStream()};
    std::vector<char> bytes = std::vector<char>(ZSTD_DStreamInSize());
    ZSTD_inBuffer input{bytes.data(), 0, 0};
    bool betweenFrames = true;
};

ZstdStream::ZstdStream(std::unique_ptr<ByteStream> compressed)
    : m_state(std::make_unique<State>())
{
    m_state->compressed = std::move(compressed);
}

ZstdStream::~ZstdStream() = default;

Result<std::size_t> ZstdStream::read(char* to, std::size_t size)
{
    State& state = *m_state;
    if (state.decompressor == nullptr)
        return fail(ErrorCode::LimitExceeded, {}, "no memory to decompress");
    ZSTD_outBuffer output{to, size, 0};
    while (output.pos == 0) {
        if (state.input.pos == state.input.size) {
            const Result<std::size_t> got = state.compressed->read(state.bytes.data(), state.bytes.size());
            if (!got)
                return std::unexpected(got.error());
            state.input = {state.bytes.data(), *got, 0};
        }
        const bool atEnd = state.input.size == 0;
        if (atEnd && state.betweenFrames)
            return 0;
        const std::size_t outcome = ZSTD_decompressStream(state.decompressor.get(), &output, &state.input);
        if (ZSTD_isError(outcome) != 0)
            return fail(ErrorCode::Damaged, {}, ZSTD_getErrorName(outcome));
        state.betweenFrames = outcome == 0;
        if (atEnd && output.pos == 0 && !state.betweenFrames)
            return fail(ErrorCode::Truncated, {}, "the compressed file ends in the middle");
    }
    return output.pos;
}

} // namespace colonnade
