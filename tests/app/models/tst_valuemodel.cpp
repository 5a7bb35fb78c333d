// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/valuemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace colonnade;

namespace {

ValuePage page(ValueType type, std::vector<ValueRow> rows, std::optional<std::string> next = {})
{
    return {.type = type, .rows = std::move(rows), .elements = Fact(5), .next = std::move(next)};
}

QStringList headers(const ValueModel& model)
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column)
        texts += model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return texts;
}

} // namespace

class ValueModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columns_fitTheType_data();
    void columns_fitTheType();
    void followingPage_isAskedForOnce();
    void failure_endsTheAskingUntilRetry();
    void fieldExpiry_addsAColumn();
    void streamEntry_isReadFieldByField();
    void bigRows_stopTheAsking();
};

void ValueModelTest::columns_fitTheType_data()
{
    QTest::addColumn<ValueType>("type");
    QTest::addColumn<ValueRow>("row");
    QTest::addColumn<QStringList>("header");
    QTest::addColumn<QStringList>("cells");
    QTest::newRow("hash") << ValueType::Hash << ValueRow{.field = "f\xFF", .value = "v"}
                          << QStringList({QStringLiteral("Field"), QStringLiteral("Value")})
                          << QStringList({QStringLiteral("f\\xFF"), QStringLiteral("v")});
    QTest::newRow("list") << ValueType::List << ValueRow{.value = "v"}
                          << QStringList({QStringLiteral("Index"), QStringLiteral("Value")})
                          << QStringList({QStringLiteral("0"), QStringLiteral("v")});
    QTest::newRow("set") << ValueType::Set << ValueRow{.value = "m"} << QStringList{QStringLiteral("Member")}
                         << QStringList{QStringLiteral("m")};
    QTest::newRow("zset") << ValueType::ZSet << ValueRow{.value = "m", .score = 1.1}
                          << QStringList({QStringLiteral("Score"), QStringLiteral("Member")})
                          << QStringList({QStringLiteral("1.1"), QStringLiteral("m")});
    QTest::newRow("stream") << ValueType::Stream << ValueRow{.field = "1-0", .fields = {{"a", "b"}, {"c", "d"}}}
                            << QStringList({QStringLiteral("Entry"), QStringLiteral("Fields")})
                            << QStringList({QStringLiteral("1-0"), QStringLiteral("a = b, c = d")});
}

void ValueModelTest::columns_fitTheType()
{
    QFETCH(const ValueType, type);
    QFETCH(const ValueRow, row);
    QFETCH(const QStringList, header);
    QFETCH(const QStringList, cells);
    ValueModel model;
    const QAbstractItemModelTester tester(&model);
    model.append(page(type, {row}));
    QCOMPARE(headers(model), header);
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column)
        texts += model.index(0, column).data().toString();
    QCOMPARE(texts, cells);
    QVERIFY(model.isComplete());
}

void ValueModelTest::followingPage_isAskedForOnce()
{
    ValueModel model;
    const QAbstractItemModelTester tester(&model);
    QSignalSpy asked(&model, &ValueModel::pageWanted);
    model.append(page(ValueType::List, {{.value = "a"}, {.value = "b"}}, "cursor 1"));
    QVERIFY(model.canFetchMore({}) || asked.size() == 1); // the tester itself may have asked
    model.fetchMore({});
    model.fetchMore({});
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().value<std::string>(), std::string("cursor 1"));
    model.append(page(ValueType::List, {{.value = "c"}}));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.content(2), std::string("c"));
    QVERIFY(!model.canFetchMore({}));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.isComplete());
}

void ValueModelTest::failure_endsTheAskingUntilRetry()
{
    ValueModel model;
    QSignalSpy asked(&model, &ValueModel::pageWanted);
    model.append(page(ValueType::Set, {{.value = "a"}}, "7"));
    model.fetchMore({});
    model.setFailed();
    QVERIFY(!model.canFetchMore({}));
    model.fetchMore({});
    QCOMPARE(asked.size(), 1);
    model.retry();
    QCOMPARE(asked.size(), 2);
}

void ValueModelTest::fieldExpiry_addsAColumn()
{
    ValueModel model;
    const QAbstractItemModelTester tester(&model);
    model.append(page(ValueType::Hash, {{.field = "a", .value = "1"}}, "2"));
    QCOMPARE(model.columnCount(), 2);
    model.append(page(ValueType::Hash, {{.field = "b", .value = "2", .expiresAtMs = 1767225600000}}));
    QCOMPARE(model.columnCount(), 3);
    QVERIFY(model.index(0, 2).data().toString().isEmpty());
    QVERIFY(!model.index(1, 2).data().toString().isEmpty());
}

void ValueModelTest::streamEntry_isReadFieldByField()
{
    ValueModel model;
    model.append(page(ValueType::Stream, {{.field = "1-0", .fields = {{"a", "b"}, {"c", "d"}}}}));
    QCOMPARE(model.content(0), std::string("a: b\nc: d"));
}

void ValueModelTest::bigRows_stopTheAsking()
{
    ValueModel model;
    model.append(page(ValueType::Set, {{.value = std::string(ValueModel::mostBytes, 'x')}}, "more"));
    QVERIFY(model.isFull());
    QVERIFY(!model.canFetchMore({}));
    QVERIFY(model.index(0, 0).data().toString().size() <= 300);
}

QTEST_MAIN(ValueModelTest)
#include "tst_valuemodel.moc"
