// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packedchecks.h"
#include "rdb/zipmap.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

class ZipmapTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsAndValues_alternate()
    {
        const std::string longValue(400, 'v');
        const std::string packed = DumpBytes()
                                       .byte(2)
                                       .byte(1)
                                       .raw("a")
                                       .byte(2)
                                       .byte(3)
                                       .raw("xy...") // three spare bytes
                                       .byte(3)
                                       .raw("key")
                                       .byte(254)
                                       .little(std::uint32_t(400))
                                       .byte(0)
                                       .raw(longValue)
                                       .byte(255)
                                       .bytes();
        const PackedContent content = contentOf<Zipmap>(packed);
        QVERIFY(!content.damaged);
        QVERIFY((content.entries == std::vector<std::string>{"a", "xy", "key", longValue}));
    }

    void unknownCount_isAllowed_andAWrongOneIsDamage()
    {
        const auto withCount = [](unsigned count) {
            return contentOf<Zipmap>(
                DumpBytes().byte(count).byte(1).raw("a").byte(1).byte(0).raw("b").byte(255).bytes());
        };
        QVERIFY(!withCount(1).damaged);
        QVERIFY(!withCount(254).damaged);
        QVERIFY(withCount(2).damaged);
    }

    void damage_doesNoHarm()
    {
        QVERIFY(survivesDamage<Zipmap>(
            DumpBytes().byte(1).byte(3).raw("abc").byte(4).byte(1).raw("12345").byte(255).bytes()));
    }
};

QTEST_APPLESS_MAIN(ZipmapTest)
#include "tst_zipmap.moc"
