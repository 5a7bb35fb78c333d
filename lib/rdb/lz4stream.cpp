// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/lz4stream.h"

#include <vector>

#include <lz4frame.h>

namespace colonnade {

struct Lz4Stream::State
{
    struct Free
    {
        void operator()(LZ4F_dctx* context) const { LZ4F_freeDecompressionContext(context); }
    };

    std::unique_ptr<ByteStream> compressed;
    std::unique_ptr<LZ4F_dctx, Free> decompressor;
    std::vector<char> bytes = std::vector<char>(64 * 1024);
    std::size_t begin = 0; // of `bytes`: what is not consumed yet
    std::size_t end = 0;
    bool betweenFrames = true;
};

Lz4Stream::Lz4Stream(std::unique_ptr<ByteStream> compressed)
    : m_state(std::make_unique<State>())
{
    m_state->compressed = std::move(compressed);
    LZ4F_dctx* context = nullptr;
    if (LZ4F_isError(LZ4F_createDecompressionContext(&context, LZ4F_VERSION)) == 0)
        m_state->decompressor.reset(context);
}

Lz4Stream::~Lz4Stream() = default;

Result<std::size_t> Lz4Stream::read(char* to, std::size_t size)
{
    State& state = *m_state;
    if (state.decompressor == nullptr)
        return fail(ErrorCode::LimitExceeded, {}, "no memory to decompress");
    while (true) {
        const bool wasEmpty = state.begin == state.end;
        if (wasEmpty) {
            const Result<std::size_t> got = state.compressed->read(state.bytes.data(), state.bytes.size());
            if (!got)
                return std::unexpected(got.error());
            state.begin = 0;
            state.end = *got;
        }
        const bool atEnd = state.end == 0;
        if (atEnd && state.betweenFrames)
            return 0;
        std::size_t written = size;
        std::size_t consumed = state.end - state.begin;
        const std::size_t outcome = LZ4F_decompress(state.decompressor.get(), to, &written,
                                                    state.bytes.data() + state.begin, &consumed, nullptr);
        if (LZ4F_isError(outcome) != 0)
            return fail(ErrorCode::Damaged, {}, LZ4F_getErrorName(outcome));
        state.begin += consumed;
        state.betweenFrames = outcome == 0;
        if (written > 0)
            return written;
        if (atEnd && !state.betweenFrames)
            return fail(ErrorCode::Truncated, {}, "the compressed file ends in the middle");
    }
}

} // namespace colonnade
