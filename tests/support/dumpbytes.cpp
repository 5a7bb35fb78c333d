// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dumpbytes.h"

#include "rdb/crc64.h"
#include "rdb/primitives.h"

#include <lzf.h>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace colonnade {

DumpBytes& DumpBytes::length(std::uint64_t value)
{
    if (value < 64)
        return byte(static_cast<unsigned>(value));
    if (value < 16384)
        return byte(static_cast<unsigned>(0x40 | (value >> 8))).byte(static_cast<unsigned>(value & 0xff));
    if (value <= 0xffffffff)
        return byte(0x80).big(static_cast<std::uint32_t>(value));
    return byte(0x81).big(value);
}

DumpBytes& DumpBytes::compressed(std::string_view text)
{
    std::string out(text.size(), '\0');
    const unsigned size =
        lzf_compress(text.data(), static_cast<unsigned>(text.size()), out.data(), static_cast<unsigned>(out.size()));
    if (size == 0)
        std::abort(); // the test's own mistake
    return byte(0xc3).length(size).length(text.size()).raw(std::string_view(out).substr(0, size));
}

DumpBytes& DumpBytes::binaryDouble(double value)
{
    return little(std::bit_cast<std::uint64_t>(value));
}

DumpBytes& DumpBytes::end()
{
    byte(255);
    return little(crc64(m_bytes));
}

namespace {

bool isSmallNumber(const std::string& text)
{
    return isCanonicalInteger(text) && std::abs(std::atoll(text.c_str())) < 4096;
}

std::string encodedForListpack(const std::string& text)
{
    DumpBytes out;
    if (isSmallNumber(text))
        return out.big(static_cast<std::uint16_t>(0xc000 | (std::atoi(text.c_str()) & 0x1fff))).bytes();
    if (text.size() < 64)
        out.byte(static_cast<unsigned>(0x80 | text.size()));
    else if (text.size() < 4096)
        out.big(static_cast<std::uint16_t>(0xe000 | text.size()));
    else
        out.byte(0xf0).little(static_cast<std::uint32_t>(text.size()));
    return out.raw(text).bytes();
}

std::string backLength(std::size_t size)
{
    std::string out(1, static_cast<char>(size & 0x7f));
    for (size >>= 7; size > 0; size >>= 7) {
        out.front() = static_cast<char>(out.front() | '\x80');
        out.insert(0, 1, static_cast<char>(size & 0x7f));
    }
    return out;
}

} // namespace

std::string listpackAround(const std::vector<std::string>& encodedEntries)
{
    std::string entries;
    for (const std::string& entry : encodedEntries)
        entries += entry + backLength(entry.size());
    return DumpBytes()
        .little(static_cast<std::uint32_t>(entries.size() + 7))
        .little(static_cast<std::uint16_t>(std::min<std::size_t>(encodedEntries.size(), 65535)))
        .raw(entries)
        .byte(255)
        .bytes();
}

std::string listpackOf(const std::vector<std::string>& entries)
{
    std::vector<std::string> encoded;
    std::ranges::transform(entries, std::back_inserter(encoded), encodedForListpack);
    return listpackAround(encoded);
}

std::string ziplistOf(const std::vector<std::string>& entries)
{
    DumpBytes body;
    std::size_t previous = 0;
    std::size_t last = 0;
    for (const std::string& text : entries) {
        last = body.bytes().size();
        if (previous < 254)
            body.byte(static_cast<unsigned>(previous));
        else
            body.byte(254).little(static_cast<std::uint32_t>(previous));
        if (isSmallNumber(text))
            body.byte(0xc0).little(static_cast<std::int16_t>(std::atoi(text.c_str())));
        else if (text.size() < 64)
            body.byte(static_cast<unsigned>(text.size())).raw(text);
        else if (text.size() < 16384)
            body.big(static_cast<std::uint16_t>(0x4000 | text.size())).raw(text);
        else
            body.byte(0x80).big(static_cast<std::uint32_t>(text.size())).raw(text);
        previous = body.bytes().size() - last;
    }
    return DumpBytes()
        .little(static_cast<std::uint32_t>(body.bytes().size() + 11))
        .little(static_cast<std::uint32_t>(10 + last))
        .little(static_cast<std::uint16_t>(entries.size()))
        .raw(body.bytes())
        .byte(255)
        .bytes();
}

std::string intsetOf(const std::vector<std::int64_t>& numbers, unsigned width)
{
    DumpBytes out;
    out.little(width).little(static_cast<std::uint32_t>(numbers.size()));
    for (const std::int64_t number : numbers) {
        if (width == 2)
            out.little(static_cast<std::int16_t>(number));
        else if (width == 4)
            out.little(static_cast<std::int32_t>(number));
        else
            out.little(number);
    }
    return out.bytes();
}

Result<std::size_t> SlowStream::read(char* to, std::size_t size)
{
    m_largestRequest = std::max(m_largestRequest, size);
    const std::size_t count = std::min({size, m_atOnce, m_rest.size()});
    std::copy_n(m_rest.data(), count, to);
    m_rest.remove_prefix(count);
    return count;
}

} // namespace colonnade
