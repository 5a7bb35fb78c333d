// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/rdbreader.h"

#include "rdb/inlinecommand.h"
#include "rdb/modulestream.h"
#include "rdb/primitives.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

namespace colonnade {

namespace {

constexpr std::string_view redisMagic = "REDIS";
constexpr std::string_view valkeyMagic = "VALKEY";
constexpr std::size_t headerSize = 9;
constexpr std::uint64_t longestIdle = 1ULL << 40; // seconds; more is damage, which Fact need not bear

/// What stands in the place of a type number and is none.
enum Opcode : std::uint8_t {
    SlotNumberEnterprise = 121,
    LruEnterprise = 107,
    // Two that mean one thing in Redis and another one in Valkey.
    HashTemplateOrCommand = 242,
    KeyMetaOrSlotImport = 243,
    SlotInfo = 244,
    Function2 = 245,
    FunctionPreview = 246,
    ModuleAux = 247,
    Idle = 248,
    Frequency = 249,
    Aux = 250,
    ResizeDb = 251,
    ExpireMs = 252,
    ExpireSeconds = 253,
    SelectDb = 254,
    End = 255,
};

// The lowest numbers stand for absences in Expiry; no server writes them.
Expiry expiryAt(std::int64_t ms)
{
    constexpr std::int64_t earliest = std::numeric_limits<std::int64_t>::min() / 2;
    return Expiry::at(std::chrono::milliseconds(std::max(ms, earliest)));
}

} // namespace

RdbSupport supportOf(const RdbHeader& header)
{
    const auto [first, last] = header.family == RdbFamily::Redis ? std::pair(1U, 15U) : std::pair(80U, 81U);
    if (header.version < first)
        return RdbSupport::Never;
    return header.version <= last ? RdbSupport::Known : RdbSupport::Newer;
}

std::optional<RdbHeader> rdbHeaderFrom(std::string_view firstBytes)
{
    const std::string_view header = firstBytes.substr(0, headerSize);
    if (header.size() < headerSize || (!header.starts_with(redisMagic) && !header.starts_with(valkeyMagic)))
        return std::nullopt;
    const bool isRedis = header.starts_with(redisMagic);
    const std::string_view digits = header.substr(isRedis ? redisMagic.size() : valkeyMagic.size());
    unsigned version = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), version);
    if (error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return RdbHeader{isRedis ? RdbFamily::Redis : RdbFamily::Valkey, version};
}

RdbOutcome RdbReader::read()
{
    m_outcome = {};
    Flow flow = readHeader() ? m_visitor.onHeader(m_header) : Flow::Stop;
    while (flow != Flow::Stop && m_cursor.ok())
        flow = readItem();
    if (m_outcome.finished)
        return m_outcome;
    if (m_cursor.ok()) {
        m_outcome.stopped = true;
        m_outcome.endOffset = m_cursor.offset();
    } else {
        m_outcome.failure = m_cursor.failure();
        m_outcome.endOffset = *m_outcome.failure->offset;
    }
    return m_outcome;
}

bool RdbReader::readHeader()
{
    const std::string_view first = m_cursor.peek(headerSize);
    const std::optional<RdbHeader> header = rdbHeaderFrom(first);
    if (!header) {
        const bool isCutOff =
            first.size() < headerSize && (redisMagic.starts_with(first.substr(0, redisMagic.size())) ||
                                          valkeyMagic.starts_with(first.substr(0, valkeyMagic.size())));
        m_cursor.fail(isCutOff ? ErrorCode::Truncated : ErrorCode::UnknownFormat,
                      isCutOff ? "shorter than a dump's first nine bytes" : "does not start like a dump", 0);
        return false;
    }
    m_cursor.skip(headerSize);
    m_outcome.header = m_header = *header;
    return true;
}

Flow RdbReader::readItem()
{
    const std::uint64_t at = m_cursor.offset();
    const std::uint8_t code = m_cursor.byte();
    if (!m_cursor.ok())
        return Flow::Stop;
    const bool isRedis = m_header.family == RdbFamily::Redis;
    switch (code) {
    case End:
        return readEnd();
    case SelectDb:
        return readDatabase();
    case ExpireSeconds:
    case ExpireMs:
    case Frequency:
    case Idle:
        readBeforeKey(code, at);
        return Flow::Continue;
    case HashTemplateOrCommand:
        return isRedis ? readHashTemplate() : readInlineCommand();
    case KeyMetaOrSlotImport:
        return isRedis ? readKeyMeta() : readSlotImport();
    case ResizeDb:
        return readDatabaseSize();
    case Aux:
        return readAux();
    case ModuleAux:
        return readModuleAux();
    case FunctionPreview:
        return readFunction(true);
    case Function2:
        return readFunction(false);
    case SlotInfo:
        return readSlot();
    case LruEnterprise:
    case SlotNumberEnterprise:
        static_cast<void>(readLength(m_cursor));
        return Flow::Continue;
    default:
        return readKey(code, at);
    }
}

void RdbReader::readBeforeKey(std::uint8_t code, std::uint64_t at)
{
    m_saidAt = m_saidAt.value_or(at);
    if (code == ExpireSeconds)
        m_key.expiry = expiryAt(std::int64_t{1000} * m_cursor.little<std::int32_t>());
    else if (code == ExpireMs)
        m_key.expiry = expiryAt(m_cursor.little<std::int64_t>());
    else if (code == Frequency)
        m_key.frequency = m_cursor.byte();
    else
        m_key.idleSeconds = std::min(readLength(m_cursor), longestIdle);
}

