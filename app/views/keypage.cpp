// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/keypage.h"

#include "delegates/keynamedelegate.h"
#include "models/valuemodel.h"
#include "text/errortext.h"
#include "text/quantity.h"
#include "views/keyfactsview.h"
#include "views/valueview.h"
#include "views/viewsetup.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace colonnade {

KeyPage::KeyPage(QWidget* parent)
    : Page(parent)
    , m_facts(new KeyFactsView(this))
    , m_rows(new ValueModel(this))
    , m_rowTable(new QTableView(this))
    , m_value(new ValueView(this))
    , m_status(makeQuietLabel({}, this))
    , m_retry(new QPushButton(tr("Try again"), this))
    , m_stack(new QStackedWidget(this))
{
    setUpTable(m_rowTable);
    m_rowTable->setAccessibleName(tr("Rows of the value"));
    m_rowTable->setModel(m_rows);
    m_rowTable->setItemDelegate(new KeyNameDelegate(m_rowTable));
    m_rowTable->horizontalHeader()->setStretchLastSection(true);

    auto* statusRow = new QHBoxLayout;
    statusRow->addWidget(m_status, 1);
    statusRow->addWidget(m_retry);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_rowTable);
    splitter->addWidget(m_value);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto* full = new QWidget(this);
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins({});
    column->addWidget(m_facts);
    column->addLayout(statusRow);
    column->addWidget(splitter, 1);
    auto* nothing = makeQuietLabel(tr("A key and its value will be here.\nChoose a key in the tree or in a list, and "
                                      "press Enter."),
                                   this);
    nothing->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(nothing);
    m_stack->addWidget(full);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);

    connect(m_facts, &KeyFactsView::placeRequested, this, &Page::placeRequested);
    connect(m_facts, &KeyFactsView::ruleRequested, this, &Page::ruleRequested);
    connect(m_rows, &ValueModel::pageWanted, this, &KeyPage::load);
    connect(m_rowTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &KeyPage::showRow);
    connect(m_value, &ValueView::moreWanted, this, [this] { load(m_stringNext.value_or(std::string())); });
    connect(m_retry, &QPushButton::clicked, this, [this] {
        m_error.reset();
        load(m_cursor);
    });
    showStatus();
}

void KeyPage::setValues(std::shared_ptr<ValueReader> values)
{
    m_loader.setReader(std::move(values));
    m_shownName.clear();
    setView(m_view);
}

void KeyPage::setView(const View& view)
{
    m_view = view;
    const KeyId* key = view.analysis ? std::get_if<KeyId>(&view.place) : nullptr;
    m_stack->setCurrentIndex(key ? 1 : 0);
    m_key = key ? std::optional(*key) : std::nullopt;
    if (!key) {
        m_loader.cancel();
        m_shownName.clear();
        Q_EMIT busyChanged();
        return;
    }
    m_facts->showKey(view, *key);
    const KeyFacts facts = view.analysis->keyspace->key(*key);
    if (facts.name == m_shownName && facts.db == m_shownDb && !m_shownName.empty())
        return; // the next snapshot of a running scan: the value stays where it is
    m_shownName = facts.name;
    m_shownDb = facts.db;
    m_error.reset();
    m_stringNext.reset();
    m_rows->clear();
    m_value->clear();
    m_rowTable->hide();
    load({});
}

bool KeyPage::isBusy() const
{
    return m_loader.isLoading();
}

void KeyPage::load(const std::string& cursor)
{
    if (!m_key)
        return;
    m_cursor = cursor;
    const KeyFacts facts = m_view.analysis->keyspace->key(*m_key);
    PageRequest request{.cursor = cursor};
    if (facts.type == ValueType::String)
        request.maxBytes = ValueView::pieceBytes;
    m_loader.load(facts, std::move(request), [this](const Result<ValuePage>& page) {
        showPage(page);
        Q_EMIT busyChanged();
    });
    showStatus();
    Q_EMIT busyChanged();
}

void KeyPage::showPage(const Result<ValuePage>& page)
{
    if (!page) {
        m_error = page.error();
        m_rows->setFailed();
    } else if (page->type == ValueType::String) {
        showStringPage(*page);
    } else {
        const bool isFirst = m_rows->rowCount() == 0;
        m_rows->append(*page);
        m_rowTable->show();
        if (isFirst && m_rows->rowCount() > 0) {
            const int first = m_rowTable->fontMetrics().averageCharWidth() * (m_rows->columnCount() > 1 ? 24 : 60);
            m_rowTable->setColumnWidth(0, first);
            m_rowTable->setCurrentIndex(m_rows->index(0, 0));
        }
    }
    showStatus();
}

void KeyPage::showStringPage(const ValuePage& page)
{
    const std::string bytes = page.rows.empty() ? std::string() : page.rows.front().value;
    const auto rest = page.next ? ValueView::Rest::Elsewhere : ValueView::Rest::None;
    const bool isFirst = m_cursor.empty();
    m_stringNext = page.next;
    if (isFirst)
        m_value->setValue(bytes, rest);
    else
        m_value->append(bytes, rest);
}

void KeyPage::showRow()
{
    const QModelIndex current = m_rowTable->currentIndex();
    if (current.isValid())
        m_value->setValue(m_rows->content(current.row()), ValueView::Rest::None);
}

void KeyPage::showStatus()
{
    QString text;
    if (!m_loader.hasReader())
        text = tr("This source has no values, only facts about them.");
    else if (m_error)
        text = errorText(*m_error).whole();
    else if (m_loader.isLoading())
        text = tr("Reading the value …");
    else if (m_rows->rowCount() > 0 && m_rows->isFull() && !m_rows->isComplete())
        text = tr("The first %1 rows are shown; reading stops here to spare memory.", nullptr, m_rows->rowCount())
                   .arg(countText(std::uint64_t(m_rows->rowCount())));
    else if (m_rows->rowCount() > 0 && !m_rows->isComplete())
        text = tr("%1 of %2 rows are read; scroll down for more.", nullptr, m_rows->rowCount())
                   .arg(countText(std::uint64_t(m_rows->rowCount())), factText(m_rows->elements(), countText));
    m_status->setText(text);
    m_status->setVisible(!text.isEmpty());
    m_retry->setVisible(m_loader.hasReader() && m_error.has_value());
    m_value->setVisible(m_loader.hasReader());
}

} // namespace colonnade
