// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/mainmenu.h"

#include "text/language.h"
#include "views/pagepanel.h"
#include "windows/actions.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>

#include <utility>

namespace colonnade {

namespace {

struct MainMenu
{
    Q_DECLARE_TR_FUNCTIONS(MainMenu)
};

QAction* addChoice(QMenu* menu, QActionGroup* group, const QString& text, bool isChosen)
{
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(isChosen);
    group->addAction(action);
    return action;
}

/// Ctrl+1 … turns to the pages in their order.
void addPages(QMenu* menu, PagePanel* pages)
{
    for (int i = 0; i < pages->tabs()->count(); ++i) {
        QAction* action = menu->addAction(pages->tabs()->tabText(i));
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + i)));
        QObject::connect(action, &QAction::triggered, pages, [pages, i] { pages->turnTo(i); });
    }
}

void addSchemes(QMenu* menu, Settings::Scheme current, const std::function<void(Settings::Scheme)>& chosen)
{
    auto* group = new QActionGroup(menu);
    const std::pair<Settings::Scheme, QString> schemes[] = {
        {Settings::Scheme::System, MainMenu::tr("As the &system")},
        {Settings::Scheme::Light, MainMenu::tr("&Light")},
        {Settings::Scheme::Dark, MainMenu::tr("&Dark")},
    };
    for (const auto& [scheme, text] : schemes) {
        QObject::connect(addChoice(menu, group, text, scheme == current), &QAction::triggered, menu,
                         [scheme, chosen] { chosen(scheme); });
    }
}

void addLanguages(QMenu* menu, const QString& current, const std::function<void(const QString&)>& chosen)
{
    auto* group = new QActionGroup(menu);
    QStringList languages = availableLanguages();
    languages.prepend(QString());
    for (const QString& language : std::as_const(languages)) {
        const QString name =
            language.isEmpty() ? MainMenu::tr("As the &system") : QLocale(language).nativeLanguageName();
        QObject::connect(addChoice(menu, group, name, language == current), &QAction::triggered, menu,
                         [language, chosen] { chosen(language); });
    }
}

} // namespace

void fillMenuBar(QMenuBar* bar, const Actions& actions, QMenu* recent, PagePanel* pages, const Settings& settings,
                 const std::function<void(Settings::Scheme)>& schemeChosen,
                 const std::function<void(const QString&)>& languageChosen)
{
    QMenu* file = bar->addMenu(MainMenu::tr("&File"));
    file->addAction(actions[ActionId::Open]);
    file->addMenu(recent);
    file->addAction(actions[ActionId::OpenDemo]);
    file->addAction(actions[ActionId::OpenSandbox]);
    file->addSeparator();
    file->addAction(actions[ActionId::Rescan]);
    file->addAction(actions[ActionId::PauseOrResume]);
    file->addAction(actions[ActionId::Cancel]);
    file->addSeparator();
    file->addAction(actions[ActionId::Quit]);

    QMenu* view = bar->addMenu(MainMenu::tr("&View"));
    addPages(view, pages);
    view->addSeparator();
    view->addAction(actions[ActionId::Folders]);
    view->addAction(actions[ActionId::Patterns]);
    view->addSeparator();
    addSchemes(view->addMenu(MainMenu::tr("&Colours")), settings.scheme, schemeChosen);
    addLanguages(view->addMenu(MainMenu::tr("&Language")), settings.language, languageChosen);

    QMenu* go = bar->addMenu(MainMenu::tr("&Go"));
    go->addAction(actions[ActionId::Back]);
    go->addAction(actions[ActionId::Forward]);
    go->addAction(actions[ActionId::AllKeys]);
    go->addSeparator();
    go->addAction(actions[ActionId::Find]);

    QMenu* tools = bar->addMenu(MainMenu::tr("&Tools"));
    tools->addAction(actions[ActionId::EditProfile]);

    QMenu* help = bar->addMenu(MainMenu::tr("&Help"));
    help->addAction(actions[ActionId::About]);
}

} // namespace colonnade
