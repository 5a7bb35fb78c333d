// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/duplicatecheck.h"

#include <QTest>

using namespace colonnade;

namespace {

PackedEntry text(std::string_view bytes)
{
    return {bytes, 0, false};
}
PackedEntry number(std::int64_t value)
{
    return {{}, value, true};
}

} // namespace

class DuplicateCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twice_isSeen_onceIsNot()
    {
        DuplicateCheck check;
        check.begin();
        for (const char* const name : {"", "a", "b", "user:1000:name:of", "user:1001:name:of", "user:1000:name:on"})
            QVERIFY(!check.add(text(name)));
        QVERIFY(check.add(text("user:1001:name:of")));
        QVERIFY(check.add(text("")));
        QVERIFY(!check.add(number(0)));
        QVERIFY(!check.add(number(-1)));
        QVERIFY(check.add(number(-1)));
    }

    void namesThatDifferInTheirMiddleOnly_areNotTheSame()
    {
        DuplicateCheck check;
        check.begin();
        for (int i = 0; i < 200; ++i) {
            static std::vector<std::string> names;
            names.reserve(200);
            names.push_back("12345678" + std::to_string(1000 + i) + "12345678");
            QVERIFY(!check.add(text(names.back())));
        }
    }

    void manyEntries_andANewValue()
    {
        DuplicateCheck check;
        for (int round = 0; round < 3; ++round) {
            check.begin();
            for (std::int64_t i = 0; i < 65'536; ++i)
                QVERIFY(!check.add(number(i * 4096)));
            QVERIFY(!check.add(number(0))); // not looked at any more
        }
        check.begin();
        QVERIFY(!check.add(number(4096)));
        QVERIFY(check.add(number(4096)));
    }
};

QTEST_APPLESS_MAIN(DuplicateCheckTest)
#include "tst_duplicatecheck.moc"
