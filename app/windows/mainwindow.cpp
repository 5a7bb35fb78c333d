// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/mainwindow.h"

#include "dialogs/aboutbox.h"
#include "dialogs/profileeditor.h"
#include "text/errortext.h"
#include "text/quantity.h"
#include "views/banner.h"
#include "views/expirypage.h"
#include "views/icons.h"
#include "views/idmenu.h"
#include "views/keypage.h"
#include "views/overviewpage.h"
#include "views/pagepanel.h"
#include "views/serverpage.h"
#include "views/sizespage.h"
#include "views/treepanel.h"
#include "views/viewsetup.h"
#include "views/violationspage.h"
#include "windows/mainmenu.h"
#include "windows/maintoolbar.h"
#include "windows/muting.h"
#include "windows/scheme.h"
#include "windows/startpage.h"
#include "windows/statusline.h"

#include <QAction>
#include <QDropEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace colonnade {

MainWindow::MainWindow(Settings& settings, SourceOpener opener, ProfileStore profiles, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_profiles(std::move(profiles))
    , m_session(std::move(opener))
    , m_toolBar(new MainToolBar(m_actions, this))
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_start(new StartPage(this))
    , m_splitter(new QSplitter(this))
    , m_tree(new TreePanel(this))
    , m_pages(new PagePanel(this))
    , m_overview(new OverviewPage(m_pages))
    , m_violations(new ViolationsPage(m_pages))
    , m_keyPage(new KeyPage(m_pages))
    , m_status(new StatusLine(m_actions[ActionId::PauseOrResume], m_actions[ActionId::Cancel], this))
{
    makePages();
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(m_pages);
    m_splitter->setChildrenCollapsible(false);
    const int wide = fontMetrics().averageCharWidth() * 1000; // shares of what there is
    m_splitter->setSizes({wide * 9, wide * 11});
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_splitter);

    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_stack, 1);
    setCentralWidget(content);
    addToolBar(m_toolBar);
    setStatusBar(m_status);
    setAcceptDrops(true);
    setWindowIcon(applicationIcon());
    resize(fontMetrics().averageCharWidth() * 180, fontMetrics().height() * 45);

    makeMenus();
    connectActions();
    connectPanels();
    connectSession();
    m_muting = new Muting(m_settings, m_session, m_violations->findings(), m_banner, this);

    m_start->setRecent(m_settings.recent);
    m_toolBar->setRecent(m_settings.recent);
    if (!restoreGeometry(m_settings.windowGeometry))
        resize((screen()->availableSize() * 0.9).boundedTo({1600, 1000}));
    m_splitter->restoreState(m_settings.splitter);
    restoreColumns(this, m_settings);
    if (!m_settings.columns.isEmpty())
        m_tree->keepColumns();
    m_toolBar->setProfiles(m_profiles.list());
    if (!setProfile(m_settings.profile))
        setProfile(Settings().profile);
    updateActions();
    updateTitle();
}

MainWindow::~MainWindow() = default;

void MainWindow::makePages()
{
    m_pages->addPage(m_overview, tr("Overview"));
    m_pages->addPage(m_violations, tr("Violations"));
    m_pages->addPage(new SizesPage(m_pages), tr("Sizes"));
    m_pages->addPage(new ExpiryPage(m_pages), tr("Expiry"));
    m_pages->addPage(m_keyPage, tr("Key"));
    m_pages->addPage(new ServerPage(m_pages), tr("Server"));
    for (const ActionId id : {ActionId::Back, ActionId::Forward}) {
        auto* button = new QToolButton(m_pages);
        button->setDefaultAction(m_actions[id]);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_pages->addCornerButton(button);
    }
}

