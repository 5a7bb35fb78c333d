// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/valueloader.h"

#include "support/fakevalues.h"

#include <QTest>

#include <atomic>

using namespace colonnade;

class ValueLoaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void page_arrivesLater();
    void error_arrivesAsOne();
    void withoutReader_nothingIsAvailable();
    void newRequest_replacesThePendingOne();
    void destructor_stopsASlowReader();
    void reader_servesOneThreadAtATime();
};

void ValueLoaderTest::page_arrivesLater()
{
    ValueLoader loader;
    loader.setReader(std::make_shared<FakeValues>([](const KeyFacts& key, const PageRequest& request) {
        return FakeValues::string(std::string(key.name) + request.cursor);
    }));
    std::optional<Result<ValuePage>> page;
    std::string name = "user:1";
    loader.load({.name = name}, {.cursor = "+7"}, [&](const Result<ValuePage>& result) { page = result; });
    name = "gone  "; // the request has a copy
    QVERIFY(!page);
    QVERIFY(loader.isLoading());
    QTRY_VERIFY(page);
    QVERIFY(!loader.isLoading());
    QCOMPARE(page->value().rows.front().value, std::string("user:1+7"));
}

void ValueLoaderTest::error_arrivesAsOne()
{
    ValueLoader loader;
    loader.setReader(std::make_shared<FakeValues>(
        [](const KeyFacts& key, const PageRequest&) { return fail(ErrorCode::NoSuchKey, std::string(key.name)); }));
    std::optional<Result<ValuePage>> page;
    loader.load({.name = "k"}, {}, [&](const Result<ValuePage>& result) { page = result; });
    QTRY_VERIFY(page);
    QCOMPARE(page->error().code, ErrorCode::NoSuchKey);
}

void ValueLoaderTest::withoutReader_nothingIsAvailable()
{
    ValueLoader loader;
    QVERIFY(!loader.hasReader());
    std::optional<Result<ValuePage>> page;
    loader.load({.name = "k"}, {}, [&](const Result<ValuePage>& result) { page = result; });
    QTRY_VERIFY(page);
    QCOMPARE(page->error().code, ErrorCode::NotAvailable);
}

void ValueLoaderTest::newRequest_replacesThePendingOne()
{
    ValueLoader loader;
    auto values = std::make_shared<FakeValues>(
        [](const KeyFacts& key, const PageRequest&) { return FakeValues::string(std::string(key.name)); });
    values->blockUntilStopped("slow");
    loader.setReader(values);
    QStringList arrived;
    const auto note = [&arrived](const Result<ValuePage>& page) {
        arrived += page ? QString::fromStdString(page->rows.front().value) : QStringLiteral("error");
    };
    loader.load({.name = "slow"}, {}, note);
    QTRY_COMPARE(values->calls(), 1);
    loader.load({.name = "quick"}, {}, note);
    QTRY_VERIFY(!arrived.isEmpty());
    QCOMPARE(arrived, QStringList{QStringLiteral("quick")});
    loader.load({.name = "another"}, {}, note);
    loader.cancel();
    QVERIFY(!loader.isLoading());
    loader.load({.name = "last"}, {}, note);
    QTRY_COMPARE(arrived.size(), 2);
    QCOMPARE(arrived.last(), QStringLiteral("last"));
}

void ValueLoaderTest::destructor_stopsASlowReader()
{
    auto values =
        std::make_shared<FakeValues>([](const KeyFacts&, const PageRequest&) { return FakeValues::string("late"); });
    values->blockUntilStopped("slow");
    bool hasArrived = false;
    {
        ValueLoader loader;
        loader.setReader(values);
        loader.load({.name = "slow"}, {}, [&](const Result<ValuePage>&) { hasArrived = true; });
        QTRY_COMPARE(values->calls(), 1);
    }
    QCOMPARE(values->running(), 0);
    QCoreApplication::sendPostedEvents();
    QVERIFY(!hasArrived);
}

void ValueLoaderTest::reader_servesOneThreadAtATime()
{
    ValueLoader loader;
    auto values = std::make_shared<FakeValues>(
        [](const KeyFacts& key, const PageRequest&) { return FakeValues::string(std::string(key.name)); });
    loader.setReader(values);
    int arrived = 0;
    for (int i = 0; i < 200; ++i)
        loader.load({.name = "k"}, {}, [&](const Result<ValuePage>&) { ++arrived; });
    QTRY_VERIFY(!loader.isLoading());
    QCOMPARE(arrived, 1);
    QCOMPARE(values->mostAtOnce(), 1);
}

QTEST_GUILESS_MAIN(ValueLoaderTest)
#include "tst_valueloader.moc"
