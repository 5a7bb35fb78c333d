// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/connection.h"
#include "redis/serverfacts.h"
#include "source/source.h"

namespace colonnade {

/// A running server, read with SCAN over one read-only connection. A key may be passed on twice when the server's
/// table changes its size meanwhile, as SCAN allows; the keyspace counts it once.
class ScanSource final : public Source
{
public:
    explicit ScanSource(ServerAddress address, ConnectionOptions options = {});

    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) override;
    Result<std::unique_ptr<ValueReader>> openValues() override;

private:
    ServerAddress m_address;
    ConnectionOptions m_options;
};

} // namespace colonnade
