// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/lzf.h"

#include <algorithm>
#include <cstring>

namespace colonnade {

namespace {

constexpr std::size_t farthest = 8192;
constexpr std::size_t pieceSize = 64 * 1024;
constexpr std::size_t longestCopy = 264;

/// The output of one call: [begin, at) may be referred to, [at, end) is room.
struct Output
{
    char* begin;
    char* at;
    char* end;
};

// Takes the next control byte. False: damaged.
bool startRun(std::string_view& in, LzfStream::Run& run)
{
    const auto byteAt = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(in[i])); };
    const std::size_t control = byteAt(0);
    if (control < 32) {
        run.literals = control + 1;
        in.remove_prefix(1);
        return true;
    }
    const bool isLong = control >> 5 == 7;
    const std::size_t size = isLong ? 3 : 2;
    if (in.size() < size)
        return false;
    run.copies = (control >> 5) + 2 + (isLong ? byteAt(1) : 0);
    run.distance = ((control & 31) << 8) + byteAt(size - 1) + 1;
    in.remove_prefix(size);
    return true;
}

bool copyLiterals(std::string_view& in, LzfStream::Run& run, Output& out)
{
    const std::size_t count = std::min(run.literals, static_cast<std::size_t>(out.end - out.at));
    if (count > in.size())
        return false;
    std::memcpy(out.at, in.data(), count);
    in.remove_prefix(count);
    out.at += count;
    run.literals -= count;
    return true;
}

bool copyBack(LzfStream::Run& run, Output& out)
{
    const std::size_t count = std::min(run.copies, static_cast<std::size_t>(out.end - out.at));
    if (run.distance > static_cast<std::size_t>(out.at - out.begin))
        return false;
    const char* from = out.at - run.distance;
    if (run.distance >= count) {
        std::memcpy(out.at, from, count);
    } else { // overlaps on purpose: repeats what it writes
        for (std::size_t i = 0; i < count; ++i)
            out.at[i] = from[i];
    }
    out.at += count;
    run.copies -= count;
    return true;
}

// Until the room is full or nothing is left. False: damaged.
bool decode(std::string_view& in, LzfStream::Run& run, Output& out)
{
    while (out.at < out.end) {
        if (run.literals == 0 && run.copies == 0) {
            if (in.empty())
                return true;
            if (!startRun(in, run))
                return false;
        }
        const bool good = run.literals > 0 ? copyLiterals(in, run, out) : copyBack(run, out);
        if (!good)
            return false;
    }
    return true;
}

} // namespace

bool lzfCanGive(std::uint64_t compressedBytes, std::uint64_t rawBytes)
{
    return rawBytes / longestCopy <= compressedBytes / 3;
}

std::uint64_t lzfBytesFor(std::uint64_t rawBytes)
{
    constexpr std::uint64_t longestLiterals = 32; // after one byte that says so
    const std::uint64_t whole = rawBytes + pieceSize + longestCopy;
    return whole + whole / longestLiterals + 3;
}

bool lzfDecompress(std::string_view compressed, std::uint64_t rawBytes, std::string& raw)
{
    raw.clear();
    if (!lzfCanGive(compressed.size(), rawBytes))
        return false;
    bool whole = false;
    raw.resize_and_overwrite(static_cast<std::size_t>(rawBytes), [&](char* to, std::size_t size) {
        LzfStream::Run run;
        Output out{to, to, to + size};
        whole = decode(compressed, run, out) && out.at == out.end && compressed.empty() && run.literals == 0 &&
                run.copies == 0;
        return static_cast<std::size_t>(out.at - to);
    });
    return whole;
}

LzfStream::LzfStream(std::string_view compressed)
    : m_compressed(compressed)
    , m_window(farthest + pieceSize)
{
}

std::string_view LzfStream::next()
{
    if (m_damaged)
        return {};
    if (m_history > farthest) {
        std::memmove(m_window.data(), m_window.data() + m_history - farthest, farthest);
        m_history = farthest;
    }
    char* const start = m_window.data() + m_history;
    Output out{m_window.data(), start, start + pieceSize};
    if (!decode(m_compressed, m_run, out)) {
        m_damaged = true;
        return {};
    }
    const auto produced = static_cast<std::size_t>(out.at - start);
    m_history += produced;
    return {start, produced};
}

} // namespace colonnade
