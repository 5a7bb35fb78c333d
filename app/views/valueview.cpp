// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/valueview.h"

#include "bytes/escape.h"
#include "text/hexdump.h"
#include "text/json.h"
#include "text/quantity.h"
#include "views/texthighlighter.h"
#include "views/viewsetup.h"

#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

namespace {

constexpr int automatic = -1;

QString kindText(ContentKind kind)
{
    switch (kind) {
    case ContentKind::Plain:
        return ValueView::tr("Plain text");
    case ContentKind::Json:
        return QStringLiteral("JSON");
    case ContentKind::Xml:
        return QStringLiteral("XML");
    case ContentKind::Yaml:
        return QStringLiteral("YAML");
    case ContentKind::Lua:
        return QStringLiteral("Lua");
    //: Bytes in hexadecimal
    case ContentKind::Hex:
        return ValueView::tr("Hex");
    }
    return {};
}

/// The name of KSyntaxHighlighting's definition; empty: none.
QString definitionName(ContentKind kind)
{
    switch (kind) {
    case ContentKind::Json:
        return QStringLiteral("JSON");
    case ContentKind::Xml:
        return QStringLiteral("XML");
    case ContentKind::Yaml:
        return QStringLiteral("YAML");
    case ContentKind::Lua:
        return QStringLiteral("Lua");
    case ContentKind::Plain:
    case ContentKind::Hex:
        return {};
    }
    return {};
}

/// Text as it is; where bytes are no text, the whole line in escapes.
QString plainText(std::string_view bytes)
{
    if (isValidUtf8(bytes))
        return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
    QString text;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        text += QString::fromStdString(escaped(bytes.substr(0, end)));
        if (end < bytes.size())
            text += QLatin1Char('\n');
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return text;
}

/// Looking for word boundaries in a line takes the square of its length.
bool hasLongLine(const QString& text)
{
    constexpr qsizetype tooLong = 4000;
    qsizetype start = 0;
    while (start < text.size()) {
        const qsizetype end = text.indexOf(QLatin1Char('\n'), start);
        if ((end < 0 ? text.size() : end) - start > tooLong)
            return true;
        if (end < 0)
            return false;
        start = end + 1;
    }
    return false;
}

/// A piece ends at most at `limit`, and not inside a UTF-8 sequence.
std::size_t pieceEnd(std::string_view bytes, std::size_t limit)
{
    if (limit >= bytes.size())
        return bytes.size();
    std::size_t end = limit;
    for (int i = 0; i < 3 && end > 0 && (static_cast<unsigned char>(bytes[end]) & 0xC0) == 0x80; ++i)
        --end;
    return end;
}

} // namespace

ValueView::ValueView(QWidget* parent)
    : QWidget(parent)
    , m_kinds(new QComboBox(this))
    , m_note(makeQuietLabel({}, this))
    , m_more(new QPushButton(tr("Show more"), this))
    , m_edit(new QPlainTextEdit(this))
    , m_highlighter(std::make_unique<TextHighlighter>(m_edit))
{
    m_kinds->addItem(QString(), automatic);
    for (const ContentKind kind : allContentKinds)
        m_kinds->addItem(kindText(kind), int(kind));
    m_kinds->setAccessibleName(tr("Format of the value"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_edit->setReadOnly(true);
    m_edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_edit->setTabChangesFocus(true);
    m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_edit->setAccessibleName(tr("Value"));

    auto* row = new QHBoxLayout;
    row->addWidget(m_kinds);
    row->addWidget(m_note, 1);
    row->addWidget(m_more);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(row);
    layout->addWidget(m_edit, 1);

    connect(m_kinds, &QComboBox::currentIndexChanged, this, &ValueView::showText);
    connect(m_more, &QPushButton::clicked, this, &ValueView::showMore);
    clear();
}

ValueView::~ValueView() = default;

void ValueView::clear()
{
    setValue({}, Rest::None);
}

void ValueView::setValue(std::string bytes, Rest rest)
{
    m_bytes = std::move(bytes);
    m_rest = rest;
    m_shown = pieceEnd(m_bytes, pieceBytes);
    const bool isWhole = m_shown == m_bytes.size() && rest == Rest::None;
    m_found = contentKindOf(std::string_view(m_bytes).substr(0, m_shown), isWhole ? Part::Whole : Part::Beginning);
    showText();
    m_edit->verticalScrollBar()->setValue(0);
}

void ValueView::append(const std::string& bytes, Rest rest)
{
    m_bytes += bytes;
    m_rest = rest;
    m_shown = pieceEnd(m_bytes, m_shown + pieceBytes);
    showText();
}

void ValueView::showMore()
{
    if (m_shown < m_bytes.size()) {
        m_shown = pieceEnd(m_bytes, m_shown + pieceBytes);
        showText();
    } else {
        m_more->setEnabled(false);
        Q_EMIT moreWanted();
    }
}

ContentKind ValueView::kind() const
{
    const int chosen = m_kinds->currentData().toInt();
    return chosen == automatic ? m_found : ContentKind(chosen);
}

QString ValueView::text() const
{
    return m_edit->toPlainText();
}

QString ValueView::laidOut(std::string_view bytes) const
{
    switch (kind()) {
    case ContentKind::Hex:
        return hexDump(bytes);
    case ContentKind::Json:
        return plainText(indentedJson(bytes));
    case ContentKind::Plain:
    case ContentKind::Xml:
    case ContentKind::Yaml:
    case ContentKind::Lua:
        return plainText(bytes);
    }
    return {};
}

void ValueView::showText()
{
    {
        const QSignalBlocker blocker(m_kinds);
        //: Format chosen by the program; %1 is what it found
        m_kinds->setItemText(0, tr("Automatic (%1)").arg(kindText(m_found)));
    }
    const bool hasMore = m_shown < m_bytes.size() || m_rest == Rest::Elsewhere;
    m_more->setVisible(hasMore);
    m_more->setEnabled(true);
    m_note->setText(hasMore ? tr("The first %1 are shown.").arg(bytesText(m_shown)) : QString());
    const int scrolled = m_edit->verticalScrollBar()->value();
    const QString text = laidOut(std::string_view(m_bytes).substr(0, m_shown));
    m_edit->setWordWrapMode(hasLongLine(text) ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_highlighter->setLanguage(definitionName(kind()));
    m_highlighter->whileOff([&] { m_edit->setPlainText(text); });
    m_edit->verticalScrollBar()->setValue(scrolled); // more was added below
}

void ValueView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_highlighter->setColors(palette());
}

} // namespace colonnade
