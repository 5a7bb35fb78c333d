// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace colonnade {

/// Name, version, licence. Does not wait.
void showAbout(QWidget* parent);

} // namespace colonnade
