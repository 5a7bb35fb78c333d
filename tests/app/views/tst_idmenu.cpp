// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/idmenu.h"

#include "report/analysis.h"
#include "support/analyses.h"

#include <QTest>
#include <QWidget>

using namespace colonnade;
using namespace Qt::StringLiterals;

class IdMenuTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parts_areNamedAndExplained()
    {
        QWidget window;
        IdMenu menu(&window);
        const auto analysis = analysisFrom("a&b:1001:c string 1");
        menu.show(analysis, analysis->keyspace->patternOf(KeyId(0)));
        QStringList texts;
        for (const QAction* action : menu.actions())
            texts += action->text();
        QCOMPARE(texts, (QStringList{u"a&&b – no id"_s, u"a&&b:* – an id (1001: digits)"_s, u"a&&b:*:c – no id"_s}));
        QVERIFY(menu.actions()[1]->isChecked());
        QVERIFY(!menu.actions()[2]->isChecked());
        QVERIFY(menu.menuAction()->isEnabled());
    }

    void click_asksForAPin()
    {
        QWidget window;
        IdMenu menu(&window);
        const auto analysis = analysisFrom("a:1001:c string 1");
        IdPins asked;
        connect(&menu, &IdMenu::pinsRequested, &menu, [&asked](const IdPins& pins) { asked = pins; });
        menu.show(analysis, analysis->keyspace->patternOf(KeyId(0)));
        menu.actions()[1]->trigger();
        QVERIFY(asked == (IdPins{.always = {}, .never = {"a:*"}}));
        menu.actions()[0]->trigger();
        QVERIFY(asked == (IdPins{.always = {"a"}, .never = {}}));
    }

    void nothingOpen_isDisabled()
    {
        QWidget window;
        IdMenu menu(&window);
        menu.show(nullptr, Keyspace::root);
        QVERIFY(!menu.menuAction()->isEnabled());
        QVERIFY(menu.isEmpty());
    }
};

QTEST_MAIN(IdMenuTest)
#include "tst_idmenu.moc"
