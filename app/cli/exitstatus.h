// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace colonnade {

/// What the program tells the shell.
enum class ExitStatus {
    Done = 0,
    Findings = 1, ///< done, and there are findings at or above --fail-on
    WrongUsage = 2,
    Unreadable = 3, ///< the source could not be read
    Partial = 4,    ///< cancelled or cut off; the result so far was written, and labelled
};

} // namespace colonnade
