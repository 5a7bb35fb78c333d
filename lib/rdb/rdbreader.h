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
    std::uint64_t commands = 0;                 ///< that change keys written before them (Valkey 9.2), passed over
    /// Where an expiry, idle time or the like begins that no key follows.
    std::optional<std::uint64_t> strayAt = {};
    std::uint32_t highestDb = 0;
};

/// Reads a dump once, from its first byte to its end mark, telling a visitor. Reads any version: what is newer than
/// the tables in rdbtype.h is tried until something unknown comes.
///
/// RDB 1 to 15 and Valkey's 80 and 81. Blocking; one call to read() for each reader.
class RdbReader
{
public:
    /// `sink` is told of the parts of values, between onKey and onValue; may be null. All must outlive the reader.
    RdbReader(Cursor& cursor, RdbVisitor& visitor, ShapeDetail detail, ShapeSink* sink = nullptr)
        : m_cursor(cursor)
        , m_visitor(visitor)
        , m_shapes(cursor, m_templates, detail, sink)
    {
    }

    [[nodiscard]] RdbOutcome read();
    /// Those that the file has had so far.
    [[nodiscard]] const HashTemplates& templates() const { return m_templates; }

private:
    bool readHeader();
    Flow readItem();
    void readBeforeKey(std::uint8_t code, std::uint64_t at);
    Flow readAux();
    Flow readDatabase();
    Flow readDatabaseSize();
    Flow readSlot();
    Flow readSlotImport();
    Flow readFunction(bool isPreview);
    Flow readModuleAux();
    Flow readHashTemplate();
    Flow readInlineCommand();
    Flow readKeyMeta();
    Flow readEnd();
    Flow readKey(std::uint8_t typeNumber, std::uint64_t at);
    Flow readValue();

    Cursor& m_cursor;
    RdbVisitor& m_visitor;
    HashTemplates m_templates;
    ShapeReader m_shapes;
    RdbOutcome m_outcome;
    RdbHeader m_header;
    RdbKey m_key;                          // what is said before a key is kept here until it comes
    std::optional<std::uint64_t> m_saidAt; // where that begins
    std::string m_name;
    std::string m_scratch;
};

/// Whether a file may be a dump: how its first bytes look. Nine bytes tell all.
[[nodiscard]] std::optional<RdbHeader> rdbHeaderFrom(std::string_view firstBytes);

inline constexpr unsigned firstRdbVersionWithChecksum = 5;
/// How this reader knows a version.
enum class RdbSupport : std::uint8_t {
    Known,
    Newer, ///< than the tables here
    Never, ///< no server writes it
};
[[nodiscard]] RdbSupport supportOf(const RdbHeader& header);

} // namespace colonnade
