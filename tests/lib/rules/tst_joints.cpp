// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/joints.h"

#include <QTest>

using namespace colonnade;

class JointsTest : public QObject
{
    Q_OBJECT

private:
    static QByteArray parts(std::string_view segment)
    {
        QByteArray text;
        forEachPart(segment, [&text](const NamePart& part) {
            if (part.joint != '\0')
                text += QByteArray(" ") + part.joint + ' ';
            text.append(part.text.data(), qsizetype(part.text.size()));
            text += part.id == IdKind::None ? "" : "*";
        });
        return text;
    }

private Q_SLOTS:
    void parts_keepIdsWhole_data()
    {
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("") << QByteArray();
        QTest::newRow("user") << QByteArray("user");
        QTest::newRow("user_12") << QByteArray("user _ 12*");
        QTest::newRow("_a__b_") << QByteArray("a _ b");
        QTest::newRow("a.-b") << QByteArray("a . b");
        QTest::newRow("log_2024-05-01") << QByteArray("log _ 2024-05-01*");
        QTest::newRow("log_2024-05-01_x") << QByteArray("log _ 2024-05-01* _ x");
        QTest::newRow("meta-550e8400-e29b-41d4-a716-446655440000")
            << QByteArray("meta - 550e8400-e29b-41d4-a716-446655440000*");
        QTest::newRow("550e8400-e29b-41d4-a716-446655440000_x")
            << QByteArray("550e8400-e29b-41d4-a716-446655440000* _ x");
        QTest::newRow("ip/10.0.0.1") << QByteArray("ip / 10.0.0.1*");
        QTest::newRow("1.2.3") << QByteArray("1* . 2* . 3*");
    }
    void parts_keepIdsWhole()
    {
        QFETCH(const QByteArray, expected);
        QCOMPARE(parts(QTest::currentDataTag()), expected);
    }

    void joints_areLevelsOrWords_data()
    {
        QTest::addColumn<int>("levels");
        QTest::addColumn<int>("words");
        QTest::newRow("a_b") << 0 << 1;
        QTest::newRow("a_b_c") << 2 << 0;
        QTest::newRow("user_12") << 1 << 0;
        QTest::newRow("x:a_b_c") << 0 << 2;
        QTest::newRow("x:user_12_name") << 2 << 0;
        QTest::newRow("x:user_12_first_name") << 2 << 1;
        QTest::newRow("x:basic.info") << 0 << 0;
        QTest::newRow("x:basicInfoText") << 0 << 2;
        QTest::newRow("x:v1.2") << 0 << 0;
        QTest::newRow("x:12_34") << 0 << 0;
        QTest::newRow("x:order-12") << 0 << 0;
        QTest::newRow("x:room_7") << 1 << 0;
        QTest::newRow("x:ubuntu22.04") << 0 << 0;
        QTest::newRow("a/bC/d") << 2 << 1;
    }
    void joints_areLevelsOrWords()
    {
        QFETCH(const int, levels);
        QFETCH(const int, words);
        const Joints joints = jointsOf(NameView(QTest::currentDataTag(), ":"), true);
        QCOMPARE(int(joints.levels), levels);
        QCOMPARE(int(joints.words), words);
    }

    void caseChange_isACapitalAfterASmallLetter()
    {
        QCOMPARE(caseChange("basicInfo"), 5u);
        QCOMPARE(caseChange("basicInfo", 5), std::string_view::npos);
        QCOMPARE(caseChange("APIKey"), 3u);
        QCOMPARE(caseChange("oauth2Token"), 6u);
        QCOMPARE(caseChange("OAuth"), std::string_view::npos);
        QCOMPARE(caseChange("URLs"), std::string_view::npos);
        QCOMPARE(caseChange(""), std::string_view::npos);
    }
};

QTEST_APPLESS_MAIN(JointsTest)
#include "tst_joints.moc"
