// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace colonnade {

[[nodiscard]] QString listed(const QStringList& parts);                       ///< "a, b, c"
[[nodiscard]] QString withRemark(const QString& text, const QString& remark); ///< "text (remark)"

} // namespace colonnade
