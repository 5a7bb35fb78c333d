// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"

#include <QStringList>

namespace colonnade {

/// `profiles [list|show ID|check FILE]`: the sets of design rules.
[[nodiscard]] ExitStatus profilesCommand(const QStringList& arguments);

} // namespace colonnade
