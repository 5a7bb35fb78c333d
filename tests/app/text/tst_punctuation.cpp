// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/punctuation.h"

#include <QTest>
#include <QTranslator>

using namespace colonnade;
using namespace Qt::StringLiterals;

class PunctuationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void english_hasCommasAndParentheses()
    {
        QCOMPARE(listed({}), QString());
        QCOMPARE(listed({u"a"_s}), u"a"_s);
        QCOMPARE(listed({u"a"_s, u"%1"_s, u"c"_s}), u"a, %1, c"_s);
        QCOMPARE(withRemark(u"%2"_s, u"b"_s), u"%2 (b)"_s);
    }

    void chinese_hasItsOwn()
    {
        QTranslator chinese;
        QVERIFY(chinese.load(u":/i18n/colonnade_zh_CN.qm"_s));
        QCoreApplication::installTranslator(&chinese);
        const QString list = listed({u"a"_s, u"b"_s});
        const QString remark = withRemark(u"a"_s, u"b"_s);
        QCoreApplication::removeTranslator(&chinese);
        QCOMPARE(list, u"a、b"_s);
        QCOMPARE(remark, u"a（b）"_s);
    }
};

QTEST_GUILESS_MAIN(PunctuationTest)
#include "tst_punctuation.moc"
