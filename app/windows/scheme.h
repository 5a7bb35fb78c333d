// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"

namespace colonnade {

/// Light, dark, or as the system says, at once and for every window.
void applyScheme(Settings::Scheme scheme);

} // namespace colonnade
