// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/modulestream.h"

#include "rdb/primitives.h"

namespace colonnade {

namespace {

enum : std::uint64_t { EndItem = 0, SignedItem = 1, UnsignedItem = 2, FloatItem = 3, DoubleItem = 4, StringItem = 5 };

} // namespace

void skipModuleStream(Cursor& cursor)
{
    while (cursor.ok()) {
        const std::uint64_t at = cursor.offset();
        switch (readLength(cursor)) {
        case EndItem:
            return;
        case SignedItem:
        case UnsignedItem:
            static_cast<void>(readLength(cursor));
            break;
        case FloatItem:
            cursor.skip(sizeof(float));
            break;
        case DoubleItem:
            cursor.skip(sizeof(double));
            break;
        case StringItem:
            skipString(cursor);
            break;
        default:
            cursor.fail(ErrorCode::Damaged, "unknown kind of module data", at);
            break;
        }
    }
}

std::string moduleName(std::uint64_t id)
{
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    constexpr unsigned characters = 9;
    constexpr unsigned bitsOfVersion = 10;
    std::string name;
    for (unsigned i = 0; i < characters; ++i)
        name += alphabet[(id >> (bitsOfVersion + (6 * (characters - 1 - i)))) & 0x3f];
    return name;
}

} // namespace colonnade
