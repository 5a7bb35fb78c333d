// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"

#include <QStringList>

namespace colonnade {

/// `lint FILE|-`: each name of a list against the design rules; needs no server.
[[nodiscard]] ExitStatus lintCommand(const QStringList& arguments);

} // namespace colonnade
