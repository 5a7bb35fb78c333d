// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/bytestream.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Dump files byte by byte, for what no server here writes, and for what none would:
///
///     DumpBytes("REDIS0011").type(0).string("name").string("value").end()
class DumpBytes
{
public:
    explicit DumpBytes(std::string_view start = {})
        : m_bytes(start)
    {
    }

    DumpBytes& raw(std::string_view bytes)
    {
        m_bytes += bytes;
        return *this;
    }
    DumpBytes& byte(unsigned value) { return raw(std::string(1, static_cast<char>(value))); }
    DumpBytes& type(unsigned number) { return byte(number); }

    template<std::integral T>
    DumpBytes& little(T value)
    {
        for (std::size_t i = 0; i < sizeof value; ++i)
            byte(static_cast<unsigned>((static_cast<std::uint64_t>(value) >> (8 * i)) & 0xff));
        return *this;
    }
    template<std::integral T>
    DumpBytes& big(T value)
    {
        for (std::size_t i = sizeof value; i-- > 0;)
            byte(static_cast<unsigned>((static_cast<std::uint64_t>(value) >> (8 * i)) & 0xff));
        return *this;
    }

    /// In as few bytes as a server would.
    DumpBytes& length(std::uint64_t value);
    DumpBytes& string(std::string_view text) { return length(text.size()).raw(text); }
    /// LZF by liblzf; the text must be compressible.
    DumpBytes& compressed(std::string_view text);
    DumpBytes& binaryDouble(double value);
    DumpBytes& aux(std::string_view name, std::string_view value) { return byte(250).string(name).string(value); }

    /// The end mark and the right checksum.
    DumpBytes& end();

    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

/// Packed values from texts; a text that is a small canonical number is stored as one.
[[nodiscard]] std::string listpackOf(const std::vector<std::string>& entries);
[[nodiscard]] std::string ziplistOf(const std::vector<std::string>& entries);
[[nodiscard]] std::string intsetOf(const std::vector<std::int64_t>& numbers, unsigned width);
/// A listpack around entries that are encoded already, whatever they are.
[[nodiscard]] std::string listpackAround(const std::vector<std::string>& encodedEntries);

/// Gives a few bytes at a time, as a slow network would.
class SlowStream : public ByteStream
{
public:
    explicit SlowStream(std::string_view bytes, std::size_t atOnce = 1)
        : m_rest(bytes)
        , m_atOnce(atOnce)
    {
    }

    Result<std::size_t> read(char* to, std::size_t size) override;
    [[nodiscard]] std::size_t largestRequest() const { return m_largestRequest; }

private:
    std::string_view m_rest;
    std::size_t m_atOnce;
    std::size_t m_largestRequest = 0;
};

} // namespace colonnade
