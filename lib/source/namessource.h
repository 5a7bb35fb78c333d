// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/format.h"
#include "source/inputbuffer.h"
#include "source/source.h"

#include <optional>
#include <string>

namespace colonnade {

/// A list of key names, with as many facts as it has: text (one name a line, raw bytes), CSV or TSV with a header
/// (see SheetColumns), JSON lines (see keyFromJson). LF and CRLF end lines; a byte order mark is skipped. A line
/// without a name is counted, the first few are reported, and none ends the run. The locator of a key is its line
/// number. Memory: one batch and the longest line (512 MiB at most, longer lines are skipped).
class NamesSource final : public Source
{
public:
    /// "-" is standard input, which can be read once. Without a format it is found from name and content.
    explicit NamesSource(std::string path, std::optional<FileFormat> format = {});
    /// Goes on with standard input, of which somebody has looked at the start.
    explicit NamesSource(InputBuffer standardInput);

    /// Errors: those of InputBuffer::open; FileEmpty for an empty file (empty standard input is an empty list);
    /// MissingColumn; UnknownFormat also when no line at all of a JSON-lines file could be read.
    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) override;

    /// NotAvailable: names have no values.
    Result<std::unique_ptr<ValueReader>> openValues() override;

private:
    std::string m_path;
    std::optional<FileFormat> m_format;
    std::optional<InputBuffer> m_input;
};

} // namespace colonnade
