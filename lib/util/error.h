// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace colonnade {

/// What went wrong, by who can do something about it. app/text makes the sentences.
enum class ErrorCode : std::uint8_t {
    // a file
    FileNotFound,
    FileNotReadable,
    FileIsFolder,
    FileEmpty,
    FileReadFailed,
    FileWriteFailed,
    // its content
    UnknownFormat,     ///< neither a dump nor anything else that a source reads
    UnsupportedFormat, ///< recognised, and outside of what this build reads
    Truncated,         ///< ends in the middle of something; `offset` says where
    Damaged,           ///< contradicts its own format; `offset` says where
    ChecksumMismatch,
    NewerVersion,       ///< of a known format; what was understood counts
    MoreBehindEnd,      ///< bytes after the end of the content, not read
    CommandsNotApplied, ///< later changes beside the content they change, not read; `detail` says how many or where
    RefusedByServer,    ///< read here, and no server would load it; `offset` says where, `detail` what
    ManyDatabases,      ///< more than a server has without being told; `detail` is the number it needs
    LimitExceeded,      ///< a length or count that no real file has, refused before any allocation
    // what a person typed
    BadAddress,
    BadArgument,
    BadProfile,
    BadMutes,
    BadEscape,
    MissingColumn,
    BadLine, ///< a line of a list that holds no key: skipped; `offset` is its number
    // a server
    HostNotFound,
    ConnectionRefused,
    ConnectionLost,
    TimedOut,
    TlsFailed,
    LoginRequired,
    LoginRefused,
    PermissionDenied, ///< NOPERM: the user may not run this command
    NoSuchDatabase,
    ServerLoading,
    ServerError,        ///< any other error reply; `detail` is the server's own text
    ProtocolError,      ///< what answers is not a Redis-protocol server
    ReadOnlyConnection, ///< the gate: a write command in read-only mode never leaves the process
    NoSuchKey,
    WrongType,
    OneNodeOfCluster, ///< a warning: the other nodes' keys are not seen
    NotAvailable,     ///< the source has no such thing (a list of names has no values)
    // a program on this machine
    ProgramMissing, ///< `subject`: the names of those that would do
    ProgramFailed,  ///< it started and did not get ready; `detail` is what it said
    // neither
    Cancelled, ///< the stop token ended a call that could answer nothing yet; an outcome, not shown as an error
};

/// One failure, as facts: what was tried on what, what happened, where.
/// `subject` is the file, address, command or text it happened to; never a password.
struct Error
{
    ErrorCode code{};
    std::string subject;
    std::string detail = {};
    std::optional<std::uint64_t> offset = {}; ///< byte offset in a file, or line number in a text file

    bool operator==(const Error&) const = default;
};

} // namespace colonnade
