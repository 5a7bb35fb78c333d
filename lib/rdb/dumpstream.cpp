// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/dumpstream.h"

#include "rdb/gzipstream.h"
#include "rdb/lz4stream.h"
#include "rdb/zstdstream.h"

#include <array>
#include <string_view>
#include <utility>

namespace colonnade {

namespace {

enum class Wrapping : std::uint8_t { None, Gzip, Zstd, Lz4, ValkeyLz4 };

/// What Valkey 9.2 puts before a file that it compresses: a mark, version, codec, flags, kind.
constexpr std::uint64_t envelopeBytes = 8;

Result<Wrapping> wrappingInEnvelope(std::string_view envelope, const std::string& path)
{
    constexpr char version = 1;
    constexpr char lz4 = 1;
    constexpr char dump = 0;
    if (envelope.size() < envelopeBytes)
        return fail(ErrorCode::Truncated, path, "the compressed file ends in its head", 0);
    if (envelope[4] != version || envelope[5] != lz4 || envelope[7] != dump)
        return fail(ErrorCode::UnsupportedFormat, path, "a compressed Valkey file of an unknown version, codec or kind",
                    4);
    return Wrapping::ValkeyLz4;
}

Result<Wrapping> wrappingOf(const std::string& path)
{
    using namespace std::string_view_literals;
    const auto file = FileStream::open(path);
    if (!file)
        return std::unexpected(file.error());
    std::array<char, envelopeBytes> first{};
    const Result<std::size_t> got = (*file)->read(first.data(), first.size());
    if (!got)
        return std::unexpected(got.error());
    const std::string_view start(first.data(), *got);
    if (start.starts_with("\x1f\x8b"sv))
        return Wrapping::Gzip;
    if (start.starts_with("\x28\xb5\x2f\xfd"sv))
        return Wrapping::Zstd;
    if (start.starts_with("\x04\x22\x4d\x18"sv))
        return Wrapping::Lz4;
    return start.starts_with("VKCS"sv) ? wrappingInEnvelope(start, path) : Wrapping::None;
}

} // namespace

Result<std::unique_ptr<DumpStream>> DumpStream::open(const std::string& path, std::uint64_t offset,
                                                     std::stop_token stop)
{
    const Result<Wrapping> wrapping = wrappingOf(path);
    if (!wrapping)
        return std::unexpected(wrapping.error());
    std::unique_ptr<DumpStream> stream(new DumpStream(std::move(stop)));
    stream->m_isCompressed = *wrapping != Wrapping::None;
    stream->m_startOffset = stream->m_isCompressed ? 0 : offset;
    auto file = FileStream::open(path, *wrapping == Wrapping::ValkeyLz4 ? envelopeBytes : stream->m_startOffset);
    if (!file)
        return std::unexpected(file.error());
    stream->m_file = file->get();
    switch (*wrapping) {
    case Wrapping::None:
        stream->m_bytes = std::move(*file);
        break;
    case Wrapping::Gzip:
        stream->m_bytes = std::make_unique<GzipStream>(std::move(*file));
        break;
    case Wrapping::Zstd:
        stream->m_bytes = std::make_unique<ZstdStream>(std::move(*file));
        break;
    case Wrapping::Lz4:
    case Wrapping::ValkeyLz4:
        stream->m_bytes = std::make_unique<Lz4Stream>(std::move(*file));
        break;
    }
    return stream;
}

Result<std::size_t> DumpStream::read(char* to, std::size_t size)
{
    if (m_stop.stop_requested())
        return fail(ErrorCode::Cancelled, {});
    return m_bytes->read(to, size);
}

} // namespace colonnade
