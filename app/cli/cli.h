// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"

#include <QStringList>

namespace colonnade {

/// The whole program: finds the command and runs it. Needs a QCoreApplication, no display.
[[nodiscard]] ExitStatus runCli(QStringList arguments);

} // namespace colonnade
