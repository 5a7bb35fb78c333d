// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/gzipstream.h"

#include <algorithm>
#include <limits>
#include <vector>

#include <zlib.h>

namespace colonnade {

struct GzipStream::State
{
    std::unique_ptr<ByteStream> compressed;
    std::vector<unsigned char> input = std::vector<unsigned char>(64 * 1024);
    z_stream inflater{};
    bool ready = false;
    bool betweenMembers = true;

    Result<bool> fill(); // false: the end
};

GzipStream::GzipStream(std::unique_ptr<ByteStream> compressed)
    : m_state(std::make_unique<State>())
{
    constexpr int gzipFormat = 16 + MAX_WBITS;
    m_state->compressed = std::move(compressed);
    m_state->ready = inflateInit2(&m_state->inflater, gzipFormat) == Z_OK;
}

GzipStream::~GzipStream()
{
    if (m_state->ready)
        inflateEnd(&m_state->inflater);
}

Result<bool> GzipStream::State::fill()
{
    const Result<std::size_t> got = compressed->read(reinterpret_cast<char*>(input.data()), input.size());
    if (!got)
        return std::unexpected(got.error());
    inflater.next_in = input.data();
    inflater.avail_in = static_cast<uInt>(*got);
    return *got > 0;
}

Result<std::size_t> GzipStream::read(char* to, std::size_t size)
{
    State& state = *m_state;
    z_stream& inflater = state.inflater;
    if (!state.ready)
        return fail(ErrorCode::LimitExceeded, {}, "no memory to decompress");
    const auto room = static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
    inflater.next_out = reinterpret_cast<unsigned char*>(to);
    inflater.avail_out = room;
    while (inflater.avail_out == room) {
        if (inflater.avail_in == 0) {
            const Result<bool> filled = state.fill();
            if (!filled)
                return std::unexpected(filled.error());
            if (!*filled && state.betweenMembers)
                return 0;
            if (!*filled)
                return fail(ErrorCode::Truncated, {}, "the compressed file ends in the middle");
        }
        const int outcome = inflate(&inflater, Z_NO_FLUSH);
        state.betweenMembers = outcome == Z_STREAM_END;
        if (state.betweenMembers)
            inflateReset(&inflater);
        else if (outcome != Z_OK && outcome != Z_BUF_ERROR)
            return fail(ErrorCode::Damaged, {},
                        inflater.msg != nullptr ? inflater.msg : "the compressed file is damaged");
    }
    return room - inflater.avail_out;
}

} // namespace colonnade
