// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"

#include <memory>

namespace colonnade {

/// Standard input, once: a list of names, or a dump. A dump is read twice, and so it is copied first, into a file
/// without a name in the temporary folder, unless standard input is a file already.
class StandardInput final : public Source
{
public:
    StandardInput();
    ~StandardInput() override;

    /// What NamesSource and DumpSource say, and FileWriteFailed where there is no room for the copy.
    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) override;
    /// After read().
    Result<std::unique_ptr<ValueReader>> openValues() override;

private:
    std::unique_ptr<Source> m_source;
    int m_copy = -1;
};

} // namespace colonnade
