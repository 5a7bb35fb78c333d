// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/paths.h"

namespace colonnade {

std::string sourceFolder()
{
    return COLONNADE_SOURCE_DIR;
}

std::string fixturesFolder()
{
    return COLONNADE_FIXTURES;
}

} // namespace colonnade
