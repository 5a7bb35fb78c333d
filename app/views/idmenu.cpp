// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/idmenu.h"

#include "models/idparts.h"
#include "text/quantity.h"

namespace colonnade {

namespace {

constexpr int longestPin = 60;

} // namespace

IdMenu::IdMenu(QWidget* parent)
    : QMenu(tr("&Ids in this name"), parent)
{
    setToolTipsVisible(true);
}

void IdMenu::show(const std::shared_ptr<const Analysis>& analysis, const Place& place)
{
    clear();
    if (analysis && analysis->findings)
        fill(*analysis, place);
    menuAction()->setEnabled(!isEmpty());
}

void IdMenu::fill(const Analysis& analysis, const Place& place)
{
    const IdPins& pins = analysis.findings->profile().idPins;
    for (const IdPart& part : idPartsOf(*analysis.keyspace, place, pins)) {
        QString text = keyText(part.pin, longestPin).replace(QLatin1Char('&'), QStringLiteral("&&"));
        if (part.isPinned)
            //: %1 is a place in key names; the profile says whether it is an id
            text = part.isId ? tr("%1 – always an id, by the profile").arg(text)
                             : tr("%1 – never an id, by the profile").arg(text);
        else if (!part.reason.isEmpty())
            //: %1 is a place in key names, %2 an example and why it is an id: "1001: digits"
            text = tr("%1 – an id (%2)").arg(text, part.reason);
        else
            //: %1 is a place in key names
            text = tr("%1 – no id").arg(text);
        QAction* action = addAction(text);
        action->setCheckable(true);
        action->setChecked(part.isId);
        action->setEnabled(part.isBindable);
        action->setToolTip(part.isPinned      ? tr("Let its looks decide again")
                           : !part.isBindable ? tr("Another pin of the profile says that this is never an id, or the "
                                                   "name is not text")
                           : part.isId        ? tr("Pin: never an id")
                                              : tr("Pin: always an id"));
        connect(action, &QAction::triggered, this, [this, pins, part] {
            IdPins changed = pins;
            changed.set(part.pin, part.isPinned ? std::nullopt : std::optional(!part.isId));
            Q_EMIT pinsRequested(changed);
        });
    }
}

} // namespace colonnade
