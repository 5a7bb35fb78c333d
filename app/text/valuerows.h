// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/valuereader.h"

#include <QString>

#include <cstddef>

namespace colonnade {

/// The first `rows` rows of a page as plain text for a terminal, each with a line end: strings decoded (JSON indented,
/// binary as a hex dump), elements in columns, long ones shortened. No control character comes through.
[[nodiscard]] QString valueText(const ValuePage& page, std::size_t rows);

} // namespace colonnade
