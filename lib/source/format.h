// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace colonnade {

/// What a file holds. Dump: also compressed ones; whoever reads it looks at the first bytes again.
enum class FileFormat : std::uint8_t { Dump, Text, Csv, Tsv, JsonLines };

/// From the name and the first bytes (4 KiB are enough): the magic of a dump, of gzip, zstd or LZ4 decides, then the
/// extension, then what the first line looks like. UnknownFormat for binary content with a foreign extension,
/// UnsupportedFormat for what is recognised and not read (an append-only file).
[[nodiscard]] Result<FileFormat> formatOf(std::string_view name, std::string_view start);

/// Reads the start of a file, never of standard input. All errors of InputBuffer::open, and FileEmpty.
[[nodiscard]] Result<FileFormat> detectFormat(const std::string& path);

/// The character between the cells, from the header line: a comma; a semicolon where there is no comma, as
/// spreadsheets of many countries write it.
[[nodiscard]] char csvDelimiter(std::string_view header);

} // namespace colonnade
