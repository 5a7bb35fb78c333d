// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/dumpdamage.h"

#include "bytes/escape.h"
#include "rdb/cursor.h"
#include "rdb/dumpstream.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace colonnade {

namespace {

std::string_view sentenceOf(ValueFault fault)
{
    switch (fault) {
    case ValueFault::None:
        return {};
    case ValueFault::Format:
        return "a packed part contradicts its own format";
    case ValueFault::ImpossibleSize:
        return "a compressed part claims more bytes than it can give";
    case ValueFault::StreamLength:
        return "it claims more entries than it has";
    case ValueFault::UnknownTemplate:
        return "it refers to field names that the file does not have";
    case ValueFault::DuplicateElement:
        return "the same element stands in it twice";
    case ValueFault::Empty:
        return "it has no elements";
    }
    std::unreachable();
}

} // namespace

Damage damageOf(const RdbKey& key, const ValueShape& shape, std::uint64_t keysBefore)
{
    // What can still be counted is sound as bytes, and refused for what it says.
    const ErrorCode code = shape.isReadable() ? ErrorCode::RefusedByServer : ErrorCode::Damaged;
    std::string detail = "the value of " + escaped(key.name) + ": " + std::string(sentenceOf(shape.fault));
    return {{code, {}, std::move(detail), shape.faultAt}, keysBefore};
}

void addBytesAround(const std::string& path, std::vector<Damage>& damage, const std::stop_token& stop)
{
    constexpr std::uint64_t before = 16;
    constexpr std::size_t most = 48;
    std::ranges::stable_sort(damage, {}, [](const Damage& place) { return place.error.offset.value_or(0); });
    for (std::size_t i = 0; i < damage.size();) {
        const std::uint64_t at = damage[i].error.offset.value_or(0);
        const std::uint64_t start = at - std::min(at, before);
        const auto stream = DumpStream::open(path, start, stop);
        if (!stream)
            return;
        Cursor cursor(**stream, (*stream)->startOffset());
        // One pass through a compressed file serves all places; a plain one is opened where each is.
        do {
            const std::uint64_t place = damage[i].error.offset.value_or(0);
            damage[i].bytesAt = std::max(place - std::min(place, before), cursor.offset());
            if (!cursor.seek(damage[i].bytesAt))
                return;
            damage[i].bytes = cursor.peek(most);
            ++i;
        } while ((*stream)->isCompressed() && i < damage.size());
    }
}

} // namespace colonnade
