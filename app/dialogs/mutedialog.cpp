// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/mutedialog.h"

#include "bytes/escape.h"
#include "bytes/glob.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "views/palette.h"
#include "views/viewsetup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace colonnade {

MuteDialog::MuteDialog(const Finding& finding, std::string_view separator, const QString& file, QWidget* parent)
    : QDialog(parent)
    , m_finding(finding)
    , m_folder(finding.subject.substr(0, finding.subject.rfind(separator) + 1))
    , m_place(new QComboBox(this))
    , m_what(new QLineEdit(this))
    , m_reason(new QLineEdit(this))
    , m_author(new QLineEdit(qEnvironmentVariable("USER"), this))
    , m_hasEnd(new QCheckBox(tr("&Until"), this))
    , m_end(new QDateEdit(QDate::currentDate().addMonths(6), this))
    , m_file(new QLineEdit(file, this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Mute findings"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_place->addItem(tr("Only this one"), int(Mute::Of::Key));
    m_place->addItem(tr("Names that begin with"), int(Mute::Of::Prefix));
    m_place->addItem(tr("Names that match"), int(Mute::Of::Pattern));
    m_place->addItem(tr("Whatever this rule finds"), int(Mute::Of::Everything));
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setPlaceholderText(tr("Why this is meant to be"));
    m_end->setCalendarPopup(true);
    m_end->setEnabled(false);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    QPalette colors = m_problem->palette();
    colors.setColor(QPalette::WindowText, severityColor(Severity::Error, colors.color(QPalette::Window)));
    m_problem->setPalette(colors);
    m_problem->hide();

    auto* until = new QHBoxLayout;
    until->addWidget(m_hasEnd);
    until->addWidget(m_end);
    until->addStretch();
    auto* button = new QPushButton(tr("&Browse …"), this);
    auto* fileRow = new QHBoxLayout;
    fileRow->addWidget(m_file, 1);
    fileRow->addWidget(button);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("&Mute"), QDialogButtonBox::AcceptRole);

    auto* form = new QFormLayout(this);
    form->addRow(makeHeading(ruleTitle(finding.rule), this));
    form->addRow(tr("&Which findings"), m_place);
    form->addRow(tr("&Name"), m_what);
    form->addRow(tr("&Reason"), m_reason);
    form->addRow(tr("&Author"), m_author);
    form->addRow(QString(), until);
    form->addRow(tr("&File"), fileRow);
    form->addRow(makeQuietLabel(tr("Muted findings are counted apart. Keep the file in your repository, and the "
                                   "command line takes it too (--mutes)."),
                                this));
    form->addRow(m_problem);
    form->addRow(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 80);

    connect(m_place, &QComboBox::currentIndexChanged, this, &MuteDialog::choosePlace);
    connect(m_hasEnd, &QCheckBox::toggled, m_end, &QWidget::setEnabled);
    connect(button, &QPushButton::clicked, this, &MuteDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &MuteDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    choosePlace();
    m_reason->setFocus();
}

Mute::Of MuteDialog::place() const
{
    return Mute::Of(m_place->currentData().toInt());
}

void MuteDialog::choosePlace()
{
    const Mute::Of of = place();
    m_what->setEnabled(of != Mute::Of::Everything);
    m_what->setReadOnly(of == Mute::Of::Key);
    switch (of) {
    case Mute::Of::Key:
        m_what->setText(QString::fromStdString(escaped(m_finding.subject)));
        return;
    case Mute::Of::Prefix:
        m_what->setText(QString::fromStdString(escaped(m_folder)));
        return;
    case Mute::Of::Pattern:
        m_what->setText(QString::fromStdString(escapedForGlob(m_folder)) + QLatin1Char('*'));
        return;
    case Mute::Of::Everything:
        m_what->clear();
        return;
    }
}

void MuteDialog::browse()
{
    auto* dialog = new QFileDialog(this, tr("Choose a file for mutes"), m_file->text(), tr("JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // a mute is added to what is there
    connect(dialog, &QFileDialog::fileSelected, m_file, &QLineEdit::setText);
    dialog->open();
}

void MuteDialog::accept()
{
    const auto complain = [this](const QString& sentence, QWidget* where) {
        m_problem->setText(sentence);
        m_problem->show();
        where->setFocus();
    };
    Mute mute{.rule = std::string(nameOf(m_finding.rule)), .of = place()};
    const std::string what = m_what->text().toStdString();
    const Result<std::string> bytes = unescaped(what);
    if (mute.of != Mute::Of::Everything && what.empty())
        return complain(tr("Say which names to mute."), m_what);
    if (mute.of == Mute::Of::Prefix && !bytes)
        return complain(tr("After a backslash write another one, or x and two hexadecimal digits."), m_what);
    if (m_reason->text().trimmed().isEmpty())
        return complain(tr("Give a reason: whoever reads the file later will ask for it."), m_reason);
    if (m_author->text().trimmed().isEmpty())
        return complain(tr("Say who decided this."), m_author);
    if (m_file->text().isEmpty())
        return complain(tr("Choose a file."), m_file);
    mute.what = mute.of == Mute::Of::Key ? m_finding.subject : mute.of == Mute::Of::Prefix ? *bytes : what;
    mute.reason = m_reason->text().trimmed().toStdString();
    mute.author = m_author->text().trimmed().toStdString();
    mute.date = QDate::currentDate().toStdSysDays();
    if (m_hasEnd->isChecked())
        mute.expires = m_end->date().toStdSysDays();
    Q_EMIT chosen(mute, m_file->text());
    QDialog::accept();
}

} // namespace colonnade
