// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytes/idpins.h"
#include "keyspace/column.h"
#include "keyspace/ids.h"
#include "keyspace/keyfacts.h"
#include "util/progress.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Sums over some keys. Where a fact is not known for every key, the sum is a lower bound, and `…Known` says of how
/// many keys it speaks. `keys` counts what rows stand for (a sheet's row may stand for many).
struct Aggregate
{
    std::uint64_t keys = 0;
    std::uint64_t memoryBytes = 0;
    std::uint64_t memoryKnown = 0;
    std::uint64_t valueBytes = 0;
    std::uint64_t valueBytesKnown = 0;
    std::uint64_t elements = 0;
    std::uint64_t elementsKnown = 0;
    std::uint64_t expiring = 0;
    std::uint64_t expiryKnown = 0;
    std::optional<KeyId> largest; ///< by memory, or by value bytes where no memory is known

    bool operator==(const Aggregate&) const = default;
};

/// A key that stands in several of the files that were read as one source. Its first file's key counts.
struct SharedKey
{
    KeyId key{};
    std::uint16_t alsoIn = 0; ///< the number of the later file

    bool operator==(const SharedKey&) const = default;
};

/// All keys with their facts, in columns, in tree order; the folder tree and the patterns over them. Immutable after
/// KeyspaceBuilder made it, so any number of threads may read it. Some 50 bytes a key and 28 a folder beside the
/// names; aggregates of big folders are stored, of small ones summed when asked for.
///
/// Tree order: below each folder first its own keys, then its subfolders, each sorted by bytes; so every subtree is
/// one range of keys. The same name in two databases is two neighbouring keys.
class Keyspace
{
public:
    static constexpr NodeId root{0};

    Keyspace() = default;

    // --- keys
    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] KeyRange all() const { return {0, m_size}; }
    [[nodiscard]] KeyFacts key(KeyId key) const; ///< the name's view lives as long as this keyspace
    [[nodiscard]] std::string_view name(KeyId key) const;
    [[nodiscard]] std::uint32_t db(KeyId key) const { return m_db[index(key)]; }
    [[nodiscard]] ValueType type(KeyId key) const { return m_types[index(key)]; }
    [[nodiscard]] Encoding encoding(KeyId key) const { return m_encodings[index(key)]; }
    [[nodiscard]] Fact elements(KeyId key) const { return m_elements[index(key)]; }
    [[nodiscard]] Fact valueBytes(KeyId key) const { return m_valueBytes[index(key)]; }
    [[nodiscard]] Fact memoryBytes(KeyId key) const { return m_memory[index(key)]; }
    [[nodiscard]] Expiry expiry(KeyId key) const { return m_expiry[index(key)]; }
    [[nodiscard]] Fact idleSeconds(KeyId key) const { return m_idle[index(key)]; }
    [[nodiscard]] Fact frequency(KeyId key) const { return m_frequency[index(key)]; }
    [[nodiscard]] std::uint64_t count(KeyId key) const { return m_count[index(key)]; }
    [[nodiscard]] ValueTraits traits(KeyId key) const { return m_traits[index(key)]; }
    [[nodiscard]] std::uint16_t file(KeyId key) const { return m_file[index(key)]; }
    [[nodiscard]] bool isSampled() const; ///< whether any value was
    /// Seconds until expiry counted from takenAt(), rounded up as the TTL command does, at least 0; nullopt: none or
    /// not known (see expiry()).
    [[nodiscard]] std::optional<std::uint64_t> ttlSeconds(KeyId key) const;
    [[nodiscard]] std::optional<KeyId> find(std::string_view name, std::uint32_t db = 0) const; ///< O(depth x log n)

    [[nodiscard]] TimePoint takenAt() const { return m_takenAt; }
    [[nodiscard]] std::string_view separator() const { return m_separator; }
    [[nodiscard]] const IdPins& idPins() const { return m_idPins; }         ///< that its patterns were made with
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; } ///< same name and database again: dropped
    [[nodiscard]] std::uint64_t sharedKeys() const { return m_sharedKeys; } ///< of these: an earlier file has it
    [[nodiscard]] const std::vector<SharedKey>& firstShared() const { return m_firstShared; } ///< the first dozen
    [[nodiscard]] std::vector<std::uint32_t> databases() const;                               ///< ascending

    // --- folders
    [[nodiscard]] std::uint32_t nodeCount() const { return static_cast<std::uint32_t>(m_nodes.size()); }
    [[nodiscard]] NodeId parent(NodeId node) const { return NodeId(at(node).parent); } ///< root's parent is root
    [[nodiscard]] std::uint32_t childCount(NodeId node) const { return at(node).childCount; }
    [[nodiscard]] NodeId child(NodeId node, std::uint32_t row) const; ///< children are contiguous and sorted
    [[nodiscard]] std::uint32_t rowOf(NodeId node) const;             ///< position among its parent's children
    [[nodiscard]] std::uint32_t depth(NodeId node) const;             ///< root 0
    [[nodiscard]] std::string_view segment(NodeId node) const;        ///< the last part of the path
    [[nodiscard]] std::string_view path(NodeId node) const;           ///< without a trailing separator; root: empty
    [[nodiscard]] KeyRange keys(NodeId node) const;                   ///< the whole subtree
    [[nodiscard]] KeyRange ownKeys(NodeId node) const;                ///< only those directly in this folder
    [[nodiscard]] Aggregate aggregate(NodeId node) const;
    [[nodiscard]] NodeId nodeOf(KeyId key) const; ///< the folder that holds the key directly
    [[nodiscard]] std::optional<NodeId> findNode(std::string_view path) const;

    // --- patterns
    [[nodiscard]] std::uint32_t patternCount() const { return static_cast<std::uint32_t>(m_patterns.size()); }
    [[nodiscard]] std::string_view pattern(PatternId pattern) const { return m_patterns[index(pattern)].text; }
    [[nodiscard]] const Aggregate& aggregate(PatternId pattern) const { return m_patterns[index(pattern)].aggregate; }
    /// Keys by type, indexed by ValueType.
    [[nodiscard]] const std::array<std::uint64_t, allValueTypes.size()>& types(PatternId pattern) const
    {
        return m_patterns[index(pattern)].types;
    }
    [[nodiscard]] KeyId example(PatternId pattern) const { return m_patterns[index(pattern)].example; }
    [[nodiscard]] PatternId patternOf(KeyId key) const { return m_patternOf[index(key)]; }
    [[nodiscard]] KeySelection keys(PatternId pattern) const; ///< one pass over all keys

    // --- sums over any selection
    [[nodiscard]] Aggregate aggregate(const KeySelection& keys) const;

    /// Bytes held, names and tree included (what the bench and the status line report).
    [[nodiscard]] std::size_t memoryFootprint() const;

