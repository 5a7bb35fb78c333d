// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/encodingof.h"

#include "sizing/keysizer.h"
#include "sizing/structures.h"

namespace colonnade {

namespace {

Encoding stringEncoding(const ServerModel& server, std::uint64_t nameBytes, bool expires, const ValueShape& shape)
{
    constexpr std::uint64_t longestEmbstr = 44;
    if (shape.isInteger)
        return Encoding::Int;
    const std::uint64_t length = shape.elements.valueOr(0);
    const bool embedded = server.keyHome <= KeyHome::InEntry
                              ? length <= longestEmbstr
                              : embeddedBytes(server, nameBytes, expires, length).has_value();
    return embedded ? Encoding::Embstr : Encoding::Raw;
}

} // namespace

Encoding encodingOf(const ServerModel& server, std::uint64_t nameBytes, bool expires, const ValueShape& shape)
{
    const RdbTypeInfo& info = infoOf(shape.stored);
    if (info.layout == RdbLayout::String)
        return stringEncoding(server, nameBytes, expires, shape);
    return isPackedList(server, shape) ? Encoding::Listpack : info.encoding;
}

} // namespace colonnade
