// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "util/progress.h"
#include "util/result.h"

#include <string>
#include <string_view>

namespace colonnade {

/// One line of a JSON-lines list: the KEY object that our own output writes, or any object with `name` or `name_hex`.
/// `name` is display text (bytes/escape.h), exactly as our output writes it, so `\` in a name stands there doubled;
/// `name_hex` wins where both are given. Other fields are optional, unknown ones ignored. The name goes to `name`.
/// Error: not such an object.
[[nodiscard]] Result<KeyFacts> keyFromJson(std::string_view line, TimePoint takenAt, std::string& name);

} // namespace colonnade
