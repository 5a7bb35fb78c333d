// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"

#include <QStringList>

namespace colonnade {

/// `inspect SOURCE KEY`: one key, its facts, its value decoded or raw.
[[nodiscard]] ExitStatus inspectCommand(const QStringList& arguments);

} // namespace colonnade
