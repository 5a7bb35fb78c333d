// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/result.h"

#include <string>
#include <string_view>

namespace colonnade {

/// The one way from name bytes to text, injective: different bytes never look the same. Valid printable UTF-8 stays
/// as it is; `\` becomes `\\`; bytes that are not valid UTF-8, control characters and invisible formatting
/// characters (bidi marks, zero width, line separators, BOM) become `\xHH`, two upper-case digits for each byte.
/// The result is valid UTF-8. Cost: one pass.
[[nodiscard]] std::string escaped(std::string_view bytes);

/// The one way back: unescaped(escaped(b)) == b for every b. BadEscape, with the offset, for anything else than
/// `\\` and `\xHH` (either case) after a backslash.
[[nodiscard]] Result<std::string> unescaped(std::string_view text);

/// Length in bytes of the valid UTF-8 sequence that `bytes` starts with (shortest form, no surrogates, up to
/// U+10FFFF); 0 when there is none.
[[nodiscard]] std::size_t utf8SequenceLength(std::string_view bytes);

[[nodiscard]] bool isValidUtf8(std::string_view bytes);

/// Lower-case hexadecimal, two digits a byte; and back (BadEscape for odd length or other characters).
[[nodiscard]] std::string toHex(std::string_view bytes);
[[nodiscard]] Result<std::string> fromHex(std::string_view text);

} // namespace colonnade
