// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QMenu>

namespace colonnade {

/// Which parts of the names at a place are ids, and why; each to be pinned to the contrary, or to be unpinned.
class IdMenu : public QMenu
{
    Q_OBJECT

public:
    explicit IdMenu(QWidget* parent);

    void show(const std::shared_ptr<const Analysis>& analysis, const Place& place); ///< what it is about

Q_SIGNALS:
    void pinsRequested(const colonnade::IdPins& pins); ///< in place of those of the profile in use

private:
    void fill(const Analysis& analysis, const Place& place);
};

} // namespace colonnade
