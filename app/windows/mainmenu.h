// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"

#include <functional>

class QMenu;
class QMenuBar;

namespace colonnade {

class Actions;
class PagePanel;

/// Fills the menu bar: File, View, Go, Help. `schemeChosen` and `languageChosen` are called when a person chooses.
void fillMenuBar(QMenuBar* bar, const Actions& actions, QMenu* recent, PagePanel* pages, const Settings& settings,
                 const std::function<void(Settings::Scheme)>& schemeChosen,
                 const std::function<void(const QString&)>& languageChosen);

} // namespace colonnade
