// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/redundantwords.h"

#include <QTest>

using namespace colonnade;

class RedundantWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_areFoundInOrder()
    {
        const NameView view("order:order_id:1:Order:user_vip_user", ":");
        const std::vector<RedundantWord> words = redundantWords(view);
        QCOMPARE(words.size(), 3u);
        QCOMPARE(words[0].segment, 1u);
        QCOMPARE(words[0].text, std::string_view("order"));
        QCOMPARE(words[0].wastedBytes(), 6u);
        QCOMPARE(words[1].text, std::string_view("Order"));
        QCOMPARE(words[2].text, std::string_view("user"));
        QVERIFY(words[2].text.data() == view.name().data() + view.name().size() - 4);
    }

    void entityWithAnotherId_isNoRepeat()
    {
        QVERIFY(redundantWords(NameView("user:1:follows:user:2", ":")).empty());
        QCOMPARE(redundantWords(NameView("user:user:2", ":")).size(), 1u);
    }

    void farSegments_areNotSearched()
    {
        std::string name;
        for (int i = 0; i < 70; ++i)
            name += "aaa:";
        QCOMPARE(redundantWords(NameView(name, ":")).size(), 63u); // all of the first 64 but the first
    }
};

QTEST_APPLESS_MAIN(RedundantWordsTest)
#include "tst_redundantwords.moc"
