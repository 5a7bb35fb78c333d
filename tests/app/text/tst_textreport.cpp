// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/listsource.h"
#include "text/language.h"
#include "text/textreport.h"
#include "text/texttable.h"

#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

class TextReportTest : public QObject
{
    Q_OBJECT

private:
    const Profile m_profile = Profile::load("recommended").value();
    static constexpr std::string_view keys = "cx:orderdb:order:100001:hash hash 200 elements=4 value=80 ttl=100\n"
                                             "cx:orderdb:order:100002:hash hash 300 elements=5 value=90\n"
                                             "cx:userdb:tags:100001:set set 5000 elements=90 value=900 db=1\n"
                                             "user:100001:name string 100 value=9 elements=9\n"
                                             "user\\x20name\\xFF string 40 value=9 elements=9\n";

    QString report(ListSource& source, const TextReportOptions& options = {}) const
    {
        // No-break spaces belong between a number and its unit; here they are only hard to type.
        return textReport(*analyze(source, {}, m_profile, {}, {}), options).replace(QChar(0xA0), u' ');
    }
    QString report(std::string_view lines, const TextReportOptions& options = {}) const
    {
        ListSource source(lines);
        return report(source, options);
    }

private Q_SLOTS:
    void init() { setLanguage(u"en"_s); }

    void everyPart_isThere()
    {
        ListSource source(keys);
        source.summary.info.kind = SourceKind::Scan;
        source.summary.info.name = "redis://h:6379";
        source.summary.info.server = ServerInfo{.product = "redis", .version = "8.0.2"};
        source.summary.info.memoryKind = MemoryKind::Measured;
        source.summary.blind = {{BlindFact::Idle, BlindReason::PolicyWithoutIdle}};
        source.summary.vanished = 3;
        const QString text = report(source);
        for (const QString& part :
             {u"Source    redis://h:6379"_s, u"Server    redis 8.0.2"_s, u"5 keys, complete"_s,
              u"5.5 KiB, as the server measures it"_s, u"By type"_s, u"hash       2"_s, u"Biggest keys"_s,
              u"cx:userdb:tags:100001:set (database 1)"_s, u"Namespaces"_s, u"orderdb"_s, u"… 1 named by an id"_s,
              u"Error: Key name contains a forbidden character (name-forbidden)"_s, u"user name\\xFF"_s, u"Not seen"_s,
              u"LFU"_s, u"3 keys vanished"_s})
            QVERIFY2(text.contains(part), qPrintable(part + u" is not in\n"_s + text));
    }
    void lines_fitInEveryLanguage()
    {
        std::string many(keys);
        for (int i = 0; i < 50; ++i)
            many += "very:long:" + std::string(200, char('a' + i % 26)) + ":用户" + std::to_string(i) + " string 10\n";
        for (const QString& language : availableLanguages()) {
            setLanguage(language);
            for (const QString& line : report(many).split(u'\n'))
                QVERIFY2(terminalWidth(line) <= 100, qPrintable(line));
        }
    }
    void partialResult_saysSoAtTheTop()
    {
        ListSource source(keys);
        source.summary.complete = false;
        source.summary.info.keysExpected = 100;
        source.summary.stoppedBy = Error{ErrorCode::ConnectionLost, "redis://u:s3cret@h"};
        const QString text = report(source);
        QVERIFY2(text.contains(u"partial: cut off after 5 of 100 keys"_s), qPrintable(text));
        QVERIFY(text.contains(u"The connection to redis://u:***@h broke."_s));
    }
    void options_limitTheLists()
    {
        const QString text = report(keys, {.depth = 1, .top = 1, .perRule = 1});
        QVERIFY(!text.contains(u"orderdb  "_s) && text.contains(u"… 1 more"_s));
        QVERIFY(text.contains(u"… and 1 more"_s));
        QVERIFY(!report(keys, {.depth = 0}).contains(u"Namespaces"_s));
    }
    void namesAlone_haveNoSizes()
    {
        const QString text = report("cx:userdb:session:U100238:string none -\n");
        QVERIFY(!text.contains(u"Biggest keys"_s) && !text.contains(u"Memory"_s));
        QVERIFY2(text.contains(u"these rules could not look: "_s), qPrintable(text));
    }
    void noFindings_isSaid()
    {
        QVERIFY(report("cx:userdb:session:U100238:string string 10 ttl=60\n")
                    .contains(u"No rule of this profile is broken"_s));
    }
    void sheetRows_standForManyKeys()
    {
        QVERIFY(report("cx:order:{id}:hash hash - count=5000\n").contains(u"they stand for 5,000 keys"_s));
    }
    void noKeys_isAReportToo() { QVERIFY(report("").contains(u"0 keys, complete"_s)); }

    void counts_areWords()
    {
        QCOMPARE(severityCountsText({}), u"none"_s);
        QCOMPARE(severityCountsText({5, 1, 1200}), u"1,200 errors, 1 warning, 5 notes"_s);
    }
    void sources_haveNames()
    {
        SourceInfo info;
        info.kind = SourceKind::Names;
        info.name = "-";
        QCOMPARE(sourceName(info), u"standard input"_s);
        info.name = "a\x1b.rdb";
        QCOMPARE(sourceName(info), u"a\\x1B.rdb"_s);
        info.kind = SourceKind::Demo;
        QCOMPARE(sourceName(info), u"the built-in demo"_s);
    }
};

QTEST_GUILESS_MAIN(TextReportTest)
#include "tst_textreport.moc"
