// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/mutes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace std::chrono_literals;

class MutesTest : public QObject
{
    Q_OBJECT

private:
    static Mute mute()
    {
        return {.rule = "name-forbidden",
                .of = Mute::Of::Prefix,
                .what = "legacy:\xFF\\",
                .reason = "goes away with the old shop",
                .author = "Ann",
                .date = 2026y / 11 / 30,
                .expires = 2027y / 6 / 30};
    }

private Q_SLOTS:
    void everyMember_isReadAndWritten()
    {
        const auto mutes = Mutes::parse(R"({
          "schema": 1,
          "mutes": [
            {"rule": "name-forbidden", "prefix": "legacy:\\xFF\\\\", "reason": "goes away with the old shop",
             "author": "Ann", "date": "2026-11-30", "expires": "2027-06-30"},
            {"pattern": "tmp:\\*:?", "reason": "r", "author": "a", "date": "2026-01-01"},
            {"key": "a b", "reason": "r", "author": "a", "date": "2026-01-01", "expires": null},
            {"rule": "ttl-missing", "reason": "r", "author": "a", "date": "2026-01-01"}
          ]
        })",
                                        "m.json");
        QVERIFY(mutes.has_value());
        QCOMPARE(mutes->all().size(), 4u);
        QVERIFY(mutes->all()[0] == mute());
        QCOMPARE(mutes->all()[1].of, Mute::Of::Pattern);
        QCOMPARE(mutes->all()[1].what, std::string("tmp:\\*:?"));
        QVERIFY(mutes->all()[1].rule.empty());
        QCOMPARE(mutes->all()[2].what, std::string("a b"));
        QVERIFY(!mutes->all()[2].expires);
        QCOMPARE(mutes->all()[3].of, Mute::Of::Everything);
        const auto again = Mutes::parse(mutes->toJson(), "again");
        QVERIFY(again.has_value());
        QVERIFY(*again == *mutes);
    }

    void whatIsNotKnown_survives()
    {
        const auto mutes = Mutes::parse(R"({"schema": 1, "team": {"name": "cx", "since": 12345678901234567890},
          "mutes": [{"rule": "rule-of-2030", "reason": "r", "author": "a", "date": "2026-01-01",
                     "ticket": 1.50, "tags": ["x", null]}]})",
                                        "m.json");
        QVERIFY(mutes.has_value());
        QCOMPARE(mutes->all().front().rule, std::string("rule-of-2030"));
        const std::string json = mutes->toJson();
        for (const std::string_view kept : {"\"team\"", "12345678901234567890", "\"rule-of-2030\"", "1.50", "\"tags\""})
            QVERIFY2(json.contains(kept), json.c_str());
        QVERIFY(Mutes::parse(json, "again").value() == *mutes);
    }

    void mistakes_nameLineAndReason_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* name, const QByteArray& json, int line, const QByteArray& reason) {
            QTest::newRow(name) << json << line << reason;
        };
        const auto one = [](const QByteArray& members) { return "{\"schema\": 1,\n\"mutes\": [{\n" + members + "}]}"; };
        const QByteArray who = R"(,"reason": "r", "author": "a", "date": "2026-01-01")";
        row("nothing", "", 1, "not JSON");
        row("not JSON", "{\n\"schema\": 1,\n oops}", 3, "not JSON");
        row("not UTF-8", "{\"schema\": 1,\n\"mutes\": [], \"x\": \"\xFF\"}", 2, "not JSON");
        row("a list", "[]", 1, "is an object");
        row("no schema", "{\"mutes\": []}", 1, "\"schema\" is missing");
        row("newer", "{\n\"schema\": 2, \"mutes\": []}", 2, "newer version");
        row("schema of text", "{\n\"schema\": \"1\", \"mutes\": []}", 2, "must be 1");
        row("no mutes", "{\"schema\": 1}", 1, "\"mutes\" is missing");
        row("mutes no list", "{\"schema\": 1,\n\"mutes\": {}}", 2, "must be a list");
        row("no object", "{\"schema\": 1,\n\"mutes\": [7]}", 2, "must be an object");
        row("twice", one("\"rule\": \"x\",\n\"rule\": \"y\"" + who), 4, "twice");
        row("no place", one(QByteArray(who).removeAt(0)), 3, "must name");
        row("two places", one("\"key\": \"x\",\n\"prefix\": \"y\"" + who), 4, "one of");
        row("empty prefix", one("\"prefix\": \"\"" + who), 3, "must not be empty");
        row("bad escape", one(R"("key": "a\\q")" + who), 3, "backslash");
        row("no reason", one(R"("rule": "x", "author": "a", "date": "2026-01-01")"), 3, "no \"reason\"");
        row("empty reason", one(R"("rule": "x", "reason": "", "author": "a", "date": "2026-01-01")"), 3, "empty");
        row("no such day", one(R"("rule": "x", "reason": "r", "author": "a", "date": "2026-02-30")"), 3, "a date");
        row("odd date", one(R"("rule": "x", "reason": "r", "author": "a", "date": "26-2-3")"), 3, "a date");
        row("signed date", one(R"("rule": "x", "reason": "r", "author": "a", "date": "2026--1-01")"), 3, "a date");
        row("number", one(R"("rule": 7, "reason": "r", "author": "a", "date": "2026-02-03")"), 3, "must be text");
    }
    void mistakes_nameLineAndReason()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const int, line);
        QFETCH(const QByteArray, reason);
        const auto mutes = Mutes::parse(json.toStdString(), "m.json");
        QVERIFY(!mutes);
        QCOMPARE(mutes.error().code, ErrorCode::BadMutes);
        QVERIFY2(mutes.error().detail.contains(reason.toStdString()), mutes.error().detail.c_str());
        QCOMPARE(mutes.error().offset.value_or(0), std::uint64_t(line));
    }

    void files_areSavedAndLoaded()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("mutes.json")).toStdString();
        QCOMPARE(Mutes::load(path).error().code, ErrorCode::FileNotFound);
        Mutes mutes;
        mutes.add(mute());
        mutes.add({.rule = "ttl-missing", .reason = "r", .author = "a", .date = 2026y / 1 / 1});
        QVERIFY(mutes.save(path).has_value());
        QVERIFY(Mutes::load(path).value() == mutes);
        mutes.remove(0);
        QVERIFY(mutes.save(path).has_value());
        QCOMPARE(Mutes::load(path).value().all().front().rule, std::string("ttl-missing"));
        QCOMPARE(mutes.save(path + "/below").error().code, ErrorCode::FileWriteFailed);
    }

    void hugeFiles_areRefused()
    {
        const std::string json(std::size_t{100} << 20, ' ');
        QCOMPARE(Mutes::parse(json, "m").error().code, ErrorCode::BadMutes);
        QCOMPARE(Mutes::load("/dev/zero").error().code, ErrorCode::BadMutes);
    }
};

QTEST_APPLESS_MAIN(MutesTest)
#include "tst_mutes.moc"
