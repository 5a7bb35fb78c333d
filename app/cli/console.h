// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/exitstatus.h"
#include "util/error.h"

#include <QString>

#include <string_view>

namespace colonnade {

void say(const QString& text); ///< one line for a person: to standard error, in UTF-8
void sayError(const Error& error);

/// Says what is wrong with the command line, and where help is. `command` may be empty.
ExitStatus wrongUsage(const QString& sentence, const QString& command);

/// A path or an address from the command line, as bytes.
[[nodiscard]] std::string bytesOf(const QString& argument);

} // namespace colonnade
