// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/errortext.h"
#include "text/language.h"

#include <QTest>

#include <utility>

using namespace colonnade;

class ErrorTextTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<ErrorCode> allCodes()
    {
        std::vector<ErrorCode> codes;
        for (int i = 0; i <= int(ErrorCode::Cancelled); ++i)
            codes.push_back(ErrorCode(i));
        return codes;
    }
    static QString whole(const Error& error) { return errorText(error).whole(); }

private Q_SLOTS:
    void everyCode_saysWhatHappenedAndWhatHelps()
    {
        for (const QString& language : availableLanguages()) {
            setLanguage(language);
            for (const ErrorCode code : allCodes()) {
                const ErrorText text = errorText({code, "the-subject", "the reason", 4711});
                const QByteArray label = QByteArray::number(int(code)) + ' ' + text.whole().toUtf8();
                QVERIFY2(text.what.contains(QStringLiteral("the-subject")), label.constData());
                QVERIFY2(text.what.contains(QStringLiteral("the reason")), label.constData());
                QVERIFY2(!text.remedy.isEmpty(), label.constData());
                for (const QString& part : {text.what, text.remedy})
                    QVERIFY2(part.endsWith(u'.') || part.endsWith(QChar(0x3002)), label.constData());
                QVERIFY2(!text.whole().contains(QStringLiteral("%1")), label.constData());
                QVERIFY2(!text.what.contains(QStringLiteral("..")), label.constData());
            }
        }
        setLanguage(QStringLiteral("en"));
    }
    void passwords_areNeverShown()
    {
        for (const ErrorCode code : allCodes()) {
            for (const std::string url : {"redis://ann:s3cret@host:6379/0", "rediss://:s3cret@host",
                                          "redis://ann:p@s3cret/x@host", "x redis://a:s3cret@h y"}) {
                QVERIFY(!whole({code, url}).contains(QStringLiteral("s3cret")));
                QVERIFY(!whole({code, "x", "while opening " + url}).contains(QStringLiteral("s3cret")));
            }
        }
        for (const std::string mistyped :
             {"ann:s3cret@host:6379", "redis:/ann:s3cret@host", "redis:ann:s3cret@host", ":s3cret@host"})
            QVERIFY2(!whole({ErrorCode::BadAddress, mistyped}).contains(QStringLiteral("s3cret")), mistyped.c_str());
        QVERIFY(whole({ErrorCode::ConnectionRefused, "redis://ann:s3cret@host:6379"})
                    .contains(QStringLiteral("redis://ann:***@host:6379")));
    }
    void keyNames_areNotTakenForAddresses()
    {
        QVERIFY(whole({ErrorCode::NoSuchKey, "user:ann@example.com"}).contains(QStringLiteral("user:ann@example.com")));
    }
    void hostileText_isEscapedAndShortened()
    {
        QVERIFY(whole({ErrorCode::FileNotFound, "a\x1b[2Jb\xFF"}).contains(QStringLiteral("a\\x1B[2Jb\\xFF")));
        QVERIFY(whole({ErrorCode::ServerError, std::string(100'000, 'x'), std::string(100'000, 'y')}).size() < 1000);
        QVERIFY(whole({ErrorCode::FileNotFound, "%2 %1", "%3"}).contains(QStringLiteral("%2 %1")));
    }
    void placeInAFile_isToldInItsUnit()
    {
        QVERIFY(whole({ErrorCode::Truncated, "a.rdb", {}, 1234}).contains(QStringLiteral("byte 1,234")));
        QVERIFY(whole({ErrorCode::BadProfile, "a.json", "x", 12}).contains(QStringLiteral("line 12")));
        QVERIFY(!whole({ErrorCode::Truncated, "a.rdb"}).contains(QStringLiteral("byte")));
    }

    void everyBlindness_hasItsSentence()
    {
        for (int what = 0; what <= int(BlindFact::ValueSample); ++what) {
            for (int why = 0; why <= int(BlindReason::OnlyOfStrings); ++why) {
                const QString text = blindText({BlindFact(what), BlindReason(why), "OBJECT"});
                QVERIFY(text.endsWith(u'.'));
                QVERIFY(!text.contains(u'%'));
            }
        }
        QCOMPARE(blindText({BlindFact::Idle, BlindReason::NotRecorded}),
                 QStringLiteral("The idle time is not recorded in this dump."));
    }
    void completeness_saysHowMuchIsKnown()
    {
        SourceSummary summary;
        summary.keys = 12'000;
        summary.info.keysExpected = 50'000;
        QCOMPARE(completenessText(summary), QStringLiteral("partial: limited to 12,000 of 50,000 keys"));
        summary.stoppedBy = Error{ErrorCode::ConnectionLost, "x"};
        QCOMPARE(completenessText(summary), QStringLiteral("partial: cut off after 12,000 of 50,000 keys"));
        summary.cancelled = true;
        QCOMPARE(completenessText(summary), QStringLiteral("partial: cancelled after 12,000 of 50,000 keys"));
        summary = {};
        summary.complete = true;
        summary.keys = 1;
        QCOMPARE(completenessText(summary), QStringLiteral("1 key, complete"));
    }
};

QTEST_GUILESS_MAIN(ErrorTextTest)
#include "tst_errortext.moc"
