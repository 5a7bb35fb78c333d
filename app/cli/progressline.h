// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/progress.h"

#include <chrono>

namespace colonnade {

/// How far a command has come, on standard error: for a person one line that is written over, for a machine one JSON
/// object a line. A few times a second at most.
class ProgressLine
{
public:
    enum class Mode { Off, Terminal, Json };

    /// A machine hears of the first progress at once; a person only when it takes long enough to read.
    explicit ProgressLine(Mode mode)
        : m_mode(mode)
        , m_next(std::chrono::steady_clock::now() + std::chrono::milliseconds(mode == Mode::Json ? 0 : 200))
    {
    }
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Terminal when standard error is one, else Off.
    [[nodiscard]] static Mode automatic();

    void update(const Progress& progress);
    void clear(); ///< leaves a clean line for what is said next

private:
    Mode m_mode;
    bool m_isShown = false;
    std::chrono::steady_clock::time_point m_next;
};

} // namespace colonnade
