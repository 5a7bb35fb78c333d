// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace colonnade {

/// How a value is best read. Hex is for bytes that are no text.
enum class ContentKind : std::uint8_t { Plain, Json, Xml, Yaml, Lua, Hex };
inline constexpr std::array allContentKinds{ContentKind::Plain, ContentKind::Json, ContentKind::Xml,
                                            ContentKind::Yaml,  ContentKind::Lua,  ContentKind::Hex};

enum class Part : std::uint8_t { Whole, Beginning };

/// Looks at these bytes only; careful rather than clever: a number, a word or one line with a colon is plain text.
/// `part` Beginning: more follows, so an end in the middle of something is no argument against it. O(bytes).
[[nodiscard]] ContentKind contentKindOf(std::string_view bytes, Part part = Part::Whole);

} // namespace colonnade
