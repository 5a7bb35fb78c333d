// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QWidget>

namespace colonnade {

/// One tab of the right side: explains the place that is selected on the left. Shows only what it is given; whatever
/// a person clicks comes out as a signal, and the window decides. Only the visible page is given new views.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Show this. Called with the same analysis and another place, or with a new analysis; cheap work only, what
    /// takes longer than a frame goes to a job.
    virtual void setView(const View& view) = 0;

    /// Whether a job of this page still works on what it was given last. busyChanged() says when that changes.
    [[nodiscard]] virtual bool isBusy() const { return false; }

protected:
    /// For what a person clicks in a page that may still show an earlier snapshot than it was given last: emits
    /// placeRequested, or keyOpened for a key that still is there.
    void goTo(const Place& place, const View& shown, const View& latest);
    void openKey(KeyId key, const View& shown, const View& latest);

Q_SIGNALS:
    void
    placeRequested(const colonnade::Place& place); ///< go there, as if chosen on the left; a KeyList: list its keys
    void keyOpened(colonnade::KeyId key);          ///< show this key in the key view
    void ruleRequested(colonnade::RuleId rule);    ///< show this rule in the violations view
    void profileRequested(colonnade::RuleId rule); ///< show what the profile in use says of it, to change
    void busyChanged();
};

} // namespace colonnade
