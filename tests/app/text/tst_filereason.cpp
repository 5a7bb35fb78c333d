// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/filereason.h"

#include "rules/mutes.h"
#include "rules/profile.h"

#include <QTest>
#include <QTranslator>

using namespace colonnade;
using namespace Qt::StringLiterals;

class FileReasonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What the core says of bad files; each must be known here, and in English say the same.
    void everyReason_isKnown_data()
    {
        QTest::addColumn<QString>("reason");
        const auto row = [](const std::string& reason) {
            QTest::addRow("%s", reason.c_str()) << QString::fromStdString(reason);
        };
        const auto rules = [&row](std::string_view json) {
            const auto profile =
                Profile::parse(R"({"schema": 1, "id": "x", "rules": {)" + std::string(json) + "}}", "x");
            row(profile ? std::string(json) + " is accepted" : profile.error().detail);
        };
        for (const char* const json :
             {"\xFF", "{", "[]", "7", R"({"x": 1})", R"({"schema": 2})", R"({"schema": 0})", R"({"schema": "a"})",
              R"({"id": "a", "id": "b"})", "{}", R"({"schema": 1, "id": "x", "rules": []})",
              R"({"schema": 1, "id": 1})", R"({"schema": 1, "separator": ""})", R"({"schema": 1, "id": "x"})",
              R"({"schema": 1, "rules": {}})", R"({"schema": 1, "id": "x", "ids": {"y": []}})"})
            row(Profile::parse(json, "x").error().detail);
        row(Profile::parse(std::string(2'000'000, ' '), "x").error().detail);
        row(Mutes::parse(std::string(20'000'000, ' '), "x").error().detail);
        rules(R"("y": {})");
        rules(R"("name-length": {"y": 1})");
        rules(R"("name-length": 1)");
        rules(R"("name-length": {"advised": -1})");
        rules(R"("name-length": {"advised": 1.5})");
        rules(R"("name-length": {"advised": "a"})");
        rules(R"("name-length": {"advised": 2, "at-most": 1})");
        rules(R"("value-big": {"elements": 1}, "value-over-advised": {"elements": 2})");
        rules(R"("name-length": {"enabled": 1})");
        rules(R"("name-length": {"severity": "bad"})");
        rules(R"("name-charset": {"hyphen-allowed": null})");
        rules(R"("name-forbidden": {"characters": []})");
        rules(R"("idle-key": {"days": 0})");
        rules(R"("hot-key": {"frequency": 300})");
        rules(R"("ttl-missing": {"permanent": {}})");
        rules(R"("ttl-missing": {"permanent": [1]})");
        rules(R"("ttl-missing": {"permanent": [""]})");
        rules(R"("ttl-too-long": {"at-most": 3})");
        rules(R"("ttl-too-long": {"at-most": [3]})");
        rules(R"("ttl-too-long": {"at-most": [{"x": 3}]})");
        rules(R"("ttl-too-long": {"at-most": [{"seconds": 3}]})");
        rules(R"("ttl-too-long": {"at-most": [{"pattern": "a"}]})");
        rules(R"("ttl-too-long": {"at-most": [{"pattern": "a", "seconds": 1}]},
                 "ttl-too-short": {"at-least": [{"pattern": "a", "seconds": 2}]})");
        rules(R"("name-unregistered-prefix": {"prefixes": [{"owner": "a"}]})");
        rules(R"("name-unregistered-prefix": {"prefixes": [{"prefix": "a"}, {"prefix": "a"}]})");
        for (const char* const broken : {"a]", "[a", "[a[b]]", "a[b][b][b][b][b][b][b]", "a::b", "{a", "{a}{b}", "{}"})
            rules(R"("name-template": {"templates": [")" + std::string(broken) + R"("]})");
        for (const char* const json :
             {"[]", R"({"schema": 1})", R"({"schema": 2})", R"({"schema": 1, "mutes": 1})",
              R"({"schema": 1, "mutes": [1]})", R"({"schema": 1, "mutes": [{}]})",
              R"({"schema": 1, "mutes": [{"reason": "a", "author": "b", "date": "2026-01-01"}]})",
              R"({"schema": 1, "mutes": [{"rule": 1}]})", R"({"schema": 1, "mutes": [{"date": "x"}]})",
              R"({"schema": 1, "mutes": [{"rule": ""}]})", R"({"schema": 1, "mutes": [{"key": "\\x"}]})",
              R"({"schema": 1, "mutes": [{"key": "a", "prefix": "b"}]})"})
            row(Mutes::parse(json, "x").error().detail);
    }
    void everyReason_isKnown()
    {
        QFETCH(const QString, reason);
        const std::optional<QString> text = fileReason(reason.toStdString());
        QVERIFY(text.has_value());
        QCOMPARE(*text, reason);
    }

    void whatComesFromElsewhere_isNotKnown()
    {
        for (const char* const reason : {"", "ERR no such command", "No space left on device", "unknown member"})
            QVERIFY2(!fileReason(reason), reason);
    }

    void placesAndTheirWords_areTranslated()
    {
        QTranslator chinese;
        QVERIFY(chinese.load(u":/i18n/colonnade_zh_CN.qm"_s));
        QCoreApplication::installTranslator(&chinese);
        const QString text = fileReason("\"%1\" must be true or false, not a list").value_or(QString());
        QCoreApplication::removeTranslator(&chinese);
        QVERIFY2(text.contains(u"%1") && !text.contains(u"must") && !text.contains(u"list"), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(FileReasonTest)
#include "tst_filereason.moc"
