// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/valuetraits.h"

#include <string_view>

namespace colonnade {

struct RecognisedFormat
{
    ValueFormat format = ValueFormat::Plain;
    std::uint8_t jsonFields = 0;

    bool operator==(const RecognisedFormat&) const = default;
};

/// What these bytes are written in. Careful: a format is named only when its own signature stands at the start, or
/// when everything that was given follows its grammar; a short value is plain text. `isWhole` false: more follows, so
/// an end in the middle of something is no argument against it. O(bytes), no recursion.
[[nodiscard]] RecognisedFormat recognisedFormat(std::string_view bytes, bool isWhole);

} // namespace colonnade