private:
    friend class KeyspaceBuilder;

    struct Node
    {
        std::uint32_t parent = 0;
        std::uint32_t firstChild = 0;
        std::uint32_t childCount = 0;
        std::uint32_t firstKey = 0;
        std::uint32_t keyCount = 0;
        std::uint32_t pathLength = 0; ///< the path is this prefix of the first key's name
        std::uint32_t aggregate = 0;  ///< index + 1 into m_aggregates; 0: summed when asked for
    };
    struct Pattern
    {
        std::string text;
        Aggregate aggregate;
        std::array<std::uint64_t, allValueTypes.size()> types{};
        KeyId example{};
    };

    template<typename Id>
    static std::size_t index(Id id)
    {
        return static_cast<std::size_t>(id);
    }
    [[nodiscard]] const Node& at(NodeId node) const { return m_nodes[index(node)]; }
    void addTo(Aggregate& sum, std::uint32_t key) const;
    void merge(Aggregate& sum, const Aggregate& other) const;
    void keepLarger(std::optional<KeyId>& largest, KeyId key) const;
    void sumFolders(std::uint32_t storedFrom); ///< fills m_aggregates for folders of so many keys

    std::uint32_t m_size = 0;
    std::string m_names;
    std::vector<std::uint64_t> m_nameStarts; ///< size() + 1 entries
    LazyColumn<std::uint32_t> m_db;
    std::vector<ValueType> m_types;
    std::vector<Encoding> m_encodings;
    FactColumn m_elements;
    FactColumn m_valueBytes;
    FactColumn m_memory;
    FactColumn m_idle;
    FactColumn m_frequency;
    FactColumn m_locator;
    LazyColumn<Expiry> m_expiry;
    LazyColumn<std::uint64_t> m_count{1};
    LazyColumn<std::uint8_t> m_isTemplate;
    LazyColumn<ValueTraits> m_traits;
    LazyColumn<std::uint16_t> m_file;
    std::vector<PatternId> m_patternOf;
    std::vector<Node> m_nodes{Node{}};
    std::vector<Aggregate> m_aggregates;
    std::vector<Pattern> m_patterns;
    std::string m_separator = ":";
    IdPins m_idPins;
    TimePoint m_takenAt{};
    std::uint64_t m_duplicates = 0;
    std::uint64_t m_sharedKeys = 0;
    std::vector<SharedKey> m_firstShared;
};

} // namespace colonnade
