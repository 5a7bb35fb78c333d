// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/arrayvalue.h"

#include <bit>

namespace colonnade {

namespace {

enum : std::uint64_t { ShortTextItem = 0, IntegerItem = 1, DoubleItem = 2, TextItem = 3 };

} // namespace

std::uint64_t readArrayHead(Cursor& cursor)
{
    constexpr std::uint64_t hasInsertIndex = 1;
    const std::uint64_t count = readLength(cursor);
    const std::uint64_t flagAt = cursor.offset();
    const std::uint64_t flag = readLength(cursor);
    if (flag == hasInsertIndex)
        static_cast<void>(readLength(cursor));
    else if (flag != 0)
        cursor.fail(ErrorCode::Damaged, "unknown form of array", flagAt);
    return count;
}

ArrayItem readArrayItem(Cursor& cursor)
{
    ArrayItem item;
    item.index = readLength(cursor);
    const std::uint64_t kindAt = cursor.offset();
    switch (readLength(cursor)) {
    case IntegerItem:
        item.kind = ArrayItem::Kind::Integer;
        item.integer = cursor.little<std::int64_t>();
        break;
    case DoubleItem:
        item.kind = ArrayItem::Kind::Double;
        item.real = std::bit_cast<double>(cursor.little<std::uint64_t>());
        break;
    case ShortTextItem:
    case TextItem:
        item.text = readStringHead(cursor);
        break;
    default:
        cursor.fail(ErrorCode::Damaged, "unknown kind of array element", kindAt);
        break;
    }
    return item;
}

} // namespace colonnade
