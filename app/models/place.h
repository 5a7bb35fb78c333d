// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "report/analysis.h"

#include <QString>

#include <memory>
#include <variant>

namespace colonnade {

/// Some keys that a person chose otherwise than by folder or pattern: a bar of a histogram, a filter.
struct KeyList
{
    QString title; ///< a phrase that says which keys these are
    KeySelection keys;
};

/// What is selected on the left side; everything on the right side explains it.
using Place = std::variant<NodeId, PatternId, KeyId, KeyList>;

/// One analysis and one place in it: all that a page of the right side needs. A value; cheap to copy.
struct View
{
    std::shared_ptr<const Analysis> analysis; ///< null: nothing is open
    Place place = Keyspace::root;
    bool isScanning = false; ///< more will come: numbers are "so far"

    /// All keys of the place.
    [[nodiscard]] KeySelection keys() const;
};

} // namespace colonnade
