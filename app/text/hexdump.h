// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <string_view>

namespace colonnade {

/// Lines of sixteen bytes: offset, hexadecimal in two groups of eight, and the printable ASCII. The offsets count
/// from `firstOffset`. Some 78 characters a line.
[[nodiscard]] QString hexDump(std::string_view bytes, std::uint64_t firstOffset = 0);

} // namespace colonnade
