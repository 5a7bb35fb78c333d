// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/keynamedelegate.h"

#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class KeyNameDelegateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nameParts_tellEscapesFromText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected"); // escapes in angle brackets
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("plain") << u"user:1"_s << u"user:1"_s;
        QTest::newRow("byte") << u"a\\xFFb"_s << u"a<\\xFF>b"_s;
        QTest::newRow("neighbours are one part") << u"\\xFF\\x00z"_s << u"<\\xFF\\x00>z"_s;
        QTest::newRow("backslash") << u"C:\\\\data"_s << u"C:<\\\\>data"_s;
        QTest::newRow("backslash before x") << u"\\\\xFF"_s << u"<\\\\>xFF"_s;
        QTest::newRow("cut by eliding") << u"a\\x"_s << u"a<\\x>"_s;
        QTest::newRow("cut after the backslash") << u"a\\"_s << u"a<\\>"_s;
    }
    void nameParts_tellEscapesFromText()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, expected);
        QString marked;
        for (const NamePart& part : nameParts(text))
            marked += part.isEscape ? u'<' + part.text.toString() + u'>' : part.text.toString();
        QCOMPARE(marked, expected);
    }
};

QTEST_MAIN(KeyNameDelegateTest)
#include "tst_keynamedelegate.moc"
