// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/nameview.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace colonnade {

/// A word that a name says a second time.
struct RedundantWord
{
    std::size_t segment = 0; ///< which segment it stands in
    std::string_view text;   ///< a view into the name
    bool hasJoint = true;    ///< a separator or a joint goes with it; not so the words of camelCase

    [[nodiscard]] std::size_t wastedBytes() const { return text.size() + (hasJoint ? 1 : 0); }
};

/// Words, in order, that repeat a whole earlier segment (`order:order_info`) or stand twice in one segment
/// (`user_vip_user`, `ChatHub.chat`). ASCII case does not matter. Not counted: single letters, ids, the type word at
/// the end, and an entity that is named again because it has another id (`user:1:follows:user:2`). Looks at the first
/// 64 segments, and into segments of up to 256 bytes. Does not allocate where there are none.
[[nodiscard]] std::vector<RedundantWord> redundantWords(const NameView& name);

} // namespace colonnade
