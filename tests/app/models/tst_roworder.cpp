// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/roworder.h"

#include <QTest>

using namespace colonnade;

class RowOrderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byNumber_putsTheLargestFirst_andKeepsTiesInOrder()
    {
        const RowOrder order = RowOrder::byNumber({5, 9, 5, 0}, true);
        QCOMPARE(rows(order, 4), (std::vector<std::uint32_t>{1, 0, 2, 3}));
    }
    void byNumber_putsTheSmallestFirst_andKeepsTiesInOrder()
    {
        const RowOrder order = RowOrder::byNumber({5, 9, 5, 0}, false);
        QCOMPARE(rows(order, 4), (std::vector<std::uint32_t>{3, 0, 2, 1}));
    }
    void byNumber_sortsLargeNumbersToo()
    {
        const std::uint64_t large = 1ULL << 60;
        QCOMPARE(rows(RowOrder::byNumber({5, large, 5, large}, true), 4), (std::vector<std::uint32_t>{1, 3, 0, 2}));
        QCOMPARE(rows(RowOrder::byNumber({5, large, 5, large}, false), 4), (std::vector<std::uint32_t>{0, 2, 1, 3}));
    }
    void placeOf_isTheInverse()
    {
        const RowOrder order = RowOrder::byNumber({1, 4, 2, 3}, true);
        for (std::uint32_t row = 0; row < 4; ++row)
            QCOMPARE(order.rowAt(order.placeOf(row)), row);
    }
    void byNumber_takesNothing() { QVERIFY(RowOrder::byNumber({}, true).empty()); }

private:
    static std::vector<std::uint32_t> rows(const RowOrder& order, std::uint32_t count)
    {
        std::vector<std::uint32_t> result;
        for (std::uint32_t place = 0; place < count; ++place)
            result.push_back(order.rowAt(place));
        return result;
    }
};

QTEST_GUILESS_MAIN(RowOrderTest)
#include "tst_roworder.moc"
