// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace colonnade {

/// Folders that a test reads from. Only paths.cpp knows where they are, so that the compiler cache can serve a test
/// built in one checkout to another.
[[nodiscard]] std::string sourceFolder();   ///< of this checkout
[[nodiscard]] std::string fixturesFolder(); ///< real dump files; may not exist

} // namespace colonnade
