// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/cursor.h"
#include "rdb/packedfacts.h"
#include "rdb/streamnode.h"
#include "rdb/valueshape.h"

#include <string>

namespace colonnade {

/// The structure pass over one value: measures and counts, allocates nothing per element (its own buffers grow to the
/// largest packed part and are used again). About 10 ns an element.
class ShapeReader
{
public:
    /// `sink` may be null; `templates` are those of the file so far. All must outlive the reader.
    ShapeReader(Cursor& cursor, const HashTemplates& templates, ShapeDetail detail, ShapeSink* sink)
        : m_cursor(cursor)
        , m_templates(templates)
        , m_detail(detail)
        , m_sink(sink)
    {
    }

    /// The cursor stands behind the key, and is left behind the value. The shape is valid until the next call, and
    /// of no use where the cursor has failed.
    const ValueShape& read(RdbType type);
    /// The same way through the file, telling nobody.
    void skip(RdbType type);

private:
    /// A string that holds a packed part.
    struct Part
    {
        std::uint64_t at;
        StringHead head;
        std::string_view bytes; ///< uncompressed; empty in a size-only pass and where it cannot be decompressed
    };

    void readValue(RdbType type);
    void readStringValue();
    void readRecords(const RdbTypeInfo& info);
    void readMembers(std::uint64_t count);
    void readScored(std::uint64_t count, bool textScores);
    void readFields(std::uint64_t count, FieldExpiry expiry);
    void readTemplateValues(FieldNames names);
    void readPacked(const RdbTypeInfo& info);
    void readNodes(const RdbTypeInfo& info);
    void readStream(const RdbTypeInfo& info);
    void readStreamNodes();
    void readModule();
    void readArray();
    void readPaths();

    [[nodiscard]] Part readPart();
    void walkPacked(const RdbTypeInfo& info, const Part& part);
    void take(const PackedFacts& facts, const Part& part);
    void walkStreamNode(const Part& part);
    void tellElement(std::uint64_t first, std::uint64_t second = 0, bool expires = false);
    void tellNode(std::uint64_t index, std::uint64_t count, const StringHead& head, bool isPlain);
    void mark(ValueFault fault, std::uint64_t at);

    Cursor& m_cursor;
    const HashTemplates& m_templates;
    ShapeDetail m_detail;
    ShapeSink* m_sink;
    ValueShape m_shape;
    std::uint64_t m_elements = 0; // the two facts while they grow
    std::uint64_t m_payload = 0;
    std::string m_scratch;
    std::string m_key;
    StreamEntry m_entry;
    DuplicateCheck m_duplicates;
};

} // namespace colonnade
