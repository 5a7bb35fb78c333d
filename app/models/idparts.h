// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QString>

#include <string>
#include <vector>

namespace colonnade {

/// A part of a name that a person may pin: "always an id", "never an id".
struct IdPart
{
    std::string pin; ///< as a profile would say it: `cx:tenant:*`
    bool isId = false;
    bool isPinned = false;   ///< by just this pin
    bool isBindable = false; ///< a pin of its own would count: it can be written, and no other says "never"
    QString reason;          ///< why it is an id: "202401150001: digits"; empty where it is none

    bool operator==(const IdPart&) const = default;
};

/// Of a pattern: each of its levels. Of a key: its last one. Of a folder: its own one, and all that stands below it.
/// Of anything else: none. `pins` are those of the profile in use, maybe newer than those of the keyspace.
[[nodiscard]] std::vector<IdPart> idPartsOf(const Keyspace& keyspace, const Place& place, const IdPins& pins);

} // namespace colonnade
