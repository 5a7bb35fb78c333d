// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/keyspacebuilder.h"

#include "keyspace/patternfolder.h"
#include "keyspace/treelayout.h"

#include <algorithm>
#include <thread>

namespace colonnade {

namespace {

/// Deeper levels of one name stay together in its last segment, so that a name of a million separators costs no
/// million folders.
constexpr std::size_t maxDepth = 1024;

/// Folders of so many keys have their sums stored; smaller ones are summed when asked for.
constexpr std::uint32_t storedAggregateFrom = 33;

} // namespace

/// Columns in the order of arrival.
struct KeyspaceBuilder::Arrived
{
    Arrived(std::string by, TimePoint when, IdPins pins)
        : separator(std::move(by))
        , takenAt(when)
        , idPins(std::move(pins))
        , patterns(IdPinMatcher(idPins, separator))
    {
    }

    std::string separator;
    TimePoint takenAt;
    IdPins idPins;

    std::string names;
    std::vector<std::uint64_t> nameStarts{0};
    LazyColumn<std::uint32_t> db;
    std::vector<ValueType> types;
    std::vector<Encoding> encodings;
    FactColumn elements, valueBytes, memory, idle, frequency, locator;
    LazyColumn<Expiry> expiry;
    LazyColumn<std::uint64_t> count{1};
    LazyColumn<std::uint8_t> isTemplate;
    LazyColumn<ValueTraits> traits;
    LazyColumn<std::uint16_t> file;

    SegmentTrie folders;
    PatternFolder patterns;
    std::vector<PatternFolder::Id> patternOfFolder{SegmentTrie::root};
    std::vector<SegmentTrie::Id> folderOfKey;
    std::vector<PatternFolder::Id> patternOfKey;