Flow RdbReader::readEnd()
{
    m_outcome.finished = true;
    m_outcome.endOffset = m_cursor.offset();
    m_outcome.strayAt = m_saidAt;
    if (m_header.version >= firstRdbVersionWithChecksum && m_cursor.peek(8).size() == 8)
        m_outcome.checksum = m_cursor.little<std::uint64_t>();
    return Flow::Stop;
}

Flow RdbReader::readDatabase()
{
    const std::uint64_t at = m_cursor.offset();
    const std::uint64_t db = readLength(m_cursor);
    if (db > std::numeric_limits<std::uint32_t>::max())
        m_cursor.fail(ErrorCode::Damaged, "no such database number", at);
    if (!m_cursor.ok())
        return Flow::Stop;
    m_key.db = static_cast<std::uint32_t>(db);
    m_outcome.highestDb = std::max(m_outcome.highestDb, m_key.db);
    return m_visitor.onDatabase(m_key.db);
}

Flow RdbReader::readDatabaseSize()
{
    const std::uint64_t keys = readLength(m_cursor);
    const std::uint64_t expiring = readLength(m_cursor);
    return m_cursor.ok() ? m_visitor.onDatabaseSize(keys, expiring) : Flow::Stop;
}

Flow RdbReader::readAux()
{
    m_name = readString(m_cursor, m_scratch);
    const std::string_view value = readString(m_cursor, m_scratch);
    return m_cursor.ok() ? m_visitor.onAux(m_name, value) : Flow::Stop;
}

Flow RdbReader::readSlot()
{
    const std::uint64_t slot = readLength(m_cursor);
    const std::uint64_t keys = readLength(m_cursor);
    const std::uint64_t expiring = readLength(m_cursor);
    return m_cursor.ok() ? m_visitor.onSlot(slot, keys, expiring) : Flow::Stop;
}

// A migration that was under way: its name and its slot ranges.
Flow RdbReader::readSlotImport()
{
    skipString(m_cursor);
    const std::uint64_t ranges = readLength(m_cursor);
    for (std::uint64_t i = 0; i < ranges && m_cursor.ok(); ++i) {
        static_cast<void>(readLength(m_cursor));
        static_cast<void>(readLength(m_cursor));
    }
    return Flow::Continue;
}

Flow RdbReader::readHashTemplate()
{
    m_templates.read(m_cursor);
    return Flow::Continue;
}

Flow RdbReader::readInlineCommand()
{
    skipInlineCommand(m_cursor);
    m_outcome.commands += m_cursor.ok() ? 1 : 0;
    return Flow::Continue;
}

// What modules keep beside the next key: for each of them its name and version, then its own bytes.
Flow RdbReader::readKeyMeta()
{
    constexpr std::uint64_t nameAndVersion = 4;
    const std::uint64_t classes = readLength(m_cursor);
    for (std::uint64_t i = 0; i < classes && m_cursor.ok(); ++i) {
        m_cursor.skip(nameAndVersion);
        skipModuleStream(m_cursor);
    }
    return Flow::Continue;
}

Flow RdbReader::readFunction(bool isPreview)
{
    if (isPreview) { // name, engine, optional description, code
        skipString(m_cursor);
        skipString(m_cursor);
        if (readLength(m_cursor) != 0)
            skipString(m_cursor);
    }
    const std::string_view library = readString(m_cursor, m_scratch);
    return m_cursor.ok() ? m_visitor.onFunction(library) : Flow::Stop;
}

Flow RdbReader::readModuleAux()
{
    const std::uint64_t id = readLength(m_cursor);
    static_cast<void>(readLength(m_cursor)); // the kind of the next number
    static_cast<void>(readLength(m_cursor)); // before or after the keys
    skipModuleStream(m_cursor);
    return m_cursor.ok() ? m_visitor.onModuleAux(id) : Flow::Stop;
}

Flow RdbReader::readKey(std::uint8_t typeNumber, std::uint64_t at)
{
    const std::optional<RdbType> type = rdbTypeFrom(m_header.family, typeNumber);
    if (!type) {
        m_cursor.fail(ErrorCode::UnsupportedFormat, "unknown type or opcode " + std::to_string(typeNumber), at);
        return Flow::Stop;
    }
    m_name = readString(m_cursor, m_scratch);
    if (!m_cursor.ok())
        return Flow::Stop;
    m_key.name = m_name;
    m_key.type = *type;
    m_key.offset = at;
    const Flow flow = readValue();
    const std::uint32_t db = m_key.db;
    m_key = {};
    m_key.db = db;
    m_saidAt.reset();
    return flow;
}

Flow RdbReader::readValue()
{
    switch (m_visitor.onKey(m_key)) {
    case Flow::Stop:
        return Flow::Stop;
    case Flow::SkipValue:
        m_shapes.skip(m_key.type);
        m_outcome.keys += m_cursor.ok() ? 1 : 0;
        return Flow::Continue;
    case Flow::Continue:
        break;
    }
    const ValueShape& shape = m_shapes.read(m_key.type);
    if (!m_cursor.ok())
        return Flow::Stop;
    ++m_outcome.keys;
    return m_visitor.onValue(m_key, shape);
}

} // namespace colonnade
