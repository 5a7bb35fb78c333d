// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"
#include "util/error.h"

#include <QString>

namespace colonnade {

/// What was tried, what happened, what helps; three short sentences at most. Never shows a password.
struct ErrorText
{
    QString what;   ///< "Could not open /data/dump.rdb: the file does not exist."
    QString remedy; ///< "Check the path, or choose another file."

    [[nodiscard]] QString whole() const;
};

[[nodiscard]] ErrorText errorText(const Error& error);

/// Why a fact cannot be seen: "Idle time is not recorded in this dump."
[[nodiscard]] QString blindText(const Blind& blind);

/// How much is known: "978,006 of 978,006 keys, complete", "partial: cancelled after 12,000 keys".
[[nodiscard]] QString completenessText(const SourceSummary& summary);

} // namespace colonnade
