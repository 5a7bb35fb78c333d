// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/mutedialog.h"
#include "dialogs/profileeditor.h"
#include "dialogs/profileiddialog.h"
#include "models/treecells.h"
#include "source/opensource.h"
#include "support/listsource.h"
#include "support/paths.h"
#include "support/steppedsource.h"
#include "views/banner.h"
#include "views/pagepanel.h"
#include "views/profilerulesview.h"
#include "views/rulesettingsform.h"
#include "views/treepanel.h"
#include "windows/mainwindow.h"
#include "windows/muting.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QWindow>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

/// Drives the whole window as a person would, without a display.
class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_settings = {};
        m_steps = std::make_shared<Steps>();
        m_profiles = std::make_unique<QTemporaryDir>();
        makeWindow();
        m_window->resize(1200, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void demo_opensFromTheStartPage_andIsShown()
    {
        QTest::keyClick(m_window.get(), Qt::Key_D, Qt::AltModifier); // Open the demo
        waitForEnd();
        QVERIFY(keyspace()->size() > 15'000);
        QVERIFY(tree()->isVisible());
        QVERIFY(m_window->windowTitle().contains(u"Demo"_s));
        QVERIFY(m_window->windowTitle().contains(u"read-only"_s));
        QCOMPARE(m_settings.recent.size(), 1);
    }

    void everyPage_showsTheDemo()
    {
        m_window->open(SourceChoice::demo());
        waitForEnd();
        for (int page = 0; page < m_window->pagePanel()->tabs()->count(); ++page) {
            QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_1 + page), Qt::ControlModifier);
            QCOMPARE(m_window->pagePanel()->tabs()->currentIndex(), page);
            QTRY_VERIFY(!m_window->pagePanel()->currentPage()->isBusy());
        }
    }

    void byKeyboardAlone_chooseAFolder_openAKey_goBackAndForward()
    {
        openList(u"cart:7:items list 50\nuser:1 string 10\nuser:2 hash 300"_s);
        m_window->treePanel()->focusView();
        QTest::keyClick(tree(), Qt::Key_Down); // user: the largest
        QCOMPARE(where(), "user");
        QTest::keyClick(tree(), Qt::Key_Right);
        QTest::keyClick(tree(), Qt::Key_Down);
        QCOMPARE(where(), "user:2");
        QTest::keyClick(tree(), Qt::Key_Return);
        QCOMPARE(m_window->pagePanel()->tabs()->tabText(m_window->pagePanel()->tabs()->currentIndex()), u"Key"_s);
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(where(), "user");
        QCOMPARE(tree()->currentIndex().data().toString(), u"user"_s);
        QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(where(), "user:2");
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(where(), "");
    }

    void back_andForward_areOffWhereThereIsNothing()
    {
        QVERIFY(!action(ActionId::Back)->isEnabled());
        openList(u"a:1 string 1"_s);
        QVERIFY(!action(ActionId::Back)->isEnabled());
        m_window->goTo(KeyId(0));
        QVERIFY(action(ActionId::Back)->isEnabled());
        QVERIFY(!action(ActionId::Forward)->isEnabled());
    }

    void find_goesToAKey_orListsWhatMatches_orSaysSo()
    {
        openList(u"user:1:cart string 1\nuser:2:cart string 1\nuser:2:mail string 1"_s);
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* field = qobject_cast<QLineEdit*>(m_window->focusWidget());
        QVERIFY(field);
        const auto type = [field](const QString& text) {
            field->selectAll();
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        };
        type(u"user:2:mail"_s);
        QTRY_COMPARE(where(), "user:2:mail");
        type(u"cart"_s);
        QTRY_VERIFY(std::holds_alternative<KeyList>(m_window->place()));
        QCOMPARE(std::get<KeyList>(m_window->place()).keys.size(), 2U);
        type(u"*:2:m*"_s);
        QTRY_COMPARE(where(), "user:2:mail");
        type(u"nothing like it"_s);
        QTRY_VERIFY(bannerText().contains(u"nothing like it"_s));
        type(u"bad\\q"_s);
        QTRY_VERIFY(!bannerText().contains(u"nothing like it"_s));
        QVERIFY(m_window->banner()->isVisible());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(field->text().isEmpty());
    }

    void profile_checksAgain()
    {
        openList(u"cx:orderdb:order:{7}:hash hash 1 ttl=60"_s);
        auto* profiles = m_window->findChild<QComboBox*>(u"profiles"_s);
        profiles->setFocus();
        const int index = profiles->findData(u"keewidb"_s);
        QVERIFY(index >= 0);
        profiles->setCurrentIndex(index);
        Q_EMIT profiles->activated(index);
        QTRY_COMPARE(m_window->session().analysis()->findings->profile().id, std::string("keewidb"));
        QCOMPARE(m_settings.profile, u"keewidb"_s);
    }

    void profile_thatIsBroken_isSaid_andTheOldOneStays()
    {
        m_window->setProfile(u"/nowhere/profile.json"_s);
        QVERIFY(bannerText().contains(u"/nowhere/profile.json"_s));
        QCOMPARE(m_settings.profile, u"recommended"_s);
    }

    void profile_ofLastTime_thatIsGone_isSaid_andTheDefaultIsUsed()
    {
        m_settings.profile = u"/nowhere/profile.json"_s;
        makeWindow();
        m_window->show();
        QVERIFY(bannerText().contains(u"/nowhere/profile.json"_s));
        QCOMPARE(m_settings.profile, u"recommended"_s);
        QCOMPARE(m_window->findChild<QComboBox*>(u"profiles"_s)->currentText(), u"recommended"_s);
    }

    void profileEditor_changesWhatIsOpen()
    {
        openList(u"user:1:name string 1 ttl=60"_s);
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        auto* editor = m_window->findChild<ProfileEditor*>();
        QVERIFY(editor);
        QVERIFY(QTest::qWaitForWindowActive(editor));
        QCOMPARE(editor->reference(), u"recommended"_s);
        editor->showRule(RuleId::NameLength);
        auto* field = editor->rulesView()->form()->findChildren<QDoubleSpinBox*>().constFirst();
        field->setValue(5);
        QVERIFY(editor->hasChanges());
        const auto save = [editor] {
            editor->activateWindow(); // without a screen nobody gives the focus to the window in front
            QTest::keyClick(editor->windowHandle(), Qt::Key_S, Qt::ControlModifier);
        };
        save();
        auto* id = editor->findChild<ProfileIdDialog*>();
        QVERIFY(id);
        id->field()->setText(u"team"_s);
        QTest::keyClick(id->field(), Qt::Key_Return);
        auto* box = m_window->findChild<QComboBox*>(u"profiles"_s);
        QVERIFY(box->findText(u"team"_s) >= 0);
        QCOMPARE(box->currentText(), u"recommended"_s); // saved, and not in use yet
        Q_EMIT editor->useRequested(editor->reference());
        QTRY_COMPARE(m_window->session().analysis()->findings->profile().id, "team");
        QCOMPARE(m_window->session().analysis()->findings->total(RuleId::NameLength), 1U);
        QCOMPARE(box->currentText(), u"team"_s);

        // What is in use changes when it is saved.
        editor->rulesView()->form()->findChildren<QDoubleSpinBox*>().constFirst()->setValue(50);
        save();
        QTRY_COMPARE(m_window->session().analysis()->findings->total(RuleId::NameLength), 0U);
        Q_EMIT editor->removed(editor->reference());
        QTRY_COMPARE(m_window->session().analysis()->findings->profile().id, "recommended");
        editor->close();
    }

    void aDroppedFile_isOpened()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"names.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("user:1\nuser:2\nuser:3\n");
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file.fileName())});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &drop);
        waitForEnd();
        QCOMPARE(keyspace()->size(), 3U);
        QVERIFY(m_window->windowTitle().contains(u"names.txt"_s));
    }

    void aTruncatedDump_showsWhatCouldBeRead_andSaysWhy()
    {
        const QString whole = QString::fromStdString(fixturesFolder() + "/rdb/generated/redis-7.0-debian.rdb");
        QFile dump(whole);
        if (!dump.open(QIODevice::ReadOnly))
            QSKIP("the fixture rdb/generated/redis-7.0-debian.rdb is missing: set COLONNADE_FIXTURES");
        const QTemporaryDir folder;
        QFile half(folder.filePath(u"half.rdb"_s));
        QVERIFY(half.open(QIODevice::WriteOnly));
        half.write(dump.read(dump.size() / 2));
        half.close();
        m_window->open({.address = half.fileName()});
        waitForEnd();
        QVERIFY(keyspace()->size() > 0);
        QVERIFY(m_window->banner()->isVisible());
        QVERIFY(bannerText().contains(u"half.rdb"_s));
        QVERIFY(!m_window->session().analysis()->summary.complete);
    }

    void aMissingFile_isSaid_withWhatHelps()
    {
        m_window->open({.address = u"/nowhere/dump.rdb"_s});
        QTRY_VERIFY(m_window->banner()->isVisible());
        QVERIFY(bannerText().contains(u"/nowhere/dump.rdb"_s));
        QCOMPARE(m_window->banner()->findChildren<QPushButton*>().size(), 2); // choose another file, try again
        QVERIFY(!tree()->isVisible());                                        // back at the start
    }

    void aFailedRescan_keepsWhatWasThere()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"names.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("user:1\n");
        file.close();
        m_window->open({.address = file.fileName()});
        waitForEnd();
        file.remove();
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY(m_window->banner()->isVisible());
        QCOMPARE(keyspace()->size(), 1U);
        QVERIFY(tree()->isVisible());
    }

    void aCancelledScan_keepsWhatWasRead_andSaysSo()
    {
        m_steps->allow(3);
        m_window->open({.address = u"stepped:"_s});
        QTRY_VERIFY(statusText().contains(u"of 10"_s));
        QVERIFY(action(ActionId::Cancel)->isEnabled());
        QVERIFY(m_window->findChild<QProgressBar*>()->isVisible());
        action(ActionId::Cancel)->trigger();
        waitForEnd();
        QCOMPARE(keyspace()->size(), 3U);
        QVERIFY(m_window->banner()->isVisible());
        QVERIFY(statusText().contains(u"partial"_s));
        QVERIFY(!m_window->findChild<QProgressBar*>()->isVisible());
    }

    void aPausedScan_goesOn()
    {
        m_steps->allow(1);
        m_window->open({.address = u"stepped:"_s});
        QTRY_VERIFY(statusText().contains(u"1 of 10"_s));
        const QString pause = action(ActionId::PauseOrResume)->text();
        action(ActionId::PauseOrResume)->trigger();
        QVERIFY(action(ActionId::PauseOrResume)->text() != pause);
        m_steps->allow(9);
        QTRY_VERIFY(keyspace()); // what it has is published
        QVERIFY(m_window->session().isPartial());
        action(ActionId::PauseOrResume)->trigger();
        waitForEnd();
        QCOMPARE(keyspace()->size(), 10U);
        QCOMPARE(action(ActionId::PauseOrResume)->text(), pause);
    }

    void muting_countsApart_isKeptInAFile_andCanBeUndone()
    {
        const QTemporaryDir folder;
        openList(u"a\\x20b:string string 1\nc:1:string string 1"_s);
        Session& session = m_window->session();
        m_settings.muteFiles.insert(session.choice()->withoutPassword().address, folder.filePath(u"m.json"_s));
        const KeyId key = session.analysis()->findings->keys(RuleId::NameForbidden, Severity::Error).front();
        const Finding finding = session.analysis()->findings->describe(RuleId::NameForbidden, key);
        MuteDialog* dialog = m_window->muting()->ask(finding);
        for (auto* field : dialog->findChildren<QLineEdit*>()) {
            if (field->text().isEmpty())
                field->setText(u"for a test"_s); // the reason, and the author where the system names none
        }
        for (QAbstractButton* button : dialog->findChild<QDialogButtonBox*>()->buttons()) {
            if (dialog->findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
                button->click();
        }
        QTRY_VERIFY(session.analysis()->muted);
        QCOMPARE(session.analysis()->findings->total(RuleId::NameForbidden), 0u);
        QCOMPARE(session.analysis()->muted->total(RuleId::NameForbidden), 1u);
        QCOMPARE(Mutes::load(folder.filePath(u"m.json"_s).toStdString())->all().size(), 1u);
        m_window->muting()->unmute(finding);
        QTRY_VERIFY(!session.analysis()->muted);
        QVERIFY(m_window->banner()->isVisible()); // says whose it was, and offers it back
        QVERIFY(Mutes::load(folder.filePath(u"m.json"_s).toStdString())->all().empty());
    }

    void settings_areKept_whenTheWindowCloses()
    {
        openList(u"a:1 string 1"_s);
        m_window->close();
        QVERIFY(!m_settings.windowGeometry.isEmpty());
        QVERIFY(!m_settings.splitter.isEmpty());
        QVERIFY(m_settings.columns.contains(u"folders"_s));
    }

    void everythingWithoutText_hasAnAccessibleName()
    {
        m_window->open(SourceChoice::demo());
        waitForEnd();
        m_window->goTo(*keyspace()->aggregate(Keyspace::root).largest);
        for (int page = 0; page < m_window->pagePanel()->tabs()->count(); ++page) {
            m_window->pagePanel()->turnTo(page);
            QTRY_VERIFY(!m_window->pagePanel()->currentPage()->isBusy());
            for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || !needsName(widget))
                    continue;
                QVERIFY2(!widget->accessibleName().isEmpty() || !widget->toolTip().isEmpty(),
                         qPrintable(describe(widget)));
            }
        }
    }