void MainWindow::makeMenus()
{
    const auto schemeChosen = [this](Settings::Scheme scheme) {
        m_settings.scheme = scheme;
        applyScheme(scheme);
    };
    const auto languageChosen = [this](const QString& language) {
        m_settings.language = language;
        m_banner->say(Banner::Kind::Info, tr("The language changes when Colonnade starts the next time."));
    };
    fillMenuBar(menuBar(), m_actions, m_toolBar->recentMenu(), m_pages, m_settings, schemeChosen, languageChosen);
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto function) { connect(m_actions[id], &QAction::triggered, this, function); };
    on(ActionId::Open, [this] { showOpenDialog(OpenDialog::Kind::Server); });
    on(ActionId::OpenDemo, [this] { open(SourceChoice::demo()); });
    on(ActionId::OpenSandbox, [this] { open(SourceChoice::sandbox()); });
    on(ActionId::Rescan, [this] { m_session.rescan(); });
    on(ActionId::PauseOrResume, [this] { m_session.pauseOrResume(); });
    on(ActionId::Cancel, [this] { m_session.cancel(); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::Folders, [this] { m_tree->showFolders(); });
    on(ActionId::Patterns, [this] { m_tree->showPatterns(); });
    on(ActionId::AllKeys, [this] { goTo(Keyspace::root); });
    on(ActionId::Back, [this] {
        if (m_navigation.goBack())
            showPlace();
    });
    on(ActionId::Forward, [this] {
        if (m_navigation.goForward())
            showPlace();
    });
    on(ActionId::Find, [this] { m_toolBar->focusFind(); });
    on(ActionId::EditProfile, [this] { editProfile(m_settings.profile); });
    on(ActionId::About, [this] { showAbout(this); });
}

void MainWindow::connectPanels()
{
    connect(m_toolBar, &MainToolBar::recentChosen, this, &MainWindow::open);
    connect(m_toolBar, &MainToolBar::profileChosen, this, &MainWindow::setProfile);
    connect(m_toolBar, &MainToolBar::findRequested, this, &MainWindow::find);
    connect(m_toolBar, &MainToolBar::findLeft, m_tree, &TreePanel::focusView);
    connect(m_start, &StartPage::recentChosen, this, &MainWindow::open);
    connect(m_start, &StartPage::beginRequested, this, [this](StartPage::Begin begin) {
        switch (begin) {
        case StartPage::Begin::Demo:
            return open(SourceChoice::demo());
        case StartPage::Begin::Sandbox:
            return open(SourceChoice::sandbox());
        case StartPage::Begin::File:
            showOpenDialog(OpenDialog::Kind::Dump);
            return;
        case StartPage::Begin::Server:
            showOpenDialog(OpenDialog::Kind::Server);
            return;
        case StartPage::Begin::Names:
            showOpenDialog(OpenDialog::Kind::Names);
            return;
        }
    });
    connect(m_tree, &TreePanel::placeChosen, this, &MainWindow::goTo);
    connect(m_tree->idMenu(), &IdMenu::pinsRequested, this,
            [this](const IdPins& pins) { editProfile(m_settings.profile)->pinIds(pins); });
    connect(m_tree, &TreePanel::keyPreviewed, this, &MainWindow::openKey);
    connect(m_tree, &TreePanel::keyOpened, this, [this](KeyId key) {
        openKey(key);
        m_keyPage->setFocus(); // Enter goes on to the key; Space stays in the tree
    });
    connect(&m_search, &KeySearch::found, this,
            [this](const Place& place, const std::shared_ptr<const Keyspace>& keyspace) {
                if (keyspace == m_navigation.keyspace()) // a snapshot in between gives its keys other numbers
                    goTo(place);
                else if (m_navigation.keyspace())
                    goTo(PlaceName(place, *keyspace).in(*m_navigation.keyspace()));
            });
    connect(&m_search, &KeySearch::nothingFound, this, [this](const QString& text) {
        m_banner->say(Banner::Kind::Info, tr("No key name matches “%1”.").arg(text));
    });
    connect(&m_search, &KeySearch::notUnderstood, this,
            [this](const Error& error) { m_banner->say(Banner::Kind::Info, errorText(error).whole()); });
    connect(m_pages, &PagePanel::placeRequested, this, [this](const Place& place) {
        goTo(place);
        if (std::holds_alternative<KeyList>(place)) // whoever asks for a list wants to read it
            m_pages->turnTo(m_overview);
    });
    connect(m_pages, &PagePanel::keyOpened, this, &MainWindow::openKey);
    connect(m_pages, &PagePanel::ruleRequested, this, [this](RuleId rule) {
        m_pages->turnTo(m_violations);
        m_violations->selectRule(rule);
    });
    connect(m_pages, &PagePanel::profileRequested, this,
            [this](RuleId rule) { editProfile(m_settings.profile)->showRule(rule); });
}

