// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/checksetup.h"
#include "rules/finding.h"

#include <string_view>

namespace colonnade {

/// Whether any byte of the name is in the set; braces of a hash tag that the profile knows of do not count. Fills in
/// the distinct offending bytes ("bytes", in order of appearance), how many there are ("count") and where the first
/// one is ("offset").
[[nodiscard]] bool findBytes(const NameView& name, const CheckSetup& setup, const CheckSetup::ByteSet& set,
                             Evidence* evidence);

} // namespace colonnade
