// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/parametertable.h"

#include <QStringList>

#include <optional>

namespace colonnade {

/// Lists as a person edits them, one item a line: "config:*", "cx = Car insurance". Nothing for values that are no
/// lists, and for those that a line cannot hold (a line break, blanks at an end, " = " in a prefix): what comes back
/// from parameterFromLines is always what was given.
[[nodiscard]] std::optional<QStringList> parameterLines(const Parameter& parameter, const ParameterValue& value);

/// Blanks around an item and empty lines do not count. The parameter must be a list.
[[nodiscard]] ParameterValue parameterFromLines(const Parameter& parameter, const QStringList& lines);

} // namespace colonnade