void MainWindow::connectSession()
{
    connect(&m_session, &Session::choiceChanged, this, [this] {
        m_navigation.clear();
        m_tree->forgetExpansion();
        m_stack->setCurrentWidget(m_splitter);
        m_banner->hide();
        updateTitle();
    });
    connect(&m_session, &Session::analysisChanged, this, &MainWindow::showAnalysis);
    connect(&m_session, &Session::valuesChanged, this, [this] { m_keyPage->setValues(m_session.values()); });
    connect(&m_session, &Session::failed, this, &MainWindow::showFailure);
    connect(&m_session, &Session::progressChanged, m_status, &StatusLine::showProgress);
    connect(&m_session, &Session::scanStateChanged, this, [this] {
        m_status->showScan(m_session.scanState());
        m_actions.showPaused(m_session.scanState() == ScanJob::State::Paused);
        if (m_session.scanState() == ScanJob::State::Idle && !m_session.analysis())
            m_stack->setCurrentWidget(m_start); // cancelled before anything came
        updateActions();
    });
}

void MainWindow::open(const SourceChoice& choice)
{
    m_settings.addRecent(choice);
    m_start->setRecent(m_settings.recent);
    m_toolBar->setRecent(m_settings.recent);
    m_banner->hide();
    m_session.open(choice);
}

bool MainWindow::setProfile(const QString& idOrPath)
{
    const Result<Profile> profile = Profile::load(idOrPath.toStdString());
    if (!profile) {
        m_banner->say(Banner::Kind::Error, errorText(profile.error()).whole());
        if (profile.error().code == ErrorCode::BadProfile)
            m_banner->offer(tr("Mend it …"), this, [this, idOrPath] { editProfile(idOrPath); });
        m_toolBar->setProfile(m_settings.profile);
        return false;
    }
    m_settings.profile = idOrPath;
    m_toolBar->setProfile(idOrPath);
    m_session.setProfile(*profile);
    if (const auto& analysis = m_session.analysis(); analysis && analysis->keyspace->idPins() != profile->idPins) {
        m_banner->say(Banner::Kind::Info, tr("The rules follow what this profile says of ids. Patterns will when the "
                                             "keys are read again."));
        m_banner->offer(tr("Read again"), this, [this] { m_session.rescan(); });
    }
    return true;
}

ProfileEditor* MainWindow::editProfile(const QString& reference)
{
    auto* editor = new ProfileEditor(m_profiles, this);
    editor->edit(reference);
    editor->setAnalysis(m_session.analysis());
    connect(&m_session, &Session::analysisChanged, editor,
            [this, editor] { editor->setAnalysis(m_session.analysis()); });
    connect(editor, &ProfileEditor::useRequested, this, &MainWindow::setProfile);
    connect(editor, &ProfileEditor::saved, this, [this](const QString& saved) {
        m_toolBar->setProfiles(m_profiles.list());
        if (saved == m_settings.profile)
            setProfile(saved);
    });
    connect(editor, &ProfileEditor::removed, this, [this](const QString& removed) {
        m_toolBar->setProfiles(m_profiles.list());
        if (removed == m_settings.profile)
            setProfile(Settings().profile);
    });
    editor->open();
    return editor;
}

OpenDialog* MainWindow::showOpenDialog(OpenDialog::Kind kind, const SourceChoice& choice)
{
    auto* dialog = new OpenDialog(kind, this);
    dialog->setChoice(choice);
    connect(dialog, &OpenDialog::chosen, this, &MainWindow::open);
    dialog->open();
    return dialog;
}

void MainWindow::showAnalysis()
{
    const std::shared_ptr<const Analysis>& analysis = m_session.analysis();
    const bool isNew = m_navigation.setKeyspace(analysis ? analysis->keyspace : nullptr);
    m_status->showAnalysis(analysis.get());
    m_tree->setAnalysis(analysis, m_session.isPartial());
    showPlace();
    if (analysis && isNew && !m_session.isPartial())
        sayHowItEnded();
}

