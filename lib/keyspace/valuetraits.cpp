// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/valuetraits.h"

#include <utility>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::array names{"not sampled"sv, "plain"sv, "JSON"sv, "MessagePack"sv, "Protobuf-like"sv, "pickle"sv,
                           "PHP"sv,         "Java"sv,  "gzip"sv, "zstd"sv,        "lz4"sv,           "snappy"sv};
static_assert(names.size() == allValueFormats.size());

} // namespace

std::string_view nameOf(ValueFormat format)
{
    return names[std::to_underlying(format)];
}

} // namespace colonnade
