// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace colonnade {

enum class JsonEnd : std::uint8_t { Complete, MayBeCut };

/// Whether these bytes are one JSON object or array (RFC 8259), or the beginning of one. No recursion, any depth.
[[nodiscard]] bool isJson(std::string_view bytes, JsonEnd end = JsonEnd::Complete);

/// The same JSON with one value a line. Every token is copied byte by byte, so no digit of a number, no escape and no
/// order of fields changes; only white space between tokens does. What is no JSON is copied as it is.
[[nodiscard]] std::string indentedJson(std::string_view json);

} // namespace colonnade
