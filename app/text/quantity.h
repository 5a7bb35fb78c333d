// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/fact.h"
#include "util/valuetype.h"

#include <QLocale>
#include <QString>

#include <chrono>
#include <cstdint>
#include <string_view>

namespace colonnade {

/// Numbers as a person reads them, in the language that is set (QLocale()).
[[nodiscard]] QString countText(std::uint64_t number);         ///< "978,006"
[[nodiscard]] QString shortCountText(std::uint64_t number);    ///< "1.2 M" for narrow columns
[[nodiscard]] QString bytesText(std::uint64_t bytes);          ///< "1.4 MiB"; exact below 1 KiB
[[nodiscard]] QString exactBytesText(std::uint64_t bytes);     ///< "1,468,006 bytes", for hovering
[[nodiscard]] QString shareText(double share);                 ///< "12.5 %"; "< 0.1 %" for tiny ones
[[nodiscard]] QString durationText(std::chrono::milliseconds); ///< "0.8 s", "3 min 20 s", "5 days"
[[nodiscard]] QString typeText(ValueType type);                ///< "hash", "zset": engineers' words in every language

/// For the n of tr() where the number itself comes in by %1: tr("%1 keys", nullptr, pluralNumber(keys)).
[[nodiscard]] int pluralNumber(std::uint64_t number);

/// A fact, or a dash where it is not known.
[[nodiscard]] QString factText(Fact fact, QString (*format)(std::uint64_t));

/// Key names for display: the injective escaping of bytes/escape.h as text; elided in the middle to `maxLength`
/// characters when that is not 0 (then the cost does not depend on the name's length).
[[nodiscard]] QString keyText(std::string_view name, int maxLength = 0);

} // namespace colonnade