private:
    void makeWindow()
    {
        m_window = std::make_unique<MainWindow>(
            m_settings, [this](const SourceChoice& choice) { return open(choice); }, ProfileStore(m_profiles->path()));
    }
    Result<std::unique_ptr<Source>> open(const SourceChoice& choice) const
    {
        if (choice.address.startsWith(u"list:"_s))
            return std::make_unique<ListSource>(choice.address.mid(5).toStdString());
        if (choice.address == u"stepped:"_s)
            return std::make_unique<SteppedSource>(m_steps, 10);
        return openSource(choice.address.toStdString());
    }
    void openList(const QString& lines)
    {
        m_window->open({.address = u"list:"_s + lines});
        waitForEnd();
    }
    void waitForEnd()
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->session().analysis() && m_window->session().scanState() == ScanJob::State::Idle, 20'000);
    }
    QAction* action(ActionId id) const { return m_window->actions()[id]; }
    QTreeView* tree() const { return m_window->findChild<QTreeView*>(u"folders"_s); }
    std::shared_ptr<const Keyspace> keyspace() const
    {
        return m_window->session().analysis() ? m_window->session().analysis()->keyspace : nullptr;
    }
    std::string where() const
    {
        if (const auto* node = std::get_if<NodeId>(&m_window->place()))
            return std::string(keyspace()->path(*node));
        if (const auto* key = std::get_if<KeyId>(&m_window->place()))
            return std::string(keyspace()->name(*key));
        return "elsewhere";
    }
    QString bannerText() const
    {
        QString text;
        for (const QLabel* label : m_window->banner()->findChildren<QLabel*>())
            text += label->text();
        return m_window->banner()->isVisible() ? text : QString();
    }
    QString statusText() const
    {
        QStringList texts;
        for (const QLabel* label : m_window->statusBar()->findChildren<QLabel*>())
            texts << label->text();
        return texts.join(u'|');
    }
    /// What has focus and no text of its own to be read out.
    static bool needsName(const QWidget* widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const auto* field = qobject_cast<const QLineEdit*>(widget);
        return (button && button->text().isEmpty()) || (field && field->placeholderText().isEmpty()) ||
               qobject_cast<const QAbstractItemView*>(widget);
    }
    static QString describe(const QWidget* widget)
    {
        return QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName() + u" in "_s +
               QString::fromLatin1(widget->parentWidget()->metaObject()->className());
    }

    Settings m_settings;
    std::shared_ptr<Steps> m_steps;
    std::unique_ptr<QTemporaryDir> m_profiles;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
