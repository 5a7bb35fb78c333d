// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"
#include "util/valuetype.h"

#include <QColor>
#include <QIcon>
#include <QPalette>

namespace colonnade {

/// The one set of colours that mean something: the eight of Okabe and Ito ("Color universal design", 2008), which
/// people with any common colour blindness can tell apart. Each is moved towards black or white just so far that it
/// is legible on the background that it is drawn on, so light and dark schemes need no tables of their own.

/// Colour of a type on this background: the same in tree, plots and reports.
[[nodiscard]] QColor typeColor(ValueType type, const QColor& background);
[[nodiscard]] QColor severityColor(Severity severity, const QColor& background);

/// A small square in the type's colour on the palette's Base, to stand before its name.
[[nodiscard]] QIcon typeIcon(ValueType type, const QPalette& palette);
/// Shape and colour: an error is a diamond, a warning a triangle, an info a disc.
[[nodiscard]] QIcon severityIcon(Severity severity, const QPalette& palette);

/// Text that steps back: units, hints, counts of nothing. At least 4.5:1 on the palette's Base.
[[nodiscard]] QColor quietColor(const QPalette& palette);

/// `color` moved towards black or white until its contrast with `background` reaches `ratio` (as WCAG 2 counts it).
[[nodiscard]] QColor legible(QColor color, const QColor& background, double ratio);
[[nodiscard]] double contrast(const QColor& one, const QColor& other); ///< 1 to 21

} // namespace colonnade
