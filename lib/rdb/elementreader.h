// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/cursor.h"
#include "rdb/hashtemplates.h"
#include "rdb/packed.h"
#include "rdb/streamnode.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace colonnade {

/// One element of a value, with its content. Strings are kept between elements to use their memory again.
struct ValueElement
{
    std::string field;                                       ///< hash: field; stream: entry id
    std::string value;                                       ///< hash: value; else the item or member
    std::vector<std::pair<std::string, std::string>> fields; ///< streams
    std::optional<double> score;
    std::optional<std::int64_t> expiresAtMs;
};

/// The deep pass over one value: its elements, one after another, from any place it has been before. Holds one element
/// or one packed part at a time. Only for hashes, lists, sets, sorted sets and streams.
class ElementReader
{
public:
    /// Where the next element is.
    struct Place
    {
        std::uint64_t offset = 0;    ///< of the record, node or packed part that holds it
        std::uint64_t inside = 0;    ///< elements of that part before it
        std::uint64_t index = 0;     ///< elements of the value before it
        std::uint64_t partsLeft = 0; ///< records, nodes or packed parts from `offset` on

        bool operator==(const Place&) const = default;
    };

    /// The cursor stands behind the key, and belongs to the reader while it is used. `templates`: those of the file.
    /// Both must outlive the reader.
    ElementReader(Cursor& cursor, const HashTemplates& templates, RdbType type);

    /// Goes to a place of the same value. Whether the cursor could.
    bool resume(const Place& place);

    /// False: the end, or a failure of the cursor (damage of packed parts included).
    bool next(ValueElement& element);
    [[nodiscard]] Place place() const { return m_place; }

private:
    bool readRecord(ValueElement& element);
    bool nextInPart(ValueElement& element);
    bool openPart();
    bool nextPacked(ValueElement& element);
    bool nextStreamEntry(ValueElement& element);
    bool skipInside(std::uint64_t count);
    bool closePart();
    void findTemplate(std::uint64_t id, std::uint64_t at);
    [[nodiscard]] bool hasTemplate() const { return m_info.fieldNames != FieldNames::InValue; }

    Cursor& m_cursor;
    const HashTemplates& m_templates;
    const RdbTypeInfo& m_info;
    HashTemplate m_names; // of the fields, where they stand apart from the values
    Place m_place;
    std::int64_t m_earliestExpiry = 0;

    // The part that is open: its bytes, uncompressed, and what walks them.
    bool m_partOpen = false;
    std::string m_key;
    std::string m_part;
    Packed m_packed;
    std::optional<StreamNode> m_node;
    std::optional<std::string> m_plain; // a list item that is a node of its own
    StreamEntry m_entry;
    std::string m_scratch;
};

} // namespace colonnade
