// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/format.h"

#include "source/inputbuffer.h"
#include "source/sheetcolumns.h"

#include <algorithm>
#include <optional>

namespace colonnade {

namespace {

std::string lowerExtension(std::string_view name)
{
    const std::size_t dot = name.find_last_of("./");
    if (dot == std::string_view::npos || name[dot] == '/')
        return {};
    std::string extension(name.substr(dot + 1));
    std::ranges::transform(extension, extension.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return extension;
}

bool isDumpMagic(std::string_view start)
{
    using namespace std::string_view_literals;
    return start.starts_with("REDIS0") || start.starts_with("VALKEY") || start.starts_with("VKCS") ||
           start.starts_with("\x1F\x8B"sv) || start.starts_with("\x28\xB5\x2F\xFD"sv) ||
           start.starts_with("\x04\x22\x4D\x18"sv);
}

/// The commands of an append-only file are RESP arrays.
bool isAppendOnlyFile(std::string_view start)
{
    const std::size_t end = start.find("\r\n$");
    return start.starts_with('*') && end != std::string_view::npos && end > 1 &&
           start.substr(1, end - 1).find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<FileFormat> byExtension(std::string_view extension)
{
    if (extension == "rdb" || extension == "gz" || extension == "zst" || extension == "lz4")
        return FileFormat::Dump; // without the magic: the dump reader says what is wrong with it
    if (extension == "csv")
        return FileFormat::Csv;
    if (extension == "tsv" || extension == "tab")
        return FileFormat::Tsv;
    if (extension == "jsonl" || extension == "ndjson" || extension == "json")
        return FileFormat::JsonLines;
    if (extension == "txt" || extension == "text" || extension == "list" || extension == "keys" || extension == "names")
        return FileFormat::Text;
    return {};
}

/// Names may hold any byte, but a list of them that starts with NUL bytes is a program or a picture.
bool looksBinary(std::string_view start)
{
    return start.contains('\0');
}

FileFormat byFirstLine(std::string_view start)
{
    const std::string_view line = start.substr(0, start.find('\n'));
    const std::size_t brace = line.find_first_not_of(" \t");
    if (brace != std::string_view::npos && line.substr(brace).starts_with('{') && line.contains("\"name"))
        return FileFormat::JsonLines;
    if (line.contains('\t') && namesAColumn(line, '\t'))
        return FileFormat::Tsv;
    if (line.find_first_of(",;") != std::string_view::npos && namesAColumn(line, csvDelimiter(line)))
        return FileFormat::Csv;
    return FileFormat::Text;
}

} // namespace

char csvDelimiter(std::string_view header)
{
    return !header.contains(',') && header.contains(';') ? ';' : ',';
}

Result<FileFormat> formatOf(std::string_view name, std::string_view start)
{
    if (isDumpMagic(start))
        return FileFormat::Dump;
    if (const auto format = byExtension(lowerExtension(name)))
        return *format;
    if (isAppendOnlyFile(start))
        return fail(ErrorCode::UnsupportedFormat, std::string(name), "append-only file");
    if (name != "-" && looksBinary(start))
        return fail(ErrorCode::UnknownFormat, std::string(name));
    return byFirstLine(start);
}

Result<FileFormat> detectFormat(const std::string& path)
{
    auto input = InputBuffer::open(path);
    if (!input)
        return std::unexpected(input.error());
    const auto filled = input->fill({});
    if (!filled)
        return std::unexpected(filled.error());
    if (!*filled)
        return fail(ErrorCode::FileEmpty, path);
    return formatOf(path, input->unread().substr(0, 4096));
}

} // namespace colonnade
