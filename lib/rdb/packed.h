// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/intset.h"
#include "rdb/listpack.h"
#include "rdb/rdbtype.h"
#include "rdb/ziplist.h"
#include "rdb/zipmap.h"

#include <cassert>
#include <variant>

namespace colonnade {

/// Calls `use` with the reader for this packing: the one place where packings are told apart.
template<typename Use>
decltype(auto) withPacked(Packing packing, std::string_view packed, Use&& use)
{
    switch (packing) {
    case Packing::Zipmap:
        return use(Zipmap(packed));
    case Packing::Ziplist:
        return use(Ziplist(packed));
    case Packing::Intset:
        return use(Intset(packed));
    case Packing::Listpack:
    case Packing::None:
        break;
    }
    assert(packing == Packing::Listpack);
    return use(Listpack(packed));
}

/// Any of the packings, one entry at a time.
class Packed
{
public:
    Packed() = default;
    Packed(Packing packing, std::string_view packed)
        : m_reader(withPacked(packing, packed, [](auto reader) { return Reader(reader); }))
    {
    }

    bool next(PackedEntry& entry)
    {
        return std::visit([&entry](auto& reader) { return reader.next(entry); }, m_reader);
    }
    [[nodiscard]] bool damaged() const
    {
        return std::visit([](const auto& reader) { return reader.damaged(); }, m_reader);
    }

private:
    struct Nothing
    {
        static bool next(PackedEntry&) { return false; }
        static bool damaged() { return false; }
    };
    using Reader = std::variant<Nothing, Listpack, Ziplist, Intset, Zipmap>;

    Reader m_reader;
};

} // namespace colonnade
