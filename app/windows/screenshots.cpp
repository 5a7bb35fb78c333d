// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/screenshots.h"

#include "dialogs/profileeditor.h"
#include "text/errortext.h"
#include "text/language.h"
#include "views/pagepanel.h"
#include "views/profilecomparisonview.h"
#include "views/profilejsonview.h"
#include "views/treepanel.h"
#include "windows/mainwindow.h"
#include "windows/scheme.h"
#include "windows/statusline.h"

#include <QAction>
#include <QApplication>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>

using namespace std::chrono_literals;

namespace colonnade {

namespace {

constexpr QSize sizes[] = {{1280, 800}, {1920, 1080}};
constexpr auto glance = 40ms;      // between two looks at a window
constexpr int stillnessNeeded = 1; // so many looks without a change, and no page at work
constexpr const char* pageNames[] = {"overview", "violations", "sizes", "expiry", "key", "server"};
constexpr int keyPage = 4; // of pageNames

/// Times are different each time; the pictures should not be.
std::shared_ptr<const Analysis> withoutTimes(const Analysis& analysis)
{
    Analysis timeless = analysis;
    timeless.summary.elapsed = {};
    return std::make_shared<const Analysis>(std::move(timeless));
}

std::shared_ptr<const Analysis> cutOff(const Analysis& analysis)
{
    Analysis partial = analysis;
    partial.keyspace = std::make_shared<const Keyspace>(*analysis.keyspace); // as if it had been read again
    partial.summary.complete = false;
    partial.summary.info.keysExpected = analysis.summary.keys * 3 / 2;
    partial.summary.stoppedBy = Error{ErrorCode::ConnectionLost, analysis.summary.info.name};
    return std::make_shared<const Analysis>(std::move(partial));
}

/// The largest folder two levels down, or as far down as there are folders.
NodeId largeFolder(const Keyspace& keyspace)
{
    NodeId node = Keyspace::root;
    for (int level = 0; level < 2 && keyspace.childCount(node) > 0; ++level) {
        NodeId largest = keyspace.child(node, 0);
        for (std::uint32_t row = 1; row < keyspace.childCount(node); ++row) {
            const NodeId other = keyspace.child(node, row);
            if (keyspace.aggregate(other).memoryBytes > keyspace.aggregate(largest).memoryBytes)
                largest = other;
        }
        node = largest;
    }
    return node;
}

std::optional<PatternId> largestPattern(const Keyspace& keyspace)
{
    std::optional<PatternId> largest;
    for (std::uint32_t i = 0; i < keyspace.patternCount(); ++i) {
        if (!largest || keyspace.aggregate(PatternId(i)).memoryBytes > keyspace.aggregate(*largest).memoryBytes)
            largest = PatternId(i);
    }
    return largest;
}

} // namespace

Screenshots::Screenshots(SourceOpener opener, SourceChoice choice, const QString& folder)
    : m_opener(std::move(opener))
    , m_choice(std::move(choice))
    , m_folder(folder)
    , m_reader(m_opener)
{
    for (const QSize& size : sizes) {
        for (const Settings::Scheme scheme : {Settings::Scheme::Light, Settings::Scheme::Dark}) {
            for (const QString& language : availableLanguages())
                m_looks.push_back({language, scheme, size});
        }
    }
    std::ranges::reverse(m_looks); // taken from the end
    QApplication::setCursorFlashTime(0);
}

Screenshots::~Screenshots() = default;

void Screenshots::start()
{
    if (!m_folder.mkpath(QStringLiteral(".")))
        return fail(errorText({ErrorCode::FileWriteFailed, m_folder.path().toStdString()}).whole());
    const Result<Profile> profile = Profile::load(m_settings.profile.toStdString());
    if (!profile)
        return fail(errorText(profile.error()).whole());
    m_reader.setProfile(*profile);
    connect(&m_reader, &Session::failed, this, [this](const Error& error) { fail(errorText(error).whole()); });
    connect(&m_reader, &Session::scanStateChanged, this, [this] {
        if (m_reader.scanState() == ScanJob::State::Idle && m_reader.analysis()) {
            m_analysis = withoutTimes(*m_reader.analysis());
            nextLook();
        }
    });
    m_reader.open(m_choice);
}

void Screenshots::nextLook()
{
    if (m_looks.empty()) {
        m_window.reset();
        Q_EMIT finished(0);
        return;
    }
    m_look = m_looks.back();
    m_looks.pop_back();
    m_window.reset();
    setLanguage(m_look.language);
    applyScheme(m_look.scheme);
    m_settings = {};
    m_settings.addRecent({.address = QStringLiteral("redis://cache-3.example.com:6379/0")});
    m_settings.addRecent({.address = QStringLiteral("/var/lib/redis/dump.rdb")});
    m_window = std::make_unique<MainWindow>(m_settings, m_opener, ProfileStore({})); // not what a person has
    m_window->resize(m_look.size);
    m_window->show();

    if (m_look.size == sizes[0]) // a dialog has a size of its own
        addEditorShots();
    addOtherShots();
    addPageShots(QStringLiteral("-folder"));
    addPageShots({});
    addFirstShots();
    nextShot();
}

void Screenshots::addFirstShots()
{
    m_shots.push_back({QStringLiteral("error"), [this] {
                           m_window->open({.address = QStringLiteral("unix:///nowhere/redis.sock")});
                           return m_window.get();
                       }});
    if (m_look.size == sizes[0]) { // as above
        for (const auto& [name, kind] :
             {std::pair("open-names", OpenDialog::Kind::Names), std::pair("open-dump", OpenDialog::Kind::Dump),
              std::pair("open-server", OpenDialog::Kind::Server)}) {
            m_shots.push_back({QString::fromLatin1(name), [this, kind] { return m_window->showOpenDialog(kind); }});
        }
    }
    m_shots.push_back({QStringLiteral("start"), [this] { return m_window.get(); }});
}

/// Every page, of all keys or of one folder.
void Screenshots::addPageShots(const QString& suffix)
{
    const int pages = m_window->pagePanel()->tabs()->count();
    for (int page = pages - 1; page >= 0; --page) {
        const auto prepare = [this, page, isFolder = !suffix.isEmpty()]() -> QWidget* {
            if (m_window->session().analysis() != m_analysis)
                m_window->session().setAnalysis(m_choice, m_analysis, m_reader.values());
            const Keyspace& keyspace = *m_analysis->keyspace;
            const std::optional<KeyId> largest = keyspace.aggregate(Keyspace::root).largest;
            if (page == keyPage && largest)
                m_window->goTo(*largest);
            else
                m_window->goTo(isFolder ? largeFolder(keyspace) : Keyspace::root);
            m_window->pagePanel()->turnTo(page);
            return m_window.get();
        };
        m_shots.push_back({QString::fromLatin1(pageNames[page]) + suffix, prepare});
    }
}

/// Another profile than the one in use, so that there is something to compare.
void Screenshots::addEditorShots()
{
    const auto add = [this](const char* name, const std::function<void(ProfileEditor*)>& prepare) {
        m_shots.push_back({QString::fromLatin1(name), [this, prepare] {
                               m_window->session().setAnalysis(m_choice, m_analysis, m_reader.values());
                               ProfileEditor* editor = m_window->editProfile(QStringLiteral("keewidb"));
                               prepare(editor);
                               return editor;
                           }});
    };
    add("profile-compare", [](ProfileEditor* editor) {
        editor->comparisonView()->compareWith(QStringLiteral("recommended"));
        editor->turnTo(ProfileEditor::Tab::Compare);
    });
    add("profile-json", [](ProfileEditor* editor) {
        ProfileJsonView* json = editor->jsonView();
        QString text = json->text();
        text.replace(QStringLiteral("\"name-length\""), QStringLiteral("\"name-lenght\""));
        json->setText(text, ProfileJsonView::Undo::Forgotten);
        json->showError(Profile::parse(text.toStdString(), "keewidb").error());
        editor->turnTo(ProfileEditor::Tab::Json);
    });
    add("profile-ids",
        [](ProfileEditor* editor) { editor->pinIds({.always = {"cx:tenant:*"}, .never = {"shop:order:v1"}}); });
    add("profile-rules", [](ProfileEditor* editor) { editor->showRule(RuleId::NameLength); });
}

void Screenshots::addOtherShots()
{
    m_shots.push_back({QStringLiteral("cut-off"), [this] {
                           m_window->statusLine()->showScan(ScanJob::State::Idle);
                           m_window->session().setAnalysis(m_choice, cutOff(*m_analysis), nullptr);
                           return m_window.get();
                       }});
    m_shots.push_back({QStringLiteral("scanning"), [this] {
                           m_window->pagePanel()->turnTo(0);
                           m_window->goTo(Keyspace::root);
                           m_window->session().setAnalysis(m_choice, cutOff(*m_analysis), nullptr,
                                                           Session::More::WillCome);
                           for (const ActionId id : {ActionId::PauseOrResume, ActionId::Cancel})
                               m_window->actions()[id]->setEnabled(true);
                           const std::uint64_t keys = m_analysis->summary.keys;
                           m_window->statusLine()->showScan(ScanJob::State::Running);
                           m_window->statusLine()->showProgress({.keys = keys,
                                                                 .keysExpected = keys * 3 / 2,
                                                                 .share = 2.0 / 3.0,
                                                                 .keysPerSecond = 120'000,
                                                                 .timeLeft = 3s});
                           return m_window.get();
                       }});
    m_shots.push_back({QStringLiteral("patterns"), [this] {
                           m_window->pagePanel()->turnTo(0);
                           if (const auto pattern = largestPattern(*m_analysis->keyspace))
                               m_window->goTo(*pattern);
                           return m_window.get();
                       }});
    m_shots.push_back({QStringLiteral("found"), [this] {
                           m_window->pagePanel()->turnTo(0);
                           m_window->find(QStringLiteral("*:1*"));
                           return m_window.get();
                       }});
}

void Screenshots::nextShot()
{
    if (m_shots.empty())
        return nextLook();
    m_subject = m_shots.back().prepare();
    m_last = {};
    m_same = 0;
    QTimer::singleShot(glance, this, &Screenshots::takeWhenStill);
}

void Screenshots::takeWhenStill()
{
    const Page* page = m_window->pagePanel()->currentPage();
    const QImage image = m_subject->grab().toImage();
    const auto* editor = qobject_cast<const ProfileEditor*>(m_subject);
    const bool isBusy = (page && page->isBusy()) || (editor && editor->isBusy());
    m_same = image == m_last && !isBusy && m_window->session().scanState() == ScanJob::State::Idle ? m_same + 1 : 0;
    m_last = image;
    if (m_same < stillnessNeeded) {
        QTimer::singleShot(glance, this, &Screenshots::takeWhenStill);
        return;
    }
    if (!image.save(m_folder.filePath(fileName(m_shots.back().name))))
        return fail(errorText({ErrorCode::FileWriteFailed, m_folder.path().toStdString()}).whole());
    if (m_subject != m_window.get())
        m_subject->close();
    m_shots.pop_back();
    nextShot();
}

void Screenshots::fail(const QString& message)
{
    std::fprintf(stderr, "colonnade: %s\n", qPrintable(message));
    Q_EMIT finished(1);
}

QString Screenshots::fileName(const QString& view) const
{
    const QString scheme = m_look.scheme == Settings::Scheme::Dark ? QStringLiteral("dark") : QStringLiteral("light");
    return QStringLiteral("%1-%2-%3-%4x%5.png")
        .arg(view, m_look.language, scheme)
        .arg(m_look.size.width())
        .arg(m_look.size.height());
}

} // namespace colonnade
