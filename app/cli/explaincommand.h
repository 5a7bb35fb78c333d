// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"

#include <QStringList>

namespace colonnade {

/// `colonnade-cli explain [RULE]`: the page of a rule, or the list of all rules.
ExitStatus explainCommand(const QStringList& commandLine);

} // namespace colonnade
