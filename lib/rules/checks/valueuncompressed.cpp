// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include <algorithm>

namespace colonnade {

namespace {

bool isCompressed(ValueFormat format)
{
    using enum ValueFormat;
    return format == Gzip || format == Zstd || format == Lz4 || format == Snappy;
}

Fact bytesOf(const KeyFacts& facts)
{
    return facts.valueBytes.isKnown() ? facts.valueBytes : facts.elements;
}

/// What the better of the two libraries left of the sample, in per cent; 100 where nothing was measured.
std::uint64_t leftPercent(const ValueTraits& traits)
{
    const auto measured = [](std::uint8_t percent) { return percent == 0 ? std::uint8_t{100} : percent; };
    return std::min({measured(traits.zlibPercent), measured(traits.zstdPercent), std::uint8_t{100}});
}

} // namespace

/// "value_bytes", "zlib_percent" and "zstd_percent" of the sample; held against "compress_over", "percent_at_most" and,
/// where the value is over it, "object_store_over".
std::optional<Severity> checkValueUncompressed(const CheckInput& input, Evidence* evidence)
{
    const ValueTraits& traits = input.facts.traits;
    const Profile& profile = input.setup.profile;
    const Fact bytes = bytesOf(input.facts);
    if (input.facts.type != ValueType::String || !bytes.isKnown() || profile.compressOver == 0 ||
        bytes.value() <= profile.compressOver || isCompressed(traits.format))
        return {};
    if (leftPercent(traits) >= profile.compressedBelow)
        return {};
    if (evidence) {
        evidence->measured = {{"value_bytes", bytes.value()},
                              {"zlib_percent", std::uint64_t{traits.zlibPercent}},
                              {"zstd_percent", std::uint64_t{traits.zstdPercent}}};
        evidence->threshold = {{"compress_over", profile.compressOver}, {"percent_below", profile.compressedBelow}};
        if (profile.objectStoreOver > 0 && bytes.value() > profile.objectStoreOver)
            evidence->threshold.push_back({"object_store_over", profile.objectStoreOver});
    }
    return input.severity(RuleId::ValueUncompressed);
}

/// As if the whole value compressed as its sample did.
Cost costOfValueUncompressed(const CheckInput& input)
{
    const std::uint64_t saved = bytesOf(input.facts).valueOr(0) / 100 * (100 - leftPercent(input.facts.traits));
    return {.wastedBytes = saved * input.facts.count};
}

} // namespace colonnade
