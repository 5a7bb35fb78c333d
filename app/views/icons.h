// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QString>

namespace colonnade {

/// The platform theme's icon where it has one for this, otherwise our own drawing (resources/icons/<name>.svg) in the
/// colour of the text around it, whatever the scheme.
[[nodiscard]] QIcon icon(const QString& name);

/// A row of columns.
[[nodiscard]] QIcon applicationIcon();

} // namespace colonnade
