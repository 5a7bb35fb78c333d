// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace colonnade {

/// The real dump files of COLONNADE_FIXTURES, read in place.
[[nodiscard]] bool haveDumpFixtures();
inline constexpr const char* noDumpFixtures =
    "no dump fixtures here: set the CMake variable COLONNADE_FIXTURES to the folder that holds rdb/manifest.tsv";

/// Whole path of a file, named as in the manifest ("librdb/empty.rdb").
[[nodiscard]] std::string dumpFixturePath(const std::string& name);
[[nodiscard]] std::string dumpFixture(const std::string& name);

/// The rows of a table beside the fixtures, without comment lines.
[[nodiscard]] std::vector<std::vector<std::string>> dumpFixtureTable(const std::string& name);

/// What the manifest says of each file.
struct ManifestRow
{
    std::string file;
    std::string version; ///< "REDIS 10", "VALKEY 80", "AOF", "-"
    std::uint64_t keys;
    std::string exercises;
};
[[nodiscard]] std::vector<ManifestRow> dumpManifest();

/// What a live server said of each key of a generated dump, after it had loaded that dump.
struct GoldenKey
{
    std::uint32_t db;
    std::string type;
    std::string encoding;
    std::uint64_t memoryBytes;
    std::string expiry; ///< milliseconds since the epoch, -1, or only "ttl"
    std::uint64_t elements;
    std::string name;
};
[[nodiscard]] std::vector<GoldenKey> goldenKeys(const std::string& name); ///< "generated/redis-7.2"

} // namespace colonnade
