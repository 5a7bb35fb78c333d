// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/keyspace.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace colonnade {

namespace {

/// First index in [first, last) for which `isBefore` is false.
template<typename IsBefore>
std::uint32_t lowerBound(std::uint32_t first, std::uint32_t last, IsBefore isBefore)
{
    while (first < last) {
        const std::uint32_t middle = first + (last - first) / 2;
        if (isBefore(middle))
            first = middle + 1;
        else
            last = middle;
    }
    return first;
}

} // namespace

KeyFacts Keyspace::key(KeyId key) const
{
    const std::size_t i = index(key);
    KeyFacts facts{.name = name(key), .db = m_db[i], .type = m_types[i], .encoding = m_encodings[i]};
    facts.elements = m_elements[i];
    facts.valueBytes = m_valueBytes[i];
    facts.memoryBytes = m_memory[i];
    facts.expiry = m_expiry[i];
    facts.idleSeconds = m_idle[i];
    facts.frequency = m_frequency[i];
    facts.locator = m_locator[i];
    facts.count = m_count[i];
    facts.isTemplate = m_isTemplate[i] != 0;
    facts.file = m_file[i];
    facts.traits = m_traits[i];
    return facts;
}

std::string_view Keyspace::name(KeyId key) const
{
    const std::size_t i = index(key);
    assert(i < m_size);
    return std::string_view(m_names).substr(m_nameStarts[i], m_nameStarts[i + 1] - m_nameStarts[i]);
}

std::optional<std::uint64_t> Keyspace::ttlSeconds(KeyId key) const
{
    const Expiry when = expiry(key);
    if (!when.isAt())
        return std::nullopt;
    const std::int64_t left = (when.sinceEpoch() - m_takenAt.time_since_epoch()).count();
    return left <= 0 ? 0 : static_cast<std::uint64_t>(left + 999) / 1000;
}

std::vector<std::uint32_t> Keyspace::databases() const
{
    std::set<std::uint32_t> found;
    for (std::uint32_t i = 0; i < m_size; ++i) {
        found.insert(m_db[i]);
        if (m_db.isUniform())
            break;
    }
    return {found.begin(), found.end()};
}

std::optional<KeyId> Keyspace::find(std::string_view wanted, std::uint32_t wantedDb) const
{
    const auto isWanted = [&](std::uint32_t i) { return name(KeyId(i)) == wanted && m_db[i] == wantedDb; };
    // Down through the folders that are prefixes of the name; the key is directly in the last one.
    NodeId folder = root;
    while (true) {
        const std::size_t start = folder == root ? 0 : path(folder).size() + m_separator.size();
        const std::size_t end = m_separator.empty() ? std::string_view::npos : wanted.find(m_separator, start);
        if (end == std::string_view::npos)
            break;
        const std::string_view part = wanted.substr(start, end - start);
        const Node& node = at(folder);
        const std::uint32_t found = lowerBound(node.firstChild, node.firstChild + node.childCount,
                                               [&](std::uint32_t i) { return segment(NodeId(i)) < part; });
        if (found == node.firstChild + node.childCount || segment(NodeId(found)) != part)
            break; // too deep for the tree, or not there
        folder = NodeId(found);
    }
    const KeyRange own = ownKeys(folder);
    const std::uint32_t found = lowerBound(own.first, own.last, [&](std::uint32_t i) {
        const std::string_view other = name(KeyId(i));
        return other < wanted || (other == wanted && m_db[i] < wantedDb);
    });
    return found < own.last && isWanted(found) ? std::optional(KeyId(found)) : std::nullopt;
}

bool Keyspace::isSampled() const
{
    return !m_traits.isUniform() || (m_size > 0 && m_traits[0].isSampled());
}

NodeId Keyspace::child(NodeId node, std::uint32_t row) const
{
    assert(row < at(node).childCount);
    return NodeId(at(node).firstChild + row);
}

std::uint32_t Keyspace::rowOf(NodeId node) const
{
    return node == root ? 0 : static_cast<std::uint32_t>(node) - at(parent(node)).firstChild;
}

std::uint32_t Keyspace::depth(NodeId node) const
{
    std::uint32_t levels = 0;
    for (; node != root; node = parent(node))
        ++levels;
    return levels;
}

std::string_view Keyspace::path(NodeId node) const
{
    return node == root ? std::string_view() : name(KeyId(at(node).firstKey)).substr(0, at(node).pathLength);
}

std::string_view Keyspace::segment(NodeId node) const
{
    const NodeId above = parent(node);
    return path(node).substr(above == root ? 0 : at(above).pathLength + m_separator.size());
}

KeyRange Keyspace::keys(NodeId node) const
{
    return {at(node).firstKey, at(node).firstKey + at(node).keyCount};
}

KeyRange Keyspace::ownKeys(NodeId node) const
{
    const KeyRange all = keys(node);
    return {all.first, at(node).childCount == 0 ? all.last : m_nodes[at(node).firstChild].firstKey};
}

