// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/opendialog.h"

#include "dialogs/serverform.h"
#include "text/errortext.h"
#include "views/palette.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace colonnade {

OpenDialog::OpenDialog(Kind kind, QWidget* parent)
    : QDialog(parent)
    , m_kinds(new QTabWidget(this))
    , m_server(new ServerForm(this))
    , m_dump(new QLineEdit(this))
    , m_names(new QLineEdit(this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Open"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_kinds->addTab(m_server, tr("Server"));
    m_kinds->addTab(
        makeFilePage(m_dump,
                     tr("An RDB file, as SAVE and BGSAVE write it; also compressed (.gz, .zst). It is only read."),
                     tr("Dump files (*.rdb *.rdb.gz *.rdb.zst);;All files (*)")),
        tr("Dump file"));
    m_kinds->addTab(makeFilePage(m_names,
                                 tr("One name a line, a CSV or TSV sheet with a column \"name\", or JSON lines."),
                                 tr("Lists of names (*.txt *.csv *.tsv *.jsonl);;All files (*)")),
                    tr("List of names"));
    m_kinds->setCurrentIndex(int(kind));

    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    QPalette colors = m_problem->palette();
    colors.setColor(QPalette::WindowText, severityColor(Severity::Error, colors.color(QPalette::Window)));
    m_problem->setPalette(colors);
    m_problem->hide();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &OpenDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kinds, &QTabWidget::currentChanged, m_problem, &QWidget::hide);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_kinds);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
}

QWidget* OpenDialog::makeFilePage(QLineEdit* path, const QString& hint, const QString& filter)
{
    auto* page = new QWidget(this);
    auto* label = new QLabel(tr("&File"), page);
    label->setBuddy(path);
    auto* button = new QPushButton(tr("&Browse …"), page);
    connect(button, &QPushButton::clicked, this, [this, path, filter] { browse(path, filter); });
    auto* explanation = new QLabel(hint, page);
    explanation->setWordWrap(true);

    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(path, 1);
    row->addWidget(button);
    auto* layout = new QVBoxLayout(page);
    layout->addLayout(row);
    layout->addWidget(explanation);
    layout->addStretch();
    return page;
}

void OpenDialog::browse(QLineEdit* path, const QString& filter)
{
    auto* dialog = new QFileDialog(this, tr("Choose a file"), QFileInfo(path->text()).path(), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, path, &QLineEdit::setText);
    dialog->open();
}

void OpenDialog::setChoice(const SourceChoice& choice)
{
    if (choice.isServer())
        m_server->setChoice(choice);
    else
        (m_kinds->currentIndex() == int(Kind::Names) ? m_names : m_dump)->setText(choice.address);
}

Result<SourceChoice> OpenDialog::choice() const
{
    if (m_kinds->currentIndex() == int(Kind::Server))
        return m_server->choice();
    const QString path = (m_kinds->currentIndex() == int(Kind::Dump) ? m_dump : m_names)->text();
    const QFileInfo file(path);
    if (!file.exists())
        return fail(ErrorCode::FileNotFound, path.toStdString());
    if (file.isDir())
        return fail(ErrorCode::FileIsFolder, path.toStdString());
    if (!file.isReadable())
        return fail(ErrorCode::FileNotReadable, path.toStdString());
    return SourceChoice{.address = path};
}

void OpenDialog::accept()
{
    const Result<SourceChoice> result = choice();
    if (!result) {
        m_problem->setText(errorText(result.error()).whole());
        m_problem->show();
        return;
    }
    Q_EMIT chosen(*result);
    QDialog::accept();
}

} // namespace colonnade
