// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportwords.h"

namespace colonnade {

/// The sentences for reports, in the language that is set.
[[nodiscard]] ReportWords reportSentences();

} // namespace colonnade
