// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profileidsview.h"

#include "views/viewsetup.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace colonnade {

namespace {

std::vector<std::string> linesOf(const QPlainTextEdit* field)
{
    std::vector<std::string> lines;
    for (const QString& line : field->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        lines.push_back(line.toStdString());
    return lines;
}

void showLines(QPlainTextEdit* field, const std::vector<std::string>& lines)
{
    if (linesOf(field) == lines)
        return;
    QStringList texts;
    for (const std::string& line : lines)
        texts += QString::fromStdString(line);
    const QSignalBlocker quiet(field);
    field->setPlainText(texts.join(QLatin1Char('\n')));
}

} // namespace

ProfileIdsView::ProfileIdsView(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeQuietLabel(
        tr("An id tells one thing from others of its kind: an order number, a date, a UUID. Ids are recognised by "
           "their looks and fold to * in patterns. Where looks deceive, say so here, one place a line: the levels of "
           "a name down to the part that is meant, with * for ids and for whatever differs."),
        this));
    m_always = makeField(tr("&Always an id"), tr("Words that are ids: names of tenants, countries, users."),
                         QStringLiteral("cx:tenant:*"));
    m_never = makeField(tr("&Never an id"), tr("Looks like an id and is a word. Counts where both match."),
                        QStringLiteral("shop:order:v1"));
}

QPlainTextEdit* ProfileIdsView::makeField(const QString& title, const QString& hint, const QString& example)
{
    auto* heading = makeHeading(title, this);
    auto* field = new QPlainTextEdit(this);
    heading->setBuddy(field);
    field->setPlaceholderText(example);
    field->setTabChangesFocus(true);
    field->setLineWrapMode(QPlainTextEdit::NoWrap);
    field->setAccessibleDescription(hint);
    layout()->addWidget(heading);
    layout()->addWidget(makeQuietLabel(hint, this));
    layout()->addWidget(field);
    connect(field, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT edited(pins()); });
    return field;
}

void ProfileIdsView::setPins(const IdPins& pins)
{
    showLines(m_always, pins.always);
    showLines(m_never, pins.never);
}

IdPins ProfileIdsView::pins() const
{
    return {.always = linesOf(m_always), .never = linesOf(m_never)};
}

} // namespace colonnade
