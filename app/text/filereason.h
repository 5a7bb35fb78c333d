// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>
#include <string_view>

namespace colonnade {

/// Why a profile, a file of mutes or a list of names was refused, in the language of the program: the core says it in
/// English, with names and numbers from the file. nullopt: nothing that is known here.
[[nodiscard]] std::optional<QString> fileReason(std::string_view english);

} // namespace colonnade