void Keyspace::addTo(Aggregate& sum, std::uint32_t key) const
{
    const std::uint64_t weight = m_count[key];
    const Fact memory = m_memory[key];
    const Fact valueBytes = m_valueBytes[key];
    const Fact elements = m_elements[key];
    const Expiry expiry = m_expiry[key];
    sum.keys += weight;
    if (memory.isKnown()) {
        sum.memoryBytes += memory.value() * weight;
        sum.memoryKnown += weight;
    }
    if (valueBytes.isKnown()) {
        sum.valueBytes += valueBytes.value() * weight;
        sum.valueBytesKnown += weight;
    }
    if (elements.isKnown()) {
        sum.elements += elements.value() * weight;
        sum.elementsKnown += weight;
    }
    if (expiry.isKnown())
        sum.expiryKnown += weight;
    if (expiry.isAt())
        sum.expiring += weight;
    if (memory.isKnown() || valueBytes.isKnown())
        keepLarger(sum.largest, KeyId(key));
}

void Keyspace::sumFolders(std::uint32_t storedFrom)
{
    // From the leaves up: a folder is its own keys and its children's sums.
    for (std::size_t i = m_nodes.size(); i-- > 0;) {
        Node& node = m_nodes[i];
        if (node.keyCount < storedFrom)
            continue;
        Aggregate sum = aggregate(KeySelection(ownKeys(NodeId(i))));
        for (std::uint32_t row = 0; row < node.childCount; ++row)
            merge(sum, aggregate(NodeId(node.firstChild + row)));
        m_aggregates.push_back(sum);
        node.aggregate = static_cast<std::uint32_t>(m_aggregates.size());
    }
}

void Keyspace::merge(Aggregate& sum, const Aggregate& other) const
{
    sum.keys += other.keys;
    sum.memoryBytes += other.memoryBytes;
    sum.memoryKnown += other.memoryKnown;
    sum.valueBytes += other.valueBytes;
    sum.valueBytesKnown += other.valueBytesKnown;
    sum.elements += other.elements;
    sum.elementsKnown += other.elementsKnown;
    sum.expiring += other.expiring;
    sum.expiryKnown += other.expiryKnown;
    if (other.largest)
        keepLarger(sum.largest, *other.largest);
}

void Keyspace::keepLarger(std::optional<KeyId>& largest, KeyId key) const
{
    const auto weight = [this](KeyId k) {
        return memoryBytes(k).isKnown() ? memoryBytes(k).value() : valueBytes(k).valueOr(0);
    };
    if (!largest || weight(key) > weight(*largest))
        largest = key;
}

Aggregate Keyspace::aggregate(NodeId node) const
{
    return at(node).aggregate == 0 ? aggregate(KeySelection(keys(node))) : m_aggregates[at(node).aggregate - 1];
}

Aggregate Keyspace::aggregate(const KeySelection& keys) const
{
    Aggregate sum;
    for (std::size_t i = 0; i < keys.size(); ++i)
        addTo(sum, static_cast<std::uint32_t>(keys[i]));
    return sum;
}

NodeId Keyspace::nodeOf(KeyId key) const
{
    NodeId folder = root;
    while (!ownKeys(folder).contains(key)) {
        const Node& node = at(folder);
        const std::uint32_t after =
            lowerBound(node.firstChild, node.firstChild + node.childCount,
                       [&](std::uint32_t i) { return m_nodes[i].firstKey <= static_cast<std::uint32_t>(key); });
        assert(after > node.firstChild);
        folder = NodeId(after - 1);
    }
    return folder;
}

std::optional<NodeId> Keyspace::findNode(std::string_view wanted) const
{
    if (wanted.empty())
        return root;
    NodeId folder = root;
    while (path(folder).size() < wanted.size() || folder == root) {
        const std::size_t start = folder == root ? 0 : path(folder).size() + m_separator.size();
        if (start > wanted.size())
            return std::nullopt;
        const std::size_t end = m_separator.empty() ? std::string_view::npos : wanted.find(m_separator, start);
        const std::string_view part = wanted.substr(start, end == std::string_view::npos ? end : end - start);
        const Node& node = at(folder);
        const std::uint32_t found = lowerBound(node.firstChild, node.firstChild + node.childCount,
                                               [&](std::uint32_t i) { return segment(NodeId(i)) < part; });
        if (found == node.firstChild + node.childCount || segment(NodeId(found)) != part)
            return std::nullopt;
        folder = NodeId(found);
    }
    return path(folder) == wanted ? std::optional(folder) : std::nullopt;
}

KeySelection Keyspace::keys(PatternId pattern) const
{
    std::vector<KeyId> found;
    for (std::uint32_t i = 0; i < m_size; ++i) {
        if (m_patternOf[i] == pattern)
            found.push_back(KeyId(i));
    }
    return KeySelection(std::move(found));
}

std::size_t Keyspace::memoryFootprint() const
{
    std::size_t bytes = m_names.capacity() + m_nameStarts.capacity() * sizeof(std::uint64_t) + m_types.capacity() +
                        m_encodings.capacity() + m_patternOf.capacity() * sizeof(PatternId) +
                        m_nodes.capacity() * sizeof(Node) + m_aggregates.capacity() * sizeof(Aggregate);
    for (const FactColumn* column : {&m_elements, &m_valueBytes, &m_memory, &m_idle, &m_frequency, &m_locator})
        bytes += column->memoryFootprint();
    bytes += m_db.memoryFootprint() + m_expiry.memoryFootprint() + m_count.memoryFootprint() +
             m_isTemplate.memoryFootprint() + m_traits.memoryFootprint();
    for (const Pattern& pattern : m_patterns)
        bytes += sizeof(Pattern) + pattern.text.capacity();
    return bytes;
}

} // namespace colonnade
