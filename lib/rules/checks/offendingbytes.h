// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/checksetup.h"
#include "rules/finding.h"

#include <string_view>

namespace colonnade {

/// Whether any byte of the name is in the set; braces of a hash tag that the profile knows of do not count. Fills in
/// the distinct offending characters in order of appearance ("characters"; a byte that is no UTF-8 stands for itself),
/// how often any of them stands there ("count") and the place of the first one in bytes ("offset").
[[nodiscard]] bool findBytes(const NameView& name, const CheckSetup& setup, const CheckSetup::ByteSet& set,
                             Evidence* evidence);

} // namespace colonnade
