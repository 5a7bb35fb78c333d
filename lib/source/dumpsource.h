// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sizing/profilechooser.h"
#include "source/source.h"

#include <optional>
#include <string>

namespace colonnade {

/// A dump file (RDB 1 to 15, Valkey's 80 and 81), plain or compressed (dumpstream.h); also the dump that an append-only
/// file begins with.
///
/// Reads the file twice, in blocks, in constant memory: first for what must be known before the first key
/// (dumpsurvey.h), then for the keys. The checksum of a plain file is computed meanwhile by a second thread, which ends
/// before read() does; a wrong one is a warning, and the keys stay usable. Memory is estimated (keysizer.h).
class DumpSource final : public Source
{
public:
    explicit DumpSource(std::string path)
        : m_path(std::move(path))
        , m_name(m_path)
    {
    }
    /// `name`: what it is called where the path says nothing to a person.
    DumpSource(std::string path, std::string name)
        : m_path(std::move(path))
        , m_name(std::move(name))
    {
    }

    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) override;
    Result<std::unique_ptr<ValueReader>> openValues() override;

    /// What sizes of the last read() rest on; nullopt before.
    [[nodiscard]] const std::optional<ProfileChooser::Choice>& memoryChoice() const { return m_memory; }

private:
    std::string m_path;
    std::string m_name;
    std::optional<ProfileChooser::Choice> m_memory;
};

} // namespace colonnade
