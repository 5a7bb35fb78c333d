// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/place.h"

namespace colonnade {

namespace {

struct KeysOf
{
    const Keyspace& keyspace;

    KeySelection operator()(NodeId node) const { return keyspace.keys(node); }
    KeySelection operator()(PatternId pattern) const { return keyspace.keys(pattern); }
    KeySelection operator()(KeyId key) const
    {
        const auto index = static_cast<std::uint32_t>(key);
        return KeyRange{index, index + 1};
    }
    KeySelection operator()(const KeyList& list) const { return list.keys; }
};

} // namespace

KeySelection View::keys() const
{
    if (!analysis || !analysis->keyspace)
        return {};
    return std::visit(KeysOf{*analysis->keyspace}, place);
}

} // namespace colonnade
