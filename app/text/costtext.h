// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/cost.h"

#include <QString>

namespace colonnade {

/// "1.2 MiB could be saved, 300 keys less"; empty: nothing that could be counted.
[[nodiscard]] QString costText(const Cost& cost);

} // namespace colonnade
