// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"

#include <QString>

namespace colonnade {

/// "3 days" until the key expires, counted from when the source was read; "never"; a dash where it is not known.
[[nodiscard]] QString expiryText(const Keyspace& keyspace, KeyId key);

/// The moment, in local time: "1 May 2026 12:00:07". Empty where there is none.
[[nodiscard]] QString expiryDateText(Expiry expiry);

} // namespace colonnade
