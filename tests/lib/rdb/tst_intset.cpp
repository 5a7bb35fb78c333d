// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packedchecks.h"
#include "rdb/intset.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

class IntsetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWidth_isRead()
    {
        const std::vector<std::string> expected{"-300", "0", "7"};
        for (const unsigned width : {2u, 4u, 8u}) {
            const PackedContent content = contentOf<Intset>(intsetOf({-300, 0, 7}, width));
            QVERIFY(!content.damaged);
            QVERIFY(content.entries == expected);
        }
    }

    void otherWidths_areDamage()
    {
        for (const unsigned width : {0u, 1u, 3u, 16u})
            QVERIFY(contentOf<Intset>(
                        DumpBytes().little(width).little(std::uint32_t(1)).raw(std::string(width, 'x')).bytes())
                        .damaged);
    }

    void countBeyondTheBytes_isDamage()
    {
        QVERIFY(contentOf<Intset>(
                    DumpBytes().little(std::uint32_t(8)).little(std::uint32_t(0xffffffff)).raw("12345678").bytes())
                    .damaged);
    }

    void damage_doesNoHarm() { QVERIFY(survivesDamage<Intset>(intsetOf({1, 2, 3, 4}, 4))); }
};

QTEST_APPLESS_MAIN(IntsetTest)
#include "tst_intset.moc"
