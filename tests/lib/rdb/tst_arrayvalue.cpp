// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/arrayvalue.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

class ArrayValueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void items_areNumbersAndTexts()
    {
        const std::string bytes = DumpBytes()
                                      .length(4)
                                      .length(1)
                                      .length(99) // where the next one goes
                                      .length(0)
                                      .length(1)
                                      .little(std::int64_t(-1234))
                                      .length(5)
                                      .length(2)
                                      .binaryDouble(1.5)
                                      .length(6)
                                      .length(0)
                                      .string("short")
                                      .length(7)
                                      .length(3)
                                      .string("a longer text")
                                      .bytes();
        Cursor cursor(bytes);
        QCOMPARE(readArrayHead(cursor), 4u);
        const ArrayItem number = readArrayItem(cursor);
        QVERIFY(number.kind == ArrayItem::Kind::Integer && number.integer == -1234 && number.length() == 5);
        const ArrayItem real = readArrayItem(cursor);
        QVERIFY(real.kind == ArrayItem::Kind::Double && real.real == 1.5 && real.index == 5);
        std::string scratch;
        for (const char* const text : {"short", "a longer text"}) {
            const ArrayItem item = readArrayItem(cursor);
            QVERIFY(item.kind == ArrayItem::Kind::Text);
            QCOMPARE(readStringBody(cursor, item.text, scratch), std::string_view(text));
        }
        QVERIFY(cursor.ok() && cursor.atEnd());
    }

    void unknownForms_areDamage()
    {
        const std::string flag = DumpBytes().length(1).length(2).bytes();
        Cursor ofHead(flag);
        static_cast<void>(readArrayHead(ofHead));
        QCOMPARE(ofHead.failure().offset, 1u);
        const std::string kind = DumpBytes().length(1).length(4).bytes();
        Cursor ofItem(kind);
        static_cast<void>(readArrayItem(ofItem));
        QCOMPARE(ofItem.failure().code, ErrorCode::Damaged);
        QCOMPARE(ofItem.failure().offset, 1u);
    }
};

QTEST_APPLESS_MAIN(ArrayValueTest)
#include "tst_arrayvalue.moc"
