// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// LZF as the servers use it: a control byte below 32 is followed by that many plus one literal bytes; any other is a
/// copy of 3 to 264 bytes from at most 8 KB back.

/// Whether so few compressed bytes can give that many: three of them give at most 264. Refuses a bomb before any
/// memory is reserved.
[[nodiscard]] bool lzfCanGive(std::uint64_t compressedBytes, std::uint64_t rawBytes);

/// As many compressed bytes as the first `rawBytes` and what LzfStream makes beyond them can need.
[[nodiscard]] std::uint64_t lzfBytesFor(std::uint64_t rawBytes);

/// Replaces `raw`, reusing its memory. False: damaged, or not exactly `rawBytes`.
[[nodiscard]] bool lzfDecompress(std::string_view compressed, std::uint64_t rawBytes, std::string& raw);

/// Decompresses piece by piece, for values too large to hold.
class LzfStream
{
public:
    /// `compressed` must outlive the stream.
    explicit LzfStream(std::string_view compressed);

    /// The next piece, at most 64 KB, valid until the next call; empty at the end and at damage.
    [[nodiscard]] std::string_view next();
    [[nodiscard]] bool damaged() const { return m_damaged; }

    /// A run of the compressed form that an output too small has cut in two.
    struct Run
    {
        std::size_t literals = 0;
        std::size_t copies = 0;
        std::size_t distance = 0;
    };

private:
    std::string_view m_compressed;
    Run m_run;
    std::vector<char> m_window; // what copies may refer to, then room for the next piece
    std::size_t m_history = 0;
    bool m_damaged = false;
};

} // namespace colonnade
