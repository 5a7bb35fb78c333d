// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace colonnade {

/// What a connection may send. Chosen when it is opened and never changed.
enum class Access : std::uint8_t {
    ReadOnly,
    Watch, ///< and MONITOR, which changes nothing but makes the server send every command to us
    ReadWrite,
};

/// The read-only gate: a list of commands that are known to change nothing. What is not on it does not pass, so a
/// command that a server invents tomorrow is refused. Decides by the first two words alone, whatever the letters'
/// case; every command on the list changes nothing for any further arguments.
[[nodiscard]] bool isReadCommand(std::string_view command, std::string_view firstArgument = {});

/// Whether a connection of this kind may send it.
[[nodiscard]] bool maySend(Access access, std::string_view command, std::string_view firstArgument = {});

} // namespace colonnade
