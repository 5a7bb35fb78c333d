// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/profileiddialog.h"

#include "views/viewsetup.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace colonnade {

namespace {

QString problemText(ProfileStore::IdProblem problem)
{
    switch (problem) {
    case ProfileStore::IdProblem::None:
        return {};
    case ProfileStore::IdProblem::Empty:
        return ProfileIdDialog::tr("A profile needs an id.");
    case ProfileStore::IdProblem::BuiltIn:
        return ProfileIdDialog::tr("This is a built-in profile, which stays as it is. Choose another id.");
    case ProfileStore::IdProblem::NoFileName:
        return ProfileIdDialog::tr("Use letters, digits, - _ and . only, and not too many; the first one a letter or a "
                                   "digit.");
    }
    return {};
}

} // namespace

ProfileIdDialog::ProfileIdDialog(const ProfileStore& store, const QString& suggestion, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_id(new QLineEdit(suggestion, this))
    , m_problem(makeQuietLabel({}, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Save the profile"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* label = new QLabel(tr("&Id of the profile, e.g. the name of your team:"), this);
    label->setBuddy(m_id);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setMinimumHeight(fontMetrics().lineSpacing() * 2); // the dialog keeps its size
    m_problem->setAlignment(Qt::AlignTop);
    m_id->selectAll();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_id);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    connect(m_id, &QLineEdit::textChanged, this, &ProfileIdDialog::check);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(m_id->text().trimmed());
        accept();
    });
    check();
}

void ProfileIdDialog::check()
{
    const QString id = m_id->text().trimmed();
    const ProfileStore::IdProblem problem = ProfileStore::problemOf(id);
    const bool isFine = problem == ProfileStore::IdProblem::None;
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(isFine);
    m_problem->setText(isFine && QFileInfo::exists(m_store.pathOf(id))
                           ? tr("You have a profile of this id; it will be replaced.")
                           : problemText(problem));
}

} // namespace colonnade
