// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dialogs/opendialog.h"
#include "jobs/keysearch.h"
#include "jobs/session.h"
#include "models/navigation.h"
#include "settings/profilestore.h"
#include "settings/settings.h"
#include "windows/actions.h"

#include <QMainWindow>

class QSplitter;
class QStackedWidget;

namespace colonnade {

class Banner;
class KeyPage;
class MainToolBar;
class Muting;
class OverviewPage;
class PagePanel;
class ProfileEditor;
class StartPage;
class StatusLine;
class TreePanel;
class ViolationsPage;

/// The window: wires the session (what is open), the left side (where we are) and the right side (what it means).
/// Everything that is shown comes from one View; everything that a person does ends in one of its slots.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Settings& settings, SourceOpener opener,
               ProfileStore profiles = ProfileStore(ProfileStore::defaultFolder()), QWidget* parent = nullptr);
    ~MainWindow() override;

    void open(const SourceChoice& choice);
    bool setProfile(const QString& idOrPath); ///< false: it cannot be used, which is said; the one before stays
    void goTo(const Place& place);            ///< as if chosen on the left; can be gone back from
    void find(const QString& text);

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] const Actions& actions() const { return m_actions; }
    [[nodiscard]] const Place& place() const { return m_navigation.place(); }
    [[nodiscard]] TreePanel* treePanel() const { return m_tree; }
    [[nodiscard]] PagePanel* pagePanel() const { return m_pages; }
    [[nodiscard]] StatusLine* statusLine() const { return m_status; }
    [[nodiscard]] ViolationsPage* violationsPage() const { return m_violations; }
    [[nodiscard]] Muting* muting() const { return m_muting; }
    [[nodiscard]] Banner* banner() const { return m_banner; }
    OpenDialog* showOpenDialog(OpenDialog::Kind kind, const SourceChoice& choice = {});
    ProfileEditor* editProfile(const QString& reference);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makePages();
    void makeMenus();
    void connectActions();
    void connectPanels();
    void connectSession();

    void showAnalysis();
    void showFailure(const Error& error);
    void sayHowItEnded(); ///< when a scan did not read everything
    void showPlace();
    void showFindingCount();
    void updateActions();
    void updateTitle();
    void openKey(KeyId key);

    Settings& m_settings;
    ProfileStore m_profiles;
    Actions m_actions;
    Session m_session;
    KeySearch m_search;
    Navigation m_navigation;

    MainToolBar* m_toolBar;
    Banner* m_banner;
    QStackedWidget* m_stack;
    StartPage* m_start;
    QSplitter* m_splitter;
    TreePanel* m_tree;
    PagePanel* m_pages;
    OverviewPage* m_overview;
    ViolationsPage* m_violations;
    KeyPage* m_keyPage;
    StatusLine* m_status;
    Muting* m_muting = nullptr;
};

} // namespace colonnade
