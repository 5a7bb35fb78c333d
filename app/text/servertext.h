// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/serverstate.h"
#include "source/source.h"

#include <QString>

#include <vector>

namespace colonnade {

/// One fact about a server: what it is called, what was read, and what that means.
struct ServerLine
{
    QString title;
    QString value;
    QString meaning;
};

/// "redis 8.0.2, standalone, running for 39 days; read as user app."
[[nodiscard]] QString serverHeadline(const SourceInfo& info, const ServerState& state);

/// Memory, limit, policy and use, as far as INFO tells them.
[[nodiscard]] std::vector<ServerLine> serverLines(const ServerState& state);

/// Why a part is not known, as a sentence: "Not known: this user may not run CONFIG GET."
[[nodiscard]] QString untoldText(const Untold& untold);

} // namespace colonnade
