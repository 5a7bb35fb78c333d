// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/jsonwriter.h"
#include "rules/finding.h"

#include <string_view>

namespace colonnade {

/// One finding as a JSON object. `message` is its sentence, in UTF-8; a muted one says so.
void writeFinding(JsonWriter& json, const Finding& finding, std::string_view profile, std::string_view message,
                  bool isMuted = false);

} // namespace colonnade