void MainWindow::showFailure(const Error& error)
{
    if (!m_session.analysis())
        m_stack->setCurrentWidget(m_start);
    m_banner->say(Banner::Kind::Error, errorText(error).whole());
    const std::optional<SourceChoice>& choice = m_session.choice();
    if (!choice)
        return;
    if (choice->isServer() && !choice->isSandbox) {
        const bool isLogin = error.code == ErrorCode::LoginRequired || error.code == ErrorCode::LoginRefused;
        m_banner->offer(isLogin ? tr("Log in …") : tr("Change the address …"), this,
                        [this, choice = *choice] { showOpenDialog(OpenDialog::Kind::Server, choice); });
    } else if (!choice->isSandbox) {
        m_banner->offer(tr("Choose another file …"), this,
                        [this, choice = *choice] { showOpenDialog(OpenDialog::Kind::Dump, choice); });
    }
    m_banner->offer(tr("Try again"), this, [this] { m_session.rescan(); });
}

void MainWindow::sayHowItEnded()
{
    const SourceSummary& summary = m_session.analysis()->summary;
    if (summary.stoppedBy)
        m_banner->say(Banner::Kind::Warning,
                      tr("%1 What was read until then is shown.").arg(errorText(*summary.stoppedBy).whole()));
    else if (summary.cancelled)
        m_banner->say(Banner::Kind::Info,
                      tr("Cancelled. What was read until then is shown; the numbers are lower bounds."));
    else if (!summary.warnings.empty()) // the status line tells the others
        m_banner->say(Banner::Kind::Warning, errorText(summary.warnings.front()).whole());
    if (!summary.complete)
        m_banner->offer(tr("Read again"), this, [this] { m_session.rescan(); });
}

void MainWindow::goTo(const Place& place)
{
    m_navigation.goTo(place);
    showPlace();
}

/// Everything that shows a place shows this one.
void MainWindow::showPlace()
{
    if (m_navigation.keyspace())
        m_tree->setPlace(m_navigation.place());
    m_pages->setView({m_session.analysis(), m_navigation.place(), m_session.isPartial()});
    showFindingCount();
    updateActions();
}

/// On the tab of the violations, where counting them takes no time.
void MainWindow::showFindingCount()
{
    QString title = tr("Violations");
    if (const std::optional<KeyRange> range = m_navigation.range()) {
        const Findings& findings = *m_session.analysis()->findings;
        const auto* folder = std::get_if<NodeId>(&m_navigation.place());
        const SeverityCounts counts = folder ? findings.counts(*folder) : findings.counts(*range);
        title += QLatin1Char(' ') + shortCountText(counts[0] + counts[1] + counts[2]);
    }
    m_pages->setTitle(m_violations, title);
}

void MainWindow::find(const QString& text)
{
    if (!m_navigation.keyspace())
        return;
    m_banner->hide();
    m_search.start(m_navigation.keyspace(), text);
}

void MainWindow::openKey(KeyId key)
{
    goTo(key);
    m_pages->turnTo(m_keyPage);
}

void MainWindow::updateActions()
{
    const bool isScanning = m_session.scanState() != ScanJob::State::Idle;
    m_actions[ActionId::Rescan]->setEnabled(m_session.choice() && !isScanning);
    m_actions[ActionId::PauseOrResume]->setEnabled(isScanning);
    m_actions[ActionId::Cancel]->setEnabled(isScanning);
    m_actions[ActionId::Back]->setEnabled(m_navigation.canGoBack());
    m_actions[ActionId::Forward]->setEnabled(m_navigation.canGoForward());
    m_actions[ActionId::Find]->setEnabled(m_navigation.keyspace() != nullptr);
    m_actions[ActionId::AllKeys]->setEnabled(m_navigation.keyspace() != nullptr);
}

void MainWindow::updateTitle()
{
    if (const std::optional<SourceChoice>& choice = m_session.choice())
        setWindowTitle(tr("%1 (read-only) – Colonnade", "title of the window").arg(choice->shortName()));
    else
        setWindowTitle(QStringLiteral("Colonnade"));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.windowGeometry = saveGeometry();
    m_settings.splitter = m_splitter->saveState();
    saveColumns(this, m_settings);
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile()) {
        event->acceptProposedAction();
        open({.address = urls.first().toLocalFile()});
    }
}

} // namespace colonnade
