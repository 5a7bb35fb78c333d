// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/rdbvisitor.h"
#include "rdb/shapereader.h"

#include <optional>
#include <string>

namespace colonnade {

/// How reading a dump ended.
struct RdbOutcome
{
    std::optional<RdbHeader> header = {};       ///< nullopt: it does not start like a dump
    std::uint64_t keys = 0;                     ///< read to their end, skipped ones included
    bool finished = false;                      ///< the end mark was there
    bool stopped = false;                       ///< a visitor said so
    std::optional<Error> failure = {};          ///< why it ended early; its subject is empty
    std::uint64_t endOffset = 0;                ///< behind the end mark, or where reading ended
    std::optional<std::uint64_t> checksum = {}; ///< as stored behind the end mark; 0: the writer had it switched off
};

/// Reads a dump once, from its first byte to its end mark, telling a visitor. Reads any version: what is newer than
/// the tables in rdbtype.h is tried until something unknown comes.
///
/// RDB 1 to 12 and Valkey's 80. Blocking; one call to read() for each reader.
class RdbReader
{
public:
    /// `sink` is told of the parts of values, between onKey and onValue; may be null. All must outlive the reader.
    RdbReader(Cursor& cursor, RdbVisitor& visitor, ShapeDetail detail, ShapeSink* sink = nullptr)
        : m_cursor(cursor)
        , m_visitor(visitor)
        , m_shapes(cursor, detail, sink)
    {
    }

    [[nodiscard]] RdbOutcome read();

private:
    bool readHeader();
    Flow readItem();
    Flow readAux();
    Flow readDatabase();
    Flow readDatabaseSize();
    Flow readSlot();
    Flow readSlotImport();
    Flow readFunction(bool isPreview);
    Flow readModuleAux();
    Flow readEnd();
    Flow readKey(std::uint8_t typeNumber, std::uint64_t at);
    Flow readValue();

    Cursor& m_cursor;
    RdbVisitor& m_visitor;
    ShapeReader m_shapes;
    RdbOutcome m_outcome;
    RdbHeader m_header;
    RdbKey m_key; // what is said before a key is kept here until it comes
    std::string m_name;
    std::string m_scratch;
};

/// Whether a file may be a dump: how its first bytes look. Nine bytes tell all.
[[nodiscard]] std::optional<RdbHeader> rdbHeaderFrom(std::string_view firstBytes);

/// The first version of each family with a checksum, and the last that this reader knows whole.
inline constexpr unsigned firstRdbVersionWithChecksum = 5;
[[nodiscard]] unsigned lastKnownVersion(RdbFamily family);

} // namespace colonnade