    void addName(std::string_view name);
    void addFacts(const KeyFacts& facts);
    [[nodiscard]] std::string_view name(std::uint32_t key) const
    {
        return std::string_view(names).substr(nameStarts[key], nameStarts[key + 1] - nameStarts[key]);
    }
    void placeNames(Keyspace& keyspace, const std::vector<std::uint32_t>& order) const;
    void placeFacts(Keyspace& keyspace, const std::vector<std::uint32_t>& order) const;
    void placePatterns(Keyspace& keyspace, const std::vector<std::uint32_t>& order) const;
};

void KeyspaceBuilder::Arrived::addName(std::string_view name)
{
    const std::size_t base = names.size();
    names.append(name);
    nameStarts.push_back(names.size());
    name = std::string_view(names).substr(base);

    SegmentTrie::Id folder = SegmentTrie::root;
    std::size_t start = 0;
    for (std::size_t level = 0; level < maxDepth && !separator.empty(); ++level) {
        const std::size_t end = name.find(separator, start);
        if (end == std::string_view::npos)
            break;
        const SegmentTrie::Id inside = folders.child(folder, names, base + start, end - start);
        if (inside == patternOfFolder.size())
            patternOfFolder.push_back(patterns.child(patternOfFolder[folder], name.substr(start, end - start)));
        folder = inside;
        start = end + separator.size();
    }
    folderOfKey.push_back(folder);
    patternOfKey.push_back(patterns.child(patternOfFolder[folder], name.substr(start)));
}

void KeyspaceBuilder::Arrived::addFacts(const KeyFacts& facts)
{
    db.push(facts.db);
    types.push_back(facts.type);
    encodings.push_back(facts.encoding);
    elements.push(facts.elements);
    valueBytes.push(facts.valueBytes);
    memory.push(facts.memoryBytes);
    idle.push(facts.idleSeconds);
    frequency.push(facts.frequency);
    locator.push(facts.locator);
    expiry.push(facts.expiry);
    count.push(facts.count);
    isTemplate.push(facts.isTemplate ? 1 : 0);
    traits.push(facts.traits);
    file.push(facts.file);
}

void KeyspaceBuilder::Arrived::placeNames(Keyspace& keyspace, const std::vector<std::uint32_t>& order) const
{
    keyspace.m_names.reserve(names.size());
    keyspace.m_nameStarts.reserve(order.size() + 1);
    for (const std::uint32_t key : order) {
        keyspace.m_nameStarts.push_back(keyspace.m_names.size());
        keyspace.m_names.append(name(key));
    }
    keyspace.m_nameStarts.push_back(keyspace.m_names.size());
}

void KeyspaceBuilder::Arrived::placeFacts(Keyspace& keyspace, const std::vector<std::uint32_t>& order) const
{
    keyspace.m_types.reserve(order.size());
    keyspace.m_encodings.reserve(order.size());
    for (const std::uint32_t key : order) {
        keyspace.m_types.push_back(types[key]);
        keyspace.m_encodings.push_back(encodings[key]);
    }
    keyspace.m_db = db.permuted(order);
    keyspace.m_elements = elements.permuted(order);
    keyspace.m_valueBytes = valueBytes.permuted(order);
    keyspace.m_memory = memory.permuted(order);
    keyspace.m_idle = idle.permuted(order);
    keyspace.m_frequency = frequency.permuted(order);
    keyspace.m_locator = locator.permuted(order);
    keyspace.m_expiry = expiry.permuted(order);
    keyspace.m_count = count.permuted(order);
    keyspace.m_isTemplate = isTemplate.permuted(order);
    keyspace.m_traits = traits.permuted(order);
    keyspace.m_file = file.permuted(order);
}

/// Patterns in the order of their text, with their sums.
void KeyspaceBuilder::Arrived::placePatterns(Keyspace& keyspace, const std::vector<std::uint32_t>& order) const
{
    const PatternFolder::Result folded = patterns.folded();
    std::vector<SegmentTrie::Id> used;
    std::vector<bool> seen(folded.trie.size());
    std::vector<std::pair<std::string, SegmentTrie::Id>> byText;
    used.reserve(order.size());
    for (const std::uint32_t key : order) {
        const SegmentTrie::Id id = folded.patternOf[patternOfKey[key]];
        used.push_back(id);
        if (!seen[id])
            byText.emplace_back(patterns.text(folded.trie, id, separator), id);
        seen[id] = true;
    }
    std::ranges::sort(byText);

    std::vector<std::uint32_t> rank(folded.trie.size());
    for (std::uint32_t i = 0; i < byText.size(); ++i) {
        rank[byText[i].second] = i;
        keyspace.m_patterns.push_back({.text = std::move(byText[i].first), .aggregate = {}});
    }
    keyspace.m_patternOf.reserve(order.size());
    for (std::uint32_t key = 0; key < order.size(); ++key) {
        const std::uint32_t pattern = rank[used[key]];
        keyspace.m_patternOf.push_back(PatternId(pattern));
        Keyspace::Pattern& row = keyspace.m_patterns[pattern];
        if (row.aggregate.keys == 0)
            row.example = KeyId(key);
        keyspace.addTo(row.aggregate, key);
        row.types[static_cast<std::size_t>(keyspace.m_types[key])] += keyspace.m_count[key];
    }
}

KeyspaceBuilder::KeyspaceBuilder(std::string separator, TimePoint takenAt, IdPins idPins)
    : m_arrived(std::make_unique<Arrived>(std::move(separator), takenAt, std::move(idPins)))
{
}

KeyspaceBuilder::~KeyspaceBuilder() = default;
KeyspaceBuilder::KeyspaceBuilder(KeyspaceBuilder&&) noexcept = default;
KeyspaceBuilder& KeyspaceBuilder::operator=(KeyspaceBuilder&&) noexcept = default;

void KeyspaceBuilder::setTakenAt(TimePoint takenAt)
{
    m_arrived->takenAt = takenAt;
}

void KeyspaceBuilder::add(const KeyBatch& batch)
{
    for (std::size_t i = 0; i < batch.size(); ++i) {
        const KeyFacts facts = batch[i];
        m_arrived->addName(facts.name);
        m_arrived->addFacts(facts);
    }
}

std::uint32_t KeyspaceBuilder::size() const
{
    return static_cast<std::uint32_t>(m_arrived->types.size());
}

std::shared_ptr<const Keyspace> KeyspaceBuilder::snapshot() const
{
    const Arrived& arrived = *m_arrived;
    auto keyspace = std::make_shared<Keyspace>();
    keyspace->m_separator = arrived.separator;
    keyspace->m_idPins = arrived.idPins;
    keyspace->m_takenAt = arrived.takenAt;

    const TreeLayout layout = layOutTree({arrived.folders, arrived.folderOfKey, arrived.names, arrived.nameStarts,
                                          arrived.db, arrived.file, arrived.separator.size()});
    const std::vector<std::uint32_t>& order = layout.keys;
    keyspace->m_size = static_cast<std::uint32_t>(order.size());
    keyspace->m_duplicates = size() - order.size();
    keyspace->m_sharedKeys = layout.sharedKeys;
    for (const TreeLayout::Shared& shared : layout.firstShared)
        keyspace->m_firstShared.push_back({KeyId(shared.key), shared.alsoIn});

    {
        const std::jthread facts([&] { arrived.placeFacts(*keyspace, order); });
        arrived.placeNames(*keyspace, order);
    }
    keyspace->m_nodes.clear();
    keyspace->m_nodes.reserve(layout.folders.size());
    for (const TreeLayout::Folder& folder : layout.folders) {
        keyspace->m_nodes.push_back({.parent = folder.parent,
                                     .firstChild = folder.firstChild,
                                     .childCount = folder.childCount,
                                     .firstKey = folder.firstKey,
                                     .keyCount = folder.keyCount,
                                     .pathLength = folder.pathLength});
    }
    {
        const std::jthread sums([&] { keyspace->sumFolders(storedAggregateFrom); });
        arrived.placePatterns(*keyspace, order);
    }
    return keyspace;
}

std::shared_ptr<const Keyspace> KeyspaceBuilder::finish()
{
    std::shared_ptr<const Keyspace> keyspace = snapshot();
    *this = KeyspaceBuilder(m_arrived->separator, m_arrived->takenAt, m_arrived->idPins);
    return keyspace;
}

} // namespace colonnade
