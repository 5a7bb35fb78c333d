// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace colonnade {

/// What a person chose to open: an address as on the command line (demo:, a path, a server's URL), or the practice
/// sandbox. May hold a password; displayName() and withoutPassword() never do.
struct SourceChoice
{
    QString address;
    bool allDatabases = false; ///< of a server; files are always read whole
    bool isSandbox = false;
    bool samplesValues = false;   ///< of a server; of files and the demo values are always sampled
    bool watchesCommands = false; ///< of a server; see commandsampler.h
    bool isProduction = false;    ///< of a server: values and commands are sampled only when asked for each time

    static SourceChoice demo() { return {.address = QStringLiteral("demo:")}; }
    static SourceChoice sandbox() { return {.address = {}, .allDatabases = true, .isSandbox = true}; }

    [[nodiscard]] bool isServer() const;
    /// For titles, lists and settings.
    [[nodiscard]] SourceChoice withoutPassword() const;
    /// What a list of recent sources keeps: no password, and of production servers no wish to sample.
    [[nodiscard]] SourceChoice toRemember() const;
    /// "prod-cache-3:6379", "dump.rdb": the short name of it.
    [[nodiscard]] QString shortName() const;

    bool operator==(const SourceChoice&) const = default;
};

} // namespace colonnade
