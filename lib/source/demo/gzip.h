// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace colonnade {

/// A valid gzip member (RFC 1952) that holds `bytes` in stored blocks: the same on every machine, whatever its
/// compression library is.
[[nodiscard]] std::string gzipped(std::string_view bytes);

} // namespace colonnade
