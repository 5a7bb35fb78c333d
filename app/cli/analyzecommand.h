// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"

#include <QStringList>

namespace colonnade {

/// `analyze SOURCE`: everything about the keys of one source, as text, JSON or CSV.
[[nodiscard]] ExitStatus analyzeCommand(const QStringList& arguments);

} // namespace colonnade
