// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/page.h"

#include "models/placename.h"

namespace colonnade {

void Page::goTo(const Place& place, const View& shown, const View& latest)
{
    Q_EMIT placeRequested(samePlace(place, shown, latest));
}

void Page::openKey(KeyId key, const View& shown, const View& latest)
{
    const Place place = samePlace(key, shown, latest);
    if (const auto* found = std::get_if<KeyId>(&place))
        Q_EMIT keyOpened(*found);
    else
        Q_EMIT placeRequested(place);
}

} // namespace colonnade
