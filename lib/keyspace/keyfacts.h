// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/valuetraits.h"
#include "util/fact.h"
#include "util/valuetype.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// What every source says of one key. `name` is bytes, never text, and is a view: in a batch it lives as long as
/// the batch, in a keyspace as long as the keyspace.
struct KeyFacts
{
    std::string_view name;
    std::uint32_t db = 0;
    ValueType type = ValueType::Unknown;
    Encoding encoding = Encoding::Unknown;
    Fact elements = {};   ///< fields, members, entries; bytes of a string (as STRLEN says)
    Fact valueBytes = {}; ///< the payload: bytes of all fields, members, values together, without the server's overhead
    Fact memoryBytes = {}; ///< as MEMORY USAGE counts: key, value and overhead
    Expiry expiry = {};
    Fact idleSeconds = {};   ///< not available under an LFU policy
    Fact frequency = {};     ///< the LFU counter, 0-255
    Fact locator = {};       ///< where the source finds the value again (a dump: byte offset); opaque to all others
    std::uint64_t count = 1; ///< how many keys a row of a design sheet stands for
    bool isTemplate = false; ///< a row of a design sheet with placeholders in its name (bytes/placeholders.h)
    std::uint16_t file = 0;  ///< of several files read as one source: the number of the key's own
    ValueTraits traits = {}; ///< of sampled values only
};

/// A few thousand KeyFacts on their way from a source to a keyspace; owns the names. Reused by clear().
class KeyBatch
{
public:
    /// Copies the name. The facts' own view is replaced when read back.
    void add(const KeyFacts& facts)
    {
        m_rows.push_back(facts);
        m_offsets.push_back(m_names.size());
        m_names.append(facts.name);
    }
    void setFile(std::uint16_t file) ///< of all keys in it
    {
        for (KeyFacts& facts : m_rows)
            facts.file = file;
    }
    void clear()
    {
        m_rows.clear();
        m_offsets.clear();
        m_names.clear();
    }
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    [[nodiscard]] bool empty() const { return m_rows.empty(); }
    [[nodiscard]] std::size_t nameBytes() const { return m_names.size(); }
    /// Valid until the batch is changed.
    [[nodiscard]] KeyFacts operator[](std::size_t i) const
    {
        KeyFacts facts = m_rows[i];
        facts.name = std::string_view(m_names).substr(m_offsets[i], facts.name.size());
        return facts;
    }

private:
    std::vector<KeyFacts> m_rows; // name: only its size is valid here
    std::vector<std::size_t> m_offsets;
    std::string m_names;
};

} // namespace colonnade
