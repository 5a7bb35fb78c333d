// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytes/segment.h"

#include <QString>

namespace colonnade {

/// Why a segment counts as an id: "a date". Empty for a word.
[[nodiscard]] QString idKindText(IdKind kind);

/// Which parts of a name are ids and so fold to `*`, one a line: "202401150001: digits". Empty: none.
[[nodiscard]] QString foldingText(std::string_view name, std::string_view separator);

} // namespace colonnade
