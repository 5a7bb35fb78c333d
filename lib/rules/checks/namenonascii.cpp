// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include "bytes/escape.h"

#include <algorithm>

namespace colonnade {

std::optional<Severity> checkNameNonAscii(const CheckInput& input, Evidence* evidence)
{
    if ((input.name.bytes() & ByteClass::NonAscii) == 0)
        return {};
    if (evidence) {
        const std::string_view name = input.name.name();
        const auto bytes = static_cast<std::uint64_t>(
            std::ranges::count_if(name, [](char byte) { return classOf(byte) == ByteClass::NonAscii; }));
        evidence->measured = {{"non_ascii_bytes", bytes}};
        if (isValidUtf8(name)) {
            // Each character has one byte that is not a continuation.
            const auto characters = static_cast<std::uint64_t>(
                std::ranges::count_if(name, [](char byte) { return static_cast<unsigned char>(byte) >= 0xC0; }));
            evidence->measured.push_back({"non_ascii_characters", characters});
            evidence->measured.push_back(
                {"bytes_per_character", static_cast<double>(bytes) / static_cast<double>(characters)});
            evidence->measured.push_back({"encoding", std::string("utf-8")});
        } else {
            evidence->measured.push_back({"encoding", std::string("not-utf-8")});
        }
    }
    return input.severity(RuleId::NameNonAscii);
}

} // namespace colonnade
