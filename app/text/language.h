// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace colonnade {

/// Languages that the program speaks: "en", "zh_CN".
[[nodiscard]] QStringList availableLanguages();

/// Installs the translators (ours and Qt's own) for a language, replacing an earlier choice, and makes QLocale's
/// default follow. Empty: the system's. Returns the language that is now spoken. Call on the main thread.
QString setLanguage(const QString& language);

/// The language that is spoken now.
[[nodiscard]] QString currentLanguage();

} // namespace colonnade
