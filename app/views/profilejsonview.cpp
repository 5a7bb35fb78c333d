// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profilejsonview.h"

#include "text/errortext.h"
#include "views/palette.h"
#include "views/texthighlighter.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QVBoxLayout>

namespace colonnade {

namespace {

/// Takes no more than a profile may be long, whatever somebody has on the clipboard.
class JsonEdit : public QPlainTextEdit
{
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override
    {
        constexpr qsizetype longest = 1024 * 1024;
        return source->hasText() && source->text().size() <= longest;
    }
    void insertFromMimeData(const QMimeData* source) override
    {
        if (canInsertFromMimeData(source))
            QPlainTextEdit::insertFromMimeData(source);
    }
};

} // namespace

ProfileJsonView::ProfileJsonView(QWidget* parent)
    : QWidget(parent)
    , m_edit(new JsonEdit(this))
    , m_problem(new QLabel(this))
    , m_go(new QPushButton(tr("&Go to the line"), this))
    , m_highlighter(std::make_unique<TextHighlighter>(m_edit))
{
    m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setTabChangesFocus(true);
    m_edit->setAccessibleName(tr("Profile as JSON"));
    m_highlighter->setLanguage(QStringLiteral("JSON"));
    m_problem->setObjectName(QStringLiteral("jsonProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* row = new QHBoxLayout;
    row->addWidget(m_problem, 1);
    row->addWidget(m_go, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_edit, 1);
    layout->addLayout(row);

    connect(m_edit, &QPlainTextEdit::textChanged, this, &ProfileJsonView::sayEdited);
    connect(m_go, &QPushButton::clicked, this, &ProfileJsonView::goToError);
    showError({});
}

ProfileJsonView::~ProfileJsonView() = default;

void ProfileJsonView::setText(const QString& text, Undo undo)
{
    if (text == m_edit->toPlainText())
        return;
    const QSignalBlocker blocker(this);
    m_highlighter->whileOff([&] {
        if (undo == Undo::Forgotten)
            return m_edit->setPlainText(text);
        QTextCursor cursor(m_edit->document());
        cursor.select(QTextCursor::Document);
        cursor.insertText(text);
    });
    m_known = this->text();
}

void ProfileJsonView::sayEdited()
{
    if (const QString now = text(); now != m_known) {
        m_known = now;
        Q_EMIT edited();
    }
}

QString ProfileJsonView::text() const
{
    return m_edit->toPlainText();
}

void ProfileJsonView::showError(const std::optional<Error>& error)
{
    m_error = error;
    m_problem->setText(error ? errorText(*error).what : tr("This profile can be used as it is."));
    m_go->setVisible(error && error->offset);
    markLine();
}

void ProfileJsonView::goToError()
{
    if (!m_error || !m_error->offset)
        return;
    const QTextBlock block = m_edit->document()->findBlockByNumber(int(*m_error->offset) - 1);
    m_edit->setTextCursor(QTextCursor(block.isValid() ? block : m_edit->document()->lastBlock()));
    m_edit->centerCursor();
    m_edit->setFocus();
}

void ProfileJsonView::markLine()
{
    QPalette colors = palette();
    QList<QTextEdit::ExtraSelection> marks;
    if (m_error) {
        const QColor background = palette().color(QPalette::Window);
        colors.setColor(QPalette::WindowText, severityColor(Severity::Error, background));
        const QTextBlock block = m_edit->document()->findBlockByNumber(int(m_error->offset.value_or(0)) - 1);
        if (block.isValid()) {
            QTextEdit::ExtraSelection mark;
            QColor shade = severityColor(Severity::Error, palette().color(QPalette::Base));
            shade.setAlphaF(0.25F); // the text stays legible
            mark.format.setBackground(shade);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            mark.cursor = QTextCursor(block);
            marks << mark;
        }
    }
    m_problem->setPalette(colors);
    m_edit->setExtraSelections(marks);
}

void ProfileJsonView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_highlighter->setColors(palette());
        markLine();
    }
}

} // namespace colonnade
