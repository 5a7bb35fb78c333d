// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/source.h"

#include <algorithm>

namespace colonnade {

namespace {

bool speaksAgainst(const Error& warning)
{
    switch (warning.code) {
    case ErrorCode::Truncated:
    case ErrorCode::Damaged:
    case ErrorCode::ChecksumMismatch:
    case ErrorCode::NewerVersion:
    case ErrorCode::MoreBehindEnd:
    case ErrorCode::RefusedByServer:
        return true;
    default:
        return false;
    }
}

} // namespace

bool isSound(const SourceSummary& summary)
{
    return !summary.cancelled && !summary.stoppedBy && std::ranges::none_of(summary.warnings, speaksAgainst);
}

} // namespace colonnade
