// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/cursor.h"

#include "rdb/crc64.h"

#include <algorithm>
#include <cstring>
#include <string>

namespace colonnade {

namespace {

constexpr std::size_t firstCapacity = 256 * 1024;

} // namespace

Cursor::Cursor(std::string_view whole, std::uint64_t start)
    : m_at(whole.data() + std::min<std::uint64_t>(start, whole.size()))
    , m_end(whole.data() + whole.size())
    , m_offsetOfEnd(whole.size())
    , m_whole(whole)
{
}

Cursor::Cursor(ByteStream& stream, std::uint64_t start, Sum sum)
    : m_offsetOfEnd(start)
    , m_stream(&stream)
    , m_buffer(firstCapacity)
    , m_sum(sum)
{
    m_at = m_end = m_buffer.data();
}

void Cursor::fail(ErrorCode code, std::string_view what, std::uint64_t at)
{
    if (m_failure)
        return;
    m_failure = std::make_unique<Error>(Error{code, {}, std::string(what), at});
    // Nothing is left to read, so every later read comes to fetch() and ends there; offset() stays what it was.
    m_offsetOfEnd -= available();
    m_end = m_at;
}

std::string_view Cursor::peek(std::size_t size)
{
    if (size > available())
        fetch(size, false);
    return {m_at, static_cast<std::size_t>(std::min<std::uint64_t>(size, available()))};
}

bool Cursor::seek(std::uint64_t offset)
{
    if (!ok())
        return false;
    if (m_stream == nullptr && offset <= m_whole.size()) {
        m_at = m_whole.data() + offset;
        return true;
    }
    if (offset < this->offset())
        return false;
    skip(offset - this->offset());
    return ok();
}

std::uint64_t Cursor::checksum() const
{
    if (m_stream == nullptr)
        return crc64(m_whole.substr(0, static_cast<std::size_t>(offset())));
    assert(m_sum == Sum::Yes);
    return crc64({m_buffer.data(), static_cast<std::size_t>(m_at - m_buffer.data())}, m_sumOfDropped);
}

// Makes `size` bytes available in one piece, or reads to the end.
bool Cursor::fetch(std::uint64_t size, bool failWhenShort)
{
    const std::uint64_t wantedAt = offset();
    if (ok() && m_stream != nullptr) {
        dropRead();
        while (available() < size) {
            if (available() == m_buffer.size())
                growBuffer(size);
            const auto used = static_cast<std::size_t>(available());
            const Result<std::size_t> got = m_stream->read(m_buffer.data() + used, m_buffer.size() - used);
            if (!got) {
                fail(got.error().code, got.error().detail, wantedAt);
                return false;
            }
            if (*got == 0)
                break;
            m_end += *got;
            m_offsetOfEnd += *got;
        }
    }
    if (size <= available())
        return true;
    if (failWhenShort)
        fail(ErrorCode::Truncated, "the file ends here", wantedAt);
    return false;
}

// Moves what is not read yet to the start of the buffer.
void Cursor::dropRead()
{
    if (m_sum == Sum::Yes)
        m_sumOfDropped = checksum();
    const auto rest = static_cast<std::size_t>(available());
    std::memmove(m_buffer.data(), m_at, rest);
    m_at = m_buffer.data();
    m_end = m_at + rest;
}

void Cursor::growBuffer(std::uint64_t wanted)
{
    const auto used = static_cast<std::size_t>(available());
    m_buffer.resize(static_cast<std::size_t>(std::min<std::uint64_t>(wanted, m_buffer.size() * 2)));
    m_at = m_buffer.data();
    m_end = m_at + used;
}

void Cursor::skipFurther(std::uint64_t size)
{
    const std::uint64_t skippedAt = offset();
    if (m_stream != nullptr && ok())
        skipInStream(size);
    if (size <= available())
        m_at += size;
    else
        fail(ErrorCode::Truncated, "the file ends here", skippedAt);
}

// Leaves what the buffer holds.
void Cursor::skipInStream(std::uint64_t& size)
{
    while (size > available()) {
        size -= available();
        m_at = m_end;
        if (m_sum == Sum::No) {
            const std::uint64_t passed = m_stream->skip(size);
            m_offsetOfEnd += passed;
            size -= passed;
        }
        if (size > 0 && !fetch(1, false))
            return;
    }
}

} // namespace colonnade
