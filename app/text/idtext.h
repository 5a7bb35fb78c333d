// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytes/segment.h"
#include "keyspace/keyspace.h"

#include <QString>

namespace colonnade {

/// Why a segment counts as an id: "a date". Empty for a word.
[[nodiscard]] QString idKindText(IdKind kind);

/// Why one level of a key's name folds to `*` in its pattern: "202401150001: digits". Empty: it does not.
[[nodiscard]] QString idReason(const Keyspace& keyspace, KeyId key, std::size_t level);

/// Which parts of a key's name fold to `*` in its pattern, and why, one a line: "202401150001: digits". Empty: none.
[[nodiscard]] QString foldingText(const Keyspace& keyspace, KeyId key);

} // namespace colonnade
