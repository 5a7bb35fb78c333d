// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/streamgroups.h"

#include "rdb/primitives.h"

namespace colonnade {

namespace {

/// The first version with something.
enum : unsigned { WithFirstId = 2, WithEntriesRead = 2, WithActiveTime = 3, WithProducers = 4, WithRefused = 5 };

void skipLengths(Cursor& cursor, int count)
{
    for (int i = 0; i < count; ++i)
        static_cast<void>(readLength(cursor));
}

std::uint64_t readConsumer(Cursor& cursor, unsigned version, StreamShape& stream)
{
    stream.consumerNameBytes += skipString(cursor);
    cursor.skip(version >= WithActiveTime ? 16 : 8); // seen, active
    const std::uint64_t pending = readLength(cursor);
    RadixTally tree(stream.consumerPendingTrees);
    for (std::uint64_t i = 0; i < pending && cursor.ok(); ++i)
        tree.add(cursor.take(RadixShape::idSize));
    tree.finish();
    return pending;
}

void readGroup(Cursor& cursor, unsigned version, StreamShape& stream)
{
    stream.groupNameBytes += skipString(cursor);
    skipLengths(cursor, version >= WithEntriesRead ? 3 : 2); // last id, entries read
    const std::uint64_t pending = readLength(cursor);
    RadixTally tree(stream.groupPendingTrees);
    for (std::uint64_t i = 0; i < pending && cursor.ok(); ++i) {
        tree.add(cursor.take(RadixShape::idSize));
        cursor.skip(8); // delivery time
        skipLengths(cursor, 1);
    }
    tree.finish();
    stream.pending += pending;
    const std::uint64_t consumers = readLength(cursor);
    for (std::uint64_t i = 0; i < consumers && cursor.ok(); ++i)
        stream.consumerPending += readConsumer(cursor, version, stream);
    stream.consumers += consumers;
    if (version < WithRefused)
        return;
    const std::uint64_t refused = readLength(cursor);
    for (std::uint64_t i = 0; i < refused && cursor.ok(); ++i)
        cursor.skip(RadixShape::idSize);
}

// Which messages came already: for each producer the ids it gave them, and those that they got.
void skipProducers(Cursor& cursor)
{
    skipLengths(cursor, 2); // how long and how many to remember
    const std::uint64_t producers = readLength(cursor);
    for (std::uint64_t i = 0; i < producers && cursor.ok(); ++i) {
        skipString(cursor);
        const std::uint64_t messages = readLength(cursor);
        for (std::uint64_t j = 0; j < messages && cursor.ok(); ++j) {
            skipString(cursor);
            skipLengths(cursor, 2);
        }
    }
    skipLengths(cursor, 2);
}

} // namespace

void readStreamTail(Cursor& cursor, unsigned version, StreamShape& stream)
{
    skipLengths(cursor, version >= WithFirstId ? 7 : 2); // last id; first id, last deleted id, entries ever added
    const std::uint64_t groups = readLength(cursor);
    for (std::uint64_t i = 0; i < groups && cursor.ok(); ++i)
        readGroup(cursor, version, stream);
    stream.groups = groups;
    if (version >= WithProducers)
        skipProducers(cursor);
}

} // namespace colonnade
