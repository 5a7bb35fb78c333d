// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/retargeter.h"

#include "rdb/packed.h"
#include "sizing/repacked.h"

#include <algorithm>

namespace colonnade {

namespace {

bool usesListpacks(const ServerModel& server)
{
    return server.countsAllocated; // both came with Redis 7.0
}
bool packsSets(const ServerModel& server)
{
    return server.hasPackedLists; // both came with Redis 7.2
}
bool packsExpiringFields(const ServerModel& server)
{
    return server.elementHome == ElementHome::EntriesShortHead;
}
bool keepsExpiringFields(const ServerModel& server)
{
    return packsExpiringFields(server) || server.elementHome == ElementHome::BucketsNodes;
}

RdbType packedType(const RdbTypeInfo& info, const ServerModel& server)
{
    const bool listpacks = usesListpacks(server);
    switch (info.valueType) {
    case ValueType::Hash:
        return listpacks ? RdbType::HashListpack : RdbType::HashZiplist;
    case ValueType::ZSet:
        return listpacks ? RdbType::ZSetListpack : RdbType::ZSetZiplist;
    case ValueType::List:
        return listpacks ? RdbType::ListQuicklist2 : RdbType::ListQuicklist;
    default:
        return packsSets(server) ? RdbType::SetListpack : RdbType::Set;
    }
}

} // namespace

Retargeter::Retargeter(std::span<const MemoryProfile> targets)
{
    for (const MemoryProfile& profile : targets)
        m_targets.push_back({{profile, 0, 0}, KeySizer(profile)});
}

void Retargeter::onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires)
{
    if (type == RdbType::Set) {
        ++m_members;
        m_longestMember = std::max(m_longestMember, firstBytes);
        constexpr std::uint64_t head = 1;
        constexpr std::uint64_t backLength = 1;
        m_listpackBytes += head + firstBytes + backLength; // of short ones, and only those count
    }
    for (Target& target : m_targets)
        target.sizer.onElement(type, firstBytes, secondBytes, expires);
}

void Retargeter::onNode(RdbType type, const Node& node)
{
    m_node = node;
    if (infoOf(type).valueType != ValueType::Stream && !node.isPlain)
        return; // onPacked follows
    for (Target& target : m_targets)
        target.sizer.onNode(type, node);
}

void Retargeter::onPacked(const RdbTypeInfo& info, std::string_view bytes)
{
    if (info.packing == Packing::Intset)
        return;
    if (info.fieldExpiry == FieldExpiry::Third)
        return addExpiringFields(bytes);
    Repacked repacked;
    withPacked(info.packing, bytes, [&](auto reader) {
        PackedEntry entry;
        while (reader.next(entry)) {
            repacked.add(entry);
            if (info.type != RdbType::SetListpack)
                continue;
            for (Target& target : m_targets) {
                if (!packsSets(*target.memory.profile.server))
                    target.sizer.onElement(RdbType::Set, entry.length(), 0, false);
            }
            ++m_members;
        }
        return true;
    });
    m_listpackBytes = info.packing == Packing::Listpack ? bytes.size() : repacked.listpackBytes();
    m_ziplistBytes = info.packing == Packing::Ziplist ? bytes.size() : repacked.ziplistBytes();
    if (info.layout != RdbLayout::Nodes && info.valueType != ValueType::List)
        return;
    if (info.layout != RdbLayout::Nodes)
        m_node = {0, 1, 0, 0, false}; // a list of one piece becomes one node
    for (Target& target : m_targets) {
        Node node = m_node;
        node.rawBytes = usesListpacks(*target.memory.profile.server) ? m_listpackBytes : m_ziplistBytes;
        node.storedBytes = std::min(m_node.storedBytes, node.rawBytes);
        target.sizer.onNode(RdbType::ListQuicklist2, node);
    }
}

// A listpack of threes where the server has one; without the times, or as a table, elsewhere.
void Retargeter::addExpiringFields(std::string_view bytes)
{
    Listpack reader(bytes);
    Repacked without;
    PackedEntry field;
    PackedEntry value;
    PackedEntry time;
    while (reader.next(field) && reader.next(value) && reader.next(time)) {
        without.add(field);
        without.add(value);
        ++m_members;
        const bool expires = time.isNumber && time.number != 0;
        for (Target& target : m_targets) {
            const ServerModel& server = *target.memory.profile.server;
            if (keepsExpiringFields(server) && !packsExpiringFields(server))
                target.sizer.onElement(RdbType::HashValkey, field.length(), value.length(), expires);
        }
    }
    m_listpackBytes = without.listpackBytes();
    m_ziplistBytes = without.ziplistBytes();
}

bool Retargeter::isSmallSet() const
{
    constexpr std::uint64_t mostMembers = 128; // set-max-listpack-entries and -value, the defaults
    constexpr std::uint64_t longestMember = 64;
    return m_members <= mostMembers && m_longestMember <= longestMember;
}

ValueShape Retargeter::shapeAt(const Target& target, const ValueShape& shape) const
{
    const ServerModel& server = *target.memory.profile.server;
    const RdbTypeInfo& info = infoOf(shape.stored);
    ValueShape at = shape;
    const std::uint64_t packed = usesListpacks(server) ? m_listpackBytes : m_ziplistBytes;
    if (info.fieldExpiry == FieldExpiry::Third) {
        if (packsExpiringFields(server))
            return at;
        at.stored = keepsExpiringFields(server) ? RdbType::HashValkey : packedType(info, server);
        at.packedBytes = packed;
    } else if (shape.stored == RdbType::Set && packsSets(server) && isSmallSet()) {
        constexpr std::uint64_t headAndEnd = 7;
        at.stored = RdbType::SetListpack;
        at.packedBytes = m_listpackBytes + headAndEnd;
    } else if (info.layout == RdbLayout::Nodes ||
               (info.layout == RdbLayout::Packed && info.packing != Packing::Intset)) {
        at.stored = packedType(info, server);
        at.packedBytes = packed;
        if (info.valueType == ValueType::List && info.layout == RdbLayout::Packed)
            at.nodes = 1;
    }
    return at;
}

void Retargeter::addKey(std::uint64_t nameBytes, bool expires, const ValueShape& shape)
{
    for (Target& target : m_targets) {
        const ValueShape at = shapeAt(target, shape);
        if (at.stored != shape.stored && shape.stored == RdbType::Set)
            static_cast<void>(target.sizer.finish(0, false, ValueShape())); // its members are not told one by one there
        const auto size = target.sizer.finish(nameBytes, expires, at);
        const bool isOldList = shape.stored == RdbType::List; // no server keeps these any more
        if (size && shape.isReadable() && !isOldList)
            target.memory.bytes += size->bytes;
        else
            ++target.memory.keysUnknown;
    }
    m_members = 0;
    m_longestMember = 0;
    m_listpackBytes = 0;
    m_ziplistBytes = 0;
}

std::vector<TargetMemory> Retargeter::results() const
{
    std::vector<TargetMemory> results;
    std::ranges::transform(m_targets, std::back_inserter(results), &Target::memory);
    return results;
}

} // namespace colonnade
