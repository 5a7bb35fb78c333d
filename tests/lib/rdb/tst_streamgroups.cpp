// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/streamgroups.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

namespace {

std::string id(std::uint64_t ms)
{
    return DumpBytes().big(ms).big(std::uint64_t(0)).bytes();
}

/// One group, two pending entries, one consumer that holds them; everything that this version has.
std::string tailOf(unsigned version)
{
    DumpBytes bytes;
    bytes.length(1002).length(0);
    if (version >= 2)
        bytes.length(1000).length(0).length(0).length(0).length(3);
    bytes.length(1).string("group").length(1001).length(0);
    if (version >= 2)
        bytes.length(2);
    bytes.length(2);
    for (const std::uint64_t ms : {1000, 1001})
        bytes.raw(id(ms)).little(std::int64_t(5)).length(1);
    bytes.length(1).string("ann").little(std::int64_t(5));
    if (version >= 3)
        bytes.little(std::int64_t(6));
    bytes.length(2).raw(id(1000)).raw(id(1001));
    if (version >= 5)
        bytes.length(1).raw(id(1001));
    if (version >= 4)
        bytes.length(60).length(100).length(1).string("producer").length(2).string("m1").length(1000).length(0);
    if (version >= 4)
        bytes.string("m2").length(1001).length(0).length(7).length(8);
    return bytes.bytes();
}

} // namespace

class StreamGroupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyVersion_isReadToItsEnd()
    {
        for (unsigned version = 1; version <= 5; ++version) {
            const std::string bytes = tailOf(version);
            Cursor cursor(bytes);
            StreamShape shape;
            readStreamTail(cursor, version, shape);
            QVERIFY(cursor.ok() && cursor.atEnd());
            QCOMPARE(shape.groups, 1u);
            QCOMPARE(shape.groupNameBytes, 5u);
            QCOMPARE(shape.pending, 2u);
            QCOMPARE(shape.consumers, 1u);
            QCOMPARE(shape.consumerPending, 2u);
        }
    }

    void cutAnywhere_isTruncated()
    {
        const std::string bytes = tailOf(5);
        for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
            const std::string part = bytes.substr(0, cut);
            Cursor cursor(part);
            StreamShape shape;
            readStreamTail(cursor, 5, shape);
            QVERIFY(!cursor.ok());
        }
    }
};

QTEST_APPLESS_MAIN(StreamGroupsTest)
#include "tst_streamgroups.moc"
