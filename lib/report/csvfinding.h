// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"

#include <string>
#include <string_view>

namespace colonnade {

inline constexpr std::string_view csvFindingHeader =
    "rule,severity,scope,subject,subject_hex,db,profile,message,suggestion,wasted_bytes,muted\n";

/// One finding as a row of CSV (RFC 4180): names in display escaping and in hexadecimal, so none is ambiguous.
/// `message` is its sentence, in UTF-8.
void appendCsvFinding(std::string& out, const Finding& finding, std::string_view profile, std::string_view message,
                      bool isMuted);

} // namespace colonnade
