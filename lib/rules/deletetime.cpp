// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/deletetime.h"

namespace colonnade {

namespace {

bool isCompact(Encoding encoding)
{
    return encoding == Encoding::Listpack || encoding == Encoding::ListpackEx || encoding == Encoding::Ziplist ||
           encoding == Encoding::Zipmap || encoding == Encoding::Intset;
}

std::uint64_t nanosecondsAnElement(ValueType type)
{
    switch (type) {
    case ValueType::Hash:
        return 490;
    case ValueType::ZSet:
        return 290;
    case ValueType::Set:
        return 230;
    case ValueType::List:
    case ValueType::Stream:
        return 2;
    case ValueType::String:
    case ValueType::Unknown:
    case ValueType::Module:
        break;
    }
    return 0;
}

} // namespace

std::uint64_t deletionMicroseconds(const KeyFacts& facts)
{
    return isCompact(facts.encoding) ? 0 : facts.elements.valueOr(0) * nanosecondsAnElement(facts.type) / 1000;
}

} // namespace colonnade
