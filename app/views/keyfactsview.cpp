// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/keyfactsview.h"

#include "text/expirytext.h"
#include "text/idtext.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "views/linkbutton.h"
#include "views/palette.h"

#include <QEvent>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <chrono>

namespace colonnade {

namespace {

constexpr int longestName = 100'000; // characters that a line can hold without making the window wait
constexpr int longestLink = 200;

QString encodingText(Encoding encoding)
{
    const std::string_view name = nameOf(encoding);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

QFormLayout* makeForm()
{
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft);
    form->setVerticalSpacing(0);
    return form;
}

} // namespace

KeyFactsView::KeyFactsView(QWidget* parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_left(makeForm())
    , m_right(makeForm())
    , m_folder(new LinkButton(this))
    , m_pattern(new LinkButton(this))
    , m_findings(new QWidget(this))
    , m_findingLines(new QVBoxLayout(m_findings))
{
    m_name->setReadOnly(true);
    m_name->setFrame(false);
    m_name->setAccessibleName(tr("Name of the key"));
    m_name->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));

    m_type = addFact(m_left, tr("Type:"));
    m_elements = addFact(m_left, tr("Elements:"));
    m_valueBytes = addFact(m_left, tr("Value:"));
    m_memory = addFact(m_left, tr("Memory:"));
    m_database = addFact(m_left, tr("Database:"));
    //: When the key expires
    m_expires = addFact(m_right, tr("Expires:"));
    //: How long nobody has used the key
    m_idle = addFact(m_right, tr("Idle for:"));
    //: How often the key is used: a counter of the server, 0 to 255
    m_frequency = addFact(m_right, tr("Use counter:"));
    m_right->addRow(tr("Folder:"), m_folder);
    m_right->addRow(tr("Pattern:"), m_pattern);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(fontMetrics().height());
    columns->addLayout(m_left, 2);
    columns->addLayout(m_right, 3);
    m_findingLines->setContentsMargins({});
    m_findingLines->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_name);
    layout->addLayout(columns);
    layout->addWidget(m_findings);

    connect(m_folder, &LinkButton::clicked, this,
            [this] { Q_EMIT placeRequested(m_view.analysis->keyspace->nodeOf(m_key)); });
    connect(m_pattern, &LinkButton::clicked, this,
            [this] { Q_EMIT placeRequested(m_view.analysis->keyspace->patternOf(m_key)); });
}

QLabel* KeyFactsView::addFact(QFormLayout* form, const QString& title)
{
    auto* label = new QLabel(this);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(title, label);
    return label;
}

void KeyFactsView::showKey(const View& view, KeyId key)
{
    m_view = view;
    m_key = key;
    showFacts();
    showFindings();
}

void KeyFactsView::showFacts()
{
    const Keyspace& keyspace = *m_view.analysis->keyspace;
    const KeyFacts facts = keyspace.key(m_key);
    const QString dash = factText(Fact::unknown(), countText);
    m_name->setText(keyText(facts.name, longestName));
    m_name->setCursorPosition(0);

    const QString type = typeText(facts.type);
    m_type->setText(nameOf(facts.encoding) == nameOf(facts.type) || facts.encoding == Encoding::Unknown
                        ? type
                        //: Type and encoding of a value: "hash (listpack)"
                        : tr("%1 (%2)").arg(type, encodingText(facts.encoding)));
    m_left->setRowVisible(m_elements, facts.type != ValueType::String);
    m_elements->setText(factText(facts.elements, countText));
    m_valueBytes->setText(factText(facts.valueBytes, bytesText));
    m_valueBytes->setToolTip(facts.valueBytes.isKnown() ? exactBytesText(facts.valueBytes.value()) : QString());
    const bool isEstimated = m_view.analysis->summary.info.memoryKind == MemoryKind::Estimated;
    const QString memory = factText(facts.memoryBytes, bytesText);
    m_memory->setText(isEstimated && facts.memoryBytes.isKnown() ? QStringLiteral("≈ ") + memory : memory);
    m_memory->setToolTip(facts.memoryBytes.isKnown() ? exactBytesText(facts.memoryBytes.value()) : QString());
    m_left->setRowVisible(m_database, facts.db != 0);
    m_database->setText(countText(facts.db));

    const QString expires = expiryText(keyspace, m_key);
    m_expires->setText(facts.expiry.isAt()
                           //: When a key expires: time left, and the moment
                           ? tr("in %1, at %2").arg(expires, expiryDateText(facts.expiry))
                           : expires);
    m_right->setRowVisible(m_idle, facts.idleSeconds.isKnown());
    if (facts.idleSeconds.isKnown())
        m_idle->setText(durationText(std::chrono::seconds(facts.idleSeconds.value())));
    m_right->setRowVisible(m_frequency, facts.frequency.isKnown());
    m_frequency->setText(factText(facts.frequency, countText));

    const std::string_view path = keyspace.path(keyspace.nodeOf(m_key));
    //: The folder that holds keys without any folder
    m_folder->setText(path.empty() ? tr("(top level)") : keyText(path, longestLink));
    m_pattern->setText(keyText(keyspace.pattern(keyspace.patternOf(m_key)), longestLink));
    const QString folding = foldingText(keyspace, m_key);
    m_pattern->setToolTip(folding.isEmpty() ? QString() : tr("These parts count as ids:\n%1").arg(folding));
}

void KeyFactsView::showFindings()
{
    while (QLayoutItem* item = m_findingLines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the link that brought us here
        delete item;
    }
    if (!m_view.analysis->findings)
        return;
    for (const Finding& finding : m_view.analysis->findings->of(m_key)) {
        auto* line = new LinkButton(findingText(finding), m_findings);
        line->setIcon(severityIcon(finding.severity, palette()));
        line->setAccessibleDescription(severityText(finding.severity));
        connect(line, &LinkButton::clicked, this, [this, rule = finding.rule] { Q_EMIT ruleRequested(rule); });
        m_findingLines->addWidget(line);
    }
}

void KeyFactsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_view.analysis)
        showFindings();
}

} // namespace colonnade
