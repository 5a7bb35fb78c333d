// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/profileeditor.h"

#include "dialogs/profileiddialog.h"
#include "rules/profileproblems.h"
#include "text/errortext.h"
#include "text/parametertext.h"
#include "views/palette.h"
#include "views/profilecomparisonview.h"
#include "views/profileidsview.h"
#include "views/profilejsonview.h"
#include "views/profilerulesview.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

namespace colonnade {

namespace {

QString filters()
{
    return ProfileEditor::tr("Profiles (*.json);;All files (*)");
}

} // namespace

ProfileEditor::ProfileEditor(ProfileStore store, QWidget* parent)
    : QDialog(parent)
    , m_store(std::move(store))
    , m_profiles(new QComboBox(this))
    , m_copy(new QPushButton(tr("&Copy …"), this))
    , m_export(new QPushButton(tr("E&xport …"), this))
    , m_delete(new QPushButton(tr("&Delete …"), this))
    , m_tabs(new QTabWidget(this))
    , m_rules(new ProfileRulesView(this))
    , m_ids(new ProfileIdsView(this))
    , m_json(new ProfileJsonView(this))
    , m_comparison(new ProfileComparisonView(this))
    , m_problem(new QLabel(this))
    , m_save(new QPushButton(tr("&Save"), this))
    , m_use(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_tabs->addTab(m_rules, tr("Rul&es"));
    m_tabs->addTab(m_ids, tr("&Ids"));
    m_tabs->addTab(m_json, tr("&JSON"));
    m_tabs->addTab(m_comparison, tr("Co&mpare"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(m_tabs, 1);
    layout->addWidget(makeFoot());
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter in a field is no order to save
    resize(fontMetrics().averageCharWidth() * 200, fontMetrics().height() * 44);

    connect(m_rules, &ProfileRulesView::edited, this, &ProfileEditor::takeProfile);
    connect(m_ids, &ProfileIdsView::edited, this, [this](const IdPins& pins) {
        Profile profile = m_draft;
        profile.idPins = pins;
        m_rules->setProfile(profile);
        takeProfile(profile);
    });
    connect(m_json, &ProfileJsonView::edited, this, [this] { takeText(m_json->text().toUtf8()); });
    connect(m_comparison, &ProfileComparisonView::ruleRequested, this, &ProfileEditor::showRule);
    listProfiles();
}

QWidget* ProfileEditor::makeHead()
{
    auto* head = new QWidget(this);
    auto* label = new QLabel(tr("P&rofile:"), head);
    auto* import = new QPushButton(tr("Imp&ort …"), head);
    label->setBuddy(m_profiles);
    m_profiles->setObjectName(QStringLiteral("editedProfile"));
    m_profiles->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_copy->setToolTip(tr("Save this profile under another id and go on with that one"));
    m_export->setToolTip(tr("Write this profile to a file, to share it"));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins({});
    row->addWidget(label);
    row->addWidget(m_profiles);
    row->addStretch();
    for (QPushButton* button : {m_copy, import, m_export, m_delete})
        row->addWidget(button);

    connect(m_profiles, &QComboBox::activated, this, [this](int index) {
        const QString chosen = m_profiles->itemData(index).toString();
        m_profiles->setCurrentIndex(m_profiles->findData(m_reference)); // until it is there
        unlessChanged([this, chosen] { edit(chosen); });
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { saveAs(m_draft); });
    connect(import, &QPushButton::clicked, this, [this] { unlessChanged([this] { chooseImport(); }); });
    connect(m_export, &QPushButton::clicked, this, &ProfileEditor::chooseExport);
    connect(m_delete, &QPushButton::clicked, this, &ProfileEditor::remove);
    return head;
}

QWidget* ProfileEditor::makeFoot()
{
    auto* foot = new QWidget(this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    QPalette colors = m_problem->palette();
    colors.setColor(QPalette::WindowText, severityColor(Severity::Error, colors.color(QPalette::Window)));
    m_problem->setPalette(colors);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, foot);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    buttons->addButton(m_use, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(foot);
    layout->setContentsMargins({});
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProfileEditor::reject);
    connect(m_save, &QPushButton::clicked, this, [this] { save(); });
    connect(new QShortcut(Qt::CTRL | Qt::Key_S, this), &QShortcut::activated, m_save, &QPushButton::click);
    connect(m_use, &QPushButton::clicked, this, [this] {
        const Then use = [this] { Q_EMIT useRequested(m_reference); };
        hasChanges() ? save(use) : use();
    });
    return foot;
}

void ProfileEditor::listProfiles()
{
    const std::vector<ProfileEntry> entries = m_store.list();
    m_profiles->clear();
    for (const ProfileEntry& entry : entries) {
        //: a profile of one's own that has an error in it
        m_profiles->addItem(entry.profile ? entry.name() : tr("%1 (has an error)").arg(entry.name()), entry.reference);
        if (!entry.profile)
            m_profiles->setItemData(m_profiles->count() - 1, errorText(entry.profile.error()).whole(), Qt::ToolTipRole);
    }
    if (!m_reference.isEmpty() && m_profiles->findData(m_reference) < 0) // a file from elsewhere
        m_profiles->addItem(QFileInfo(m_reference).fileName(), m_reference);
    m_profiles->setCurrentIndex(m_profiles->findData(m_reference));
    m_comparison->setOthers(entries);
}

void ProfileEditor::setAnalysis(const std::shared_ptr<const Analysis>& analysis)
{
    m_rules->setAnalysis(analysis);
}

void ProfileEditor::edit(const QString& reference)
{
    if (const Result<QByteArray> json = ProfileStore::read(reference))
        load(reference, *json);
    else
        say(json.error());
}

void ProfileEditor::load(const QString& reference, const QByteArray& json)
{
    m_reference = reference;
    m_json->setText(QString::fromUtf8(json), ProfileJsonView::Undo::Forgotten);
    takeText(json); // not the view's text: that is always UTF-8
    m_saved = m_textError ? std::nullopt : std::optional(m_draft);
    m_savedText = m_json->text();
    listProfiles();
    showState();
    if (m_textError) {
        turnTo(Tab::Json);
        m_json->goToError();
    }
}

void ProfileEditor::takeText(const QByteArray& json)
{
    m_failure.clear();
    const std::string name = QFileInfo(m_reference).fileName().toStdString();
    const Result<Profile> profile = Profile::parse(json.toStdString(), name);
    m_textError = profile ? std::nullopt : std::optional(profile.error());
    if (profile) {
        m_draft = *profile;
        m_rules->setProfile(m_draft);
        m_ids->setPins(m_draft.idPins);
        m_comparison->setProfile(m_draft);
    }
    m_json->showError(m_textError);
    showState();
}

void ProfileEditor::takeProfile(const Profile& profile)
{
    m_failure.clear();
    m_draft = profile;
    m_textError.reset();
    const std::string json = profile.toJson();
    m_json->setText(QString::fromStdString(json), ProfileJsonView::Undo::Possible);
    const Result<Profile> read = Profile::parse(json, profile.id);
    m_json->showError(read ? std::nullopt : std::optional(read.error()));
    m_comparison->setProfile(profile);
    showState();
}

bool ProfileEditor::hasChanges() const
{
    return m_textError || !m_saved ? m_json->text() != m_savedText : m_draft != *m_saved;
}

bool ProfileEditor::isBusy() const
{
    return m_rules->isBusy();
}

QString ProfileEditor::problem() const
{
    if (m_textError)
        return tr("The JSON has an error. Until it is mended, nothing else can be changed.");
    if (const std::vector<ProfileProblem> problems = problemsOf(m_draft); !problems.empty())
        return problemText(problems.front(), m_draft);
    const QString id = QString::fromStdString(m_draft.id);
    if (!ProfileStore::isBuiltIn(m_reference) && ProfileStore::isBuiltIn(id))
        return tr("“%1” is the id of a built-in profile; choose another one in the JSON.").arg(id);
    return {};
}

void ProfileEditor::showState()
{
    const QString reason = problem();
    const bool isGood = reason.isEmpty();
    const bool isChanged = hasChanges();
    m_problem->setText(m_failure.isEmpty() ? reason : m_failure);
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_tabs->setTabEnabled(int(Tab::Rules), !m_textError);
    m_tabs->setTabEnabled(int(Tab::Ids), !m_textError);
    m_tabs->setTabEnabled(int(Tab::Compare), !m_textError);
    m_copy->setEnabled(isGood);
    m_export->setEnabled(isGood);
    m_delete->setEnabled(m_store.isOwn(m_reference));
    m_save->setEnabled(isGood && isChanged);
    m_use->setEnabled(isGood);
    m_use->setText(isChanged ? tr("Save and &use") : tr("&Use"));
    m_use->setToolTip(tr("Hold what is open against this profile"));
    setWindowTitle(tr("Profile %1[*]").arg(QString::fromStdString(m_draft.id)));
    setWindowModified(isChanged);
}

void ProfileEditor::showRule(RuleId rule)
{
    if (m_textError)
        return;
    m_rules->selectRule(rule);
    turnTo(Tab::Rules);
}

void ProfileEditor::pinIds(const IdPins& pins)
{
    if (m_textError)
        return;
    m_ids->setPins(pins);
    Q_EMIT m_ids->edited(pins);
    turnTo(Tab::Ids);
}

void ProfileEditor::turnTo(Tab tab)
{
    m_tabs->setCurrentIndex(int(tab));
}

void ProfileEditor::save(const Then& then)
{
    if (ProfileStore::isBuiltIn(m_reference))
        saveAs(m_draft, then);
    else if (write(m_reference, m_json->text().toUtf8()) && then)
        then();
}

void ProfileEditor::saveAs(const Profile& profile, const Then& then)
{
    const QString id = QString::fromStdString(profile.id);
    const bool isTaken =
        ProfileStore::problemOf(id) != ProfileStore::IdProblem::None || QFileInfo::exists(m_store.pathOf(id));
    auto* dialog = new ProfileIdDialog(m_store, isTaken ? QStringLiteral("my-%1").arg(id) : id, this);
    connect(dialog, &ProfileIdDialog::chosen, this, [this, profile, then](const QString& chosen) {
        Profile copy = profile;
        copy.id = chosen.toStdString();
        if (write(m_store.pathOf(chosen), QByteArray::fromStdString(copy.toJson())) && then)
            then();
    });
    dialog->open();
}

bool ProfileEditor::write(const QString& path, const QByteArray& json)
{
    if (const Result<void> written = ProfileStore::write(path, json); !written) {
        say(written.error());
        return false;
    }
    load(path, json);
    Q_EMIT saved(path);
    return true;
}

void ProfileEditor::chooseImport()
{
    auto* dialog = new QFileDialog(this, tr("Import a profile"), {}, filters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ProfileEditor::importFile);
    dialog->open();
}

void ProfileEditor::importFile(const QString& path)
{
    const Result<Profile> profile = ProfileStore::read(path).and_then(
        [&path](const QByteArray& json) { return Profile::parse(json.toStdString(), path.toStdString()); });
    if (!profile)
        return say(profile.error());
    const QString id = QString::fromStdString(profile->id);
    if (ProfileStore::problemOf(id) == ProfileStore::IdProblem::None && !QFileInfo::exists(m_store.pathOf(id)))
        static_cast<void>(write(m_store.pathOf(id), QByteArray::fromStdString(profile->toJson())));
    else
        saveAs(*profile);
}

void ProfileEditor::chooseExport()
{
    const QString name = QString::fromStdString(m_draft.id) + QStringLiteral(".json");
    auto* dialog = new QFileDialog(this, tr("Export the profile"), {}, filters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const Result<void> written = ProfileStore::write(path, m_json->text().toUtf8()); !written)
            say(written.error());
    });
    dialog->open();
}

void ProfileEditor::remove()
{
    auto* question = new QMessageBox(QMessageBox::Question, tr("Delete the profile"),
                                     tr("Delete %1? Its file is removed, and what is open is held against the "
                                        "recommended profile if it is in use.")
                                         .arg(m_profiles->currentText()),
                                     QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* const yes = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    connect(yes, &QPushButton::clicked, this, [this] {
        const QString gone = m_reference;
        if (const Result<void> done = m_store.remove(gone); !done)
            return say(done.error());
        edit(QStringLiteral("recommended"));
        Q_EMIT removed(gone);
    });
    question->open();
}

void ProfileEditor::unlessChanged(const Then& action)
{
    if (!hasChanges())
        return action();
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                        tr("The changes to the profile %1 are not saved.").arg(QString::fromStdString(m_draft.id)),
                        QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question->button(QMessageBox::Discard), &QAbstractButton::clicked, this, action);
    question->open();
}

void ProfileEditor::reject()
{
    unlessChanged([this] { QDialog::reject(); });
}

void ProfileEditor::say(const Error& error)
{
    m_failure = errorText(error).whole();
    showState();
}

} // namespace colonnade
