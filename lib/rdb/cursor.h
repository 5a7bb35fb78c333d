// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/bytestream.h"
#include "rdb/endian.h"

#include <cassert>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace colonnade {

/// Reads forward through bytes that are either all there (a mapped file) or arrive from a stream.
///
/// Failures stick: the first one is kept with its offset, and every later read gives zeros and empty views at once.
/// So a parser reads on plainly and asks ok() where it loops and where it is done.
///
/// No length is trusted: a stream's buffer grows only by bytes that have really arrived, and nothing is reserved for
/// bytes that are not there. Views are valid until the next call that reads.
class Cursor
{
public:
    /// Whether a stream's bytes are summed up while they are read (half a nanosecond each).
    enum class Sum : std::uint8_t { No, Yes };

    /// `whole` must outlive the cursor.
    explicit Cursor(std::string_view whole, std::uint64_t start = 0);
    /// `stream` must outlive the cursor; its first byte has the offset `start`.
    explicit Cursor(ByteStream& stream, std::uint64_t start = 0, Sum sum = Sum::No);

    /// Of the next byte, counted from the start of the file or stream.
    [[nodiscard]] std::uint64_t offset() const { return m_offsetOfEnd - available(); }

    [[nodiscard]] bool ok() const { return !m_failure; }
    /// Its subject is empty. Only where !ok().
    [[nodiscard]] const Error& failure() const
    {
        assert(m_failure);
        return *m_failure;
    }
    /// Later failures do not replace the first.
    void fail(ErrorCode code, std::string_view what, std::uint64_t at);

    [[nodiscard]] std::uint8_t byte() { return static_cast<std::uint8_t>(has(1) ? *m_at++ : '\0'); }

    template<std::integral T>
    [[nodiscard]] T little()
    {
        if (!has(sizeof(T)))
            return 0;
        m_at += sizeof(T);
        return littleEndian<T>(m_at - sizeof(T));
    }
    template<std::integral T>
    [[nodiscard]] T big()
    {
        if (!has(sizeof(T)))
            return 0;
        m_at += sizeof(T);
        return bigEndian<T>(m_at - sizeof(T));
    }

    /// The next `size` bytes in one piece.
    [[nodiscard]] std::string_view take(std::uint64_t size)
    {
        if (!has(size))
            return {};
        m_at += size;
        return {m_at - size, static_cast<std::size_t>(size)};
    }
    /// Like take(), without moving on; shorter at the end of the bytes, and then no failure.
    [[nodiscard]] std::string_view peek(std::size_t size);

    void skip(std::uint64_t size)
    {
        if (size <= available()) [[likely]]
            m_at += size;
        else
            skipFurther(size);
    }
    /// Forward in a stream, anywhere in a whole file. Whether that worked.
    bool seek(std::uint64_t offset);

    [[nodiscard]] bool atEnd() { return available() == 0 && peek(1).empty(); }

    /// The checksum (crc64.h) of everything before offset(): one pass over whole bytes; of a stream with Sum::Yes.
    [[nodiscard]] std::uint64_t checksum() const;

private:
    [[nodiscard]] std::uint64_t available() const { return static_cast<std::uint64_t>(m_end - m_at); }
    [[nodiscard]] bool has(std::uint64_t size)
    {
        if (size <= available()) [[likely]]
            return true;
        return fetch(size, true);
    }
    bool fetch(std::uint64_t size, bool failWhenShort);
    void dropRead();
    void growBuffer(std::uint64_t wanted);
    void skipInStream(std::uint64_t& size);
    void skipFurther(std::uint64_t size);

    const char* m_at = nullptr;
    const char* m_end = nullptr;
    std::uint64_t m_offsetOfEnd = 0;
    std::string_view m_whole;

    ByteStream* m_stream = nullptr;
    std::vector<char> m_buffer;
    Sum m_sum = Sum::No;
    std::uint64_t m_sumOfDropped = 0;

    std::unique_ptr<Error> m_failure;
};

} // namespace colonnade
