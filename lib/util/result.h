// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/error.h"

#include <expected>
#include <utility>

namespace colonnade {

/// For whatever a file, a server or a person can get wrong; our own bugs are asserts.
template<typename T>
using Result = std::expected<T, Error>;

/// `return fail(ErrorCode::FileEmpty, path);`
inline std::unexpected<Error> fail(ErrorCode code, std::string subject, std::string detail = {},
                                   std::optional<std::uint64_t> offset = {})
{
    return std::unexpected(Error{code, std::move(subject), std::move(detail), offset});
}

} // namespace colonnade
