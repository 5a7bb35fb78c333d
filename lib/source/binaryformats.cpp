// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/binaryformats.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace colonnade {

namespace {

/// Takes bytes from the front; asking for more than there is gives none and marks the end.
class Bytes
{
public:
    explicit Bytes(std::string_view bytes)
        : m_rest(bytes)
    {
    }

    [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }
    [[nodiscard]] bool isShort() const { return m_isShort; } ///< somebody asked for more than there is

    std::uint8_t byte()
    {
        const auto value = m_rest.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(m_rest.front());
        skip(1);
        return value;
    }
    void skip(std::uint64_t count)
    {
        m_isShort = m_isShort || count > m_rest.size();
        m_rest.remove_prefix(static_cast<std::size_t>(std::min<std::uint64_t>(count, m_rest.size())));
    }
    std::uint64_t bigEndian(int size)
    {
        std::uint64_t value = 0;
        for (int i = 0; i < size; ++i)
            value = value << 8U | byte();
        return value;
    }
    std::uint64_t littleEndian(int size)
    {
        std::uint64_t value = 0;
        for (int i = 0; i < size; ++i)
            value |= std::uint64_t{byte()} << (8U * static_cast<unsigned>(i));
        return value;
    }
    /// Seven bits a byte, the lowest first; nullopt: longer than ten bytes.
    std::optional<std::uint64_t> varint()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 70; shift += 7) {
            const std::uint8_t next = byte();
            if (shift < 64)
                value |= std::uint64_t{next & 0x7FU} << shift;
            if (next < 0x80)
                return value;
        }
        return std::nullopt;
    }

private:
    std::string_view m_rest;
    bool m_isShort = false;
};

/// One value without what is inside of it; how many values are inside. nullopt: a byte that means nothing.
std::optional<std::uint64_t> messagePackHead(Bytes& bytes)
{
    const std::uint8_t head = bytes.byte();
    if (head <= 0x7F || head >= 0xE0) // small numbers
        return 0;
    if (head <= 0x8F)
        return 2 * std::uint64_t{head & 0x0FU};
    if (head <= 0x9F)
        return head & 0x0FU;
    if (head <= 0xBF) {
        bytes.skip(head & 0x1FU);
        return 0;
    }
    switch (head) {
    case 0xC0: // nil, false, true
    case 0xC2:
    case 0xC3:
        return 0;
    case 0xC4: // bytes
    case 0xC5:
    case 0xC6:
        bytes.skip(bytes.bigEndian(1 << (head - 0xC4)));
        return 0;
    case 0xC7: // extensions: one more byte, their type
    case 0xC8:
    case 0xC9:
        bytes.skip(bytes.bigEndian(1 << (head - 0xC7)) + 1);
        return 0;
    case 0xCA:
        bytes.skip(4);
        return 0;
    case 0xCB:
        bytes.skip(8);
        return 0;
    case 0xD9: // texts
    case 0xDA:
    case 0xDB:
        bytes.skip(bytes.bigEndian(1 << (head - 0xD9)));
        return 0;
    case 0xDC:
    case 0xDD:
        return bytes.bigEndian(head == 0xDC ? 2 : 4);
    case 0xDE:
    case 0xDF:
        return 2 * bytes.bigEndian(head == 0xDE ? 2 : 4);
    default:
        break;
    }
    if (head >= 0xCC && head <= 0xD3) { // whole numbers
        bytes.skip(std::uint64_t{1} << (head & 3U));
        return 0;
    }
    if (head >= 0xD4 && head <= 0xD8) { // extensions of a fixed size
        bytes.skip((std::uint64_t{1} << (head - 0xD4U)) + 1);
        return 0;
    }
    return std::nullopt; // 0xC1
}

} // namespace

bool isMessagePack(std::string_view text, bool isWhole)
{
    const auto first = static_cast<std::uint8_t>(text.empty() ? 0 : text.front());
    const bool startsContainer = (first >= 0x80 && first <= 0x9F) || (first >= 0xDC && first <= 0xDF);
    if (!startsContainer)
        return false;
    Bytes bytes(text);
    std::uint64_t due = messagePackHead(bytes).value_or(0);
    if (due < 2)
        return false;
    while (due > 0 && !bytes.isAtEnd()) {
        const auto inside = messagePackHead(bytes);
        if (!inside)
            return false;
        due += *inside - 1; // sums of counts that a file claims: at most 2^33 each, ended by the end of the bytes
    }
    if (!isWhole)
        return due > 0 || bytes.isShort();
    return due == 0 && bytes.isAtEnd() && !bytes.isShort();
}

bool isProtobufLike(std::string_view text)
{
    constexpr std::uint64_t highestField = 1000; // real messages number their fields from 1
    Bytes bytes(text);
    std::size_t fields = 0;
    bool hasBytes = false;
    while (!bytes.isAtEnd()) {
        const auto tag = bytes.varint();
        if (!tag || *tag >> 3U == 0 || *tag >> 3U > highestField)
            return false;
        switch (*tag & 7U) {
        case 0:
            if (!bytes.varint())
                return false;
            break;
        case 1:
            bytes.skip(8);
            break;
        case 2: {
            const auto size = bytes.varint();
            if (!size)
                return false;
            bytes.skip(*size);
            hasBytes = hasBytes || *size > 1;
            break;
        }
        case 5:
            bytes.skip(4);
            break;
        default: // groups are of the past
            return false;
        }
        if (bytes.isShort())
            return false;
        ++fields;
    }
    return fields >= 3 && hasBytes;
}

bool isSnappyBlock(std::string_view text)
{
    Bytes bytes(text);
    const auto size = bytes.varint();
    if (!size || *size < text.size() / 2 || bytes.isShort())
        return false;
    std::uint64_t made = 0;
    bool hasCopies = false;
    while (!bytes.isAtEnd()) {
        const std::uint8_t tag = bytes.byte();
        std::uint64_t length = (tag >> 2U) + 1U;
        std::uint64_t offset = 0;
        switch (tag & 3U) {
        case 0:
            if (length > 60)
                length = bytes.littleEndian(static_cast<int>(length - 60)) + 1;
            bytes.skip(length);
            break;
        case 1:
            length = (tag >> 2U & 7U) + 4U;
            offset = (std::uint64_t{tag} >> 5U) << 8U | bytes.byte();
            break;
        case 2:
            offset = bytes.littleEndian(2);
            break;
        default:
            offset = bytes.littleEndian(4);
            break;
        }
        const bool isCopy = (tag & 3U) != 0;
        if (bytes.isShort() || (isCopy && (offset == 0 || offset > made)))
            return false;
        hasCopies = hasCopies || isCopy;
        made += length;
    }
    return made == *size && hasCopies;
}

} // namespace colonnade
