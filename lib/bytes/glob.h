// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace colonnade {

/// Whether `pattern` matches `text` as the servers' MATCH option would: `*` any bytes, `?` one byte, `[abc]`, `[^abc]`,
/// `[a-z]` (either order of the ends), `\` takes the next byte literally; an unclosed `[` ends with the pattern.
/// Bytes, case-sensitive. Cost: at most |pattern| x |text|, whatever the number of stars; no recursion.
[[nodiscard]] bool globMatches(std::string_view pattern, std::string_view text);

/// A pattern that matches exactly these bytes.
[[nodiscard]] std::string escapedForGlob(std::string_view literal);

/// The one text that the pattern matches, when it has no wildcard; the way back from escapedForGlob().
[[nodiscard]] std::optional<std::string> literalOf(std::string_view pattern);

} // namespace colonnade
