// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/analyses.h"
#include "views/breadcrumb.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace colonnade;
using namespace Qt::StringLiterals;

class BreadcrumbTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shows_theWayToAPlace_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("all keys") << 0 << QStringList{u"All keys"_s};
        QTest::newRow("folder") << 1 << QStringList{u"All keys"_s, u"cx"_s, u"db"_s};
        QTest::newRow("key") << 2 << QStringList{u"All keys"_s, u"cx"_s, u"db"_s, u"1&&2"_s};
        QTest::newRow("pattern") << 3 << QStringList{u"All keys"_s, u"cx:db:*"_s};
        QTest::newRow("list") << 4 << QStringList{u"All keys"_s, u"Big ones"_s};
    }
    void shows_theWayToAPlace()
    {
        QFETCH(const int, kind);
        QFETCH(const QStringList, expected);
        const std::shared_ptr<const Analysis> analysis = analysisFrom("cx:db:1&2 string 1\ncx:db:77 string 1");
        const Keyspace& keyspace = *analysis->keyspace;
        const std::vector<Place> places{Keyspace::root, *keyspace.findNode("cx:db"), *keyspace.find("cx:db:1&2"),
                                        keyspace.patternOf(*keyspace.find("cx:db:77")), KeyList{u"Big ones"_s, {}}};
        Breadcrumb crumb;
        crumb.resize(2000, 40);
        crumb.show();
        crumb.setView({analysis, places[std::size_t(kind)]});
        QTRY_COMPARE(texts(crumb), expected); // buttons show themselves when the layout is done
    }

    void click_goesThere()
    {
        const std::shared_ptr<const Analysis> analysis = analysisFrom("cx:db:1 string 1");
        Breadcrumb crumb;
        crumb.resize(2000, 40);
        crumb.show();
        crumb.setView({analysis, *analysis->keyspace->findNode("cx:db")});
        QTRY_COMPARE(shown(crumb).size(), 3);
        QSignalSpy requested(&crumb, &Breadcrumb::placeRequested);
        shown(crumb)[1]->click();
        QCOMPARE(requested.count(), 1);
        QCOMPARE(std::get<NodeId>(requested.first().first().value<Place>()), *analysis->keyspace->findNode("cx"));
    }

    void aLongWay_foldsItsMiddle_andStillEndsWithThePlace()
    {
        std::string name;
        for (int i = 0; i < 500; ++i)
            name += "level" + std::to_string(i) + ":";
        const std::shared_ptr<const Analysis> analysis = analysisFrom(name + "end string 1");
        Breadcrumb crumb;
        crumb.resize(400, 40);
        crumb.show();
        crumb.setView({analysis, KeyId(0)});
        QTRY_VERIFY(!texts(crumb).isEmpty());
        const QStringList steps = texts(crumb);
        QCOMPARE(steps.first(), u"All keys"_s);
        QCOMPARE(steps.at(1), u"…"_s);
        QCOMPARE(steps.last(), u"end"_s);
        QVERIFY(steps.size() < 12);
        QVERIFY(!shown(crumb)[1]->menu()->actions().isEmpty());
    }

    void nothingOpen_isNothing()
    {
        Breadcrumb crumb;
        crumb.show();
        crumb.setView({});
        QVERIFY(texts(crumb).isEmpty());
    }

private:
    static QList<QToolButton*> shown(const Breadcrumb& crumb)
    {
        QList<QToolButton*> buttons;
        for (QToolButton* button : crumb.findChildren<QToolButton*>()) {
            if (!button->isHidden())
                buttons << button;
        }
        std::ranges::sort(buttons, {}, [](const QToolButton* button) { return button->x(); });
        return buttons;
    }
    static QStringList texts(Breadcrumb& crumb)
    {
        QStringList result;
        for (const QToolButton* button : shown(crumb))
            result << button->text();
        return result;
    }
};

QTEST_MAIN(BreadcrumbTest)
#include "tst_breadcrumb.moc"
