// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/serverpage.h"

#include "delegates/markdelegate.h"
#include "models/servertables.h"
#include "text/servertext.h"
#include "views/viewsetup.h"

#include <QAction>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

namespace {

constexpr int commandColumn = 1; // of ServerTables::checks()

void copyRows(const QTableView* table)
{
    QModelIndexList rows = table->selectionModel()->selectedRows();
    std::ranges::sort(rows);
    QStringList lines;
    for (const QModelIndex& row : rows)
        lines << row.data(FactTableModel::CopyRole).toString();
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void clearLayout(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

ServerPage::ServerPage(QWidget* parent)
    : Page(parent)
    , m_stack(new QStackedWidget(this))
    , m_nothing(makeQuietLabel({}, this))
    , m_headline(makeHeading({}, this))
    , m_facts(new QWidget(this))
    , m_factGrid(new QGridLayout(m_facts))
    , m_checkModel(new FactTableModel(this))
    , m_details(new QTabWidget(this))
{
    m_nothing->setAlignment(Qt::AlignCenter);
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_factGrid->setContentsMargins({});
    m_factGrid->setVerticalSpacing(0);
    m_factGrid->setHorizontalSpacing(fontMetrics().height());
    m_factGrid->setColumnStretch(2, 1);
    m_details->setDocumentMode(true);
    m_commands = addDetail(QStringLiteral("server.commands"), tr("Commands"));
    m_slowlog = addDetail(QStringLiteral("server.slowlog"), tr("Slow log"));
    m_databases = addDetail(QStringLiteral("server.databases"), tr("Databases"));
    m_settings = addDetail(QStringLiteral("server.settings"), tr("Settings"));

    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(makeChecks());
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* full = new QWidget(this);
    auto* fullLayout = new QVBoxLayout(full);
    fullLayout->setContentsMargins({});
    fullLayout->addWidget(m_headline);
    fullLayout->addWidget(m_facts);
    fullLayout->addWidget(splitter, 1);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(full);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);
}

QWidget* ServerPage::makeChecks()
{
    auto* box = new QWidget(this);
    m_clean = makeQuietLabel(tr("No rule of this profile has anything to say to this server."), box);
    m_copy = new QPushButton(tr("Copy the line"), box);
    m_copy->setToolTip(tr("Copies what would change the server. Colonnade never runs it."));
    m_checks = makeTable(m_checkModel, QStringLiteral("server.checks"), tr("What the rules say to the server"));
    m_checks->setItemDelegateForColumn(0, new MarkDelegate(FactTableModel::MarkRole, m_checks));
    m_checks->setSortingEnabled(false); // by rule, as the rules are
    auto* top = new QHBoxLayout;
    top->addWidget(makeHeading(tr("What the rules say"), box), 1);
    top->addWidget(m_copy);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->addLayout(top);
    layout->addWidget(m_clean);
    layout->addWidget(m_checks, 1);

    connect(m_copy, &QPushButton::clicked, this, [this] { copyRows(m_checks); });
    connect(m_checks->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ServerPage::updateCopyButton);
    connect(m_checks, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT ruleRequested(m_checkRules[m_checkModel->tableRow(index.row())]);
    });
    return box;
}

QTableView* ServerPage::makeTable(FactTableModel* model, const QString& name, const QString& title)
{
    auto* table = new QTableView(this);
    setUpTable(table);
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setTextElideMode(Qt::ElideRight);
    table->setModel(model);
    table->setSortingEnabled(true);
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table->horizontalHeader()->setSortIndicatorClearable(true);
    auto* copy = new QAction(tr("Copy"), table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, table, [table] { copyRows(table); });
    table->addAction(copy);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    return table;
}

ServerPage::Detail ServerPage::addDetail(const QString& name, const QString& title)
{
    Detail detail;
    detail.stack = new QStackedWidget(m_details);
    detail.why = makeQuietLabel({}, detail.stack);
    detail.why->setAlignment(Qt::AlignCenter);
    detail.model = new FactTableModel(this);
    QTableView* table = makeTable(detail.model, name, title);
    table->setItemDelegateForColumn(0, new MarkDelegate(FactTableModel::MarkRole, table));
    detail.stack->addWidget(detail.why);
    detail.stack->addWidget(table);
    m_details->addTab(detail.stack, title);
    return detail;
}

void ServerPage::setView(const View& view)
{
    const ServerState* const state = view.analysis ? view.analysis->summary.info.serverState.get() : nullptr;
    m_stack->setCurrentIndex(state ? 1 : 0);
    if (!state) {
        m_nothing->setText(
            view.analysis ? tr("This source is no running server, so there is nothing to say about one.\nOpen a "
                               "server to see its memory, commands, slow log and settings here.")
                          : tr("What a server says of itself, and what that means, will be here.\nOpen a server."));
        return;
    }
    showFacts(view);
    showChecks(view);
    showDetails(*state);
}

void ServerPage::showFacts(const View& view)
{
    const SourceInfo& info = view.analysis->summary.info;
    const ServerState& state = *info.serverState;
    m_headline->setText(serverHeadline(info, state));
    clearLayout(m_factGrid);
    if (!state.info) {
        m_factGrid->addWidget(makeQuietLabel(untoldText(state.info.error()), m_facts), 0, 0, 1, 3);
        return;
    }
    int row = 0;
    for (const ServerLine& line : serverLines(state)) {
        auto* value = new QLabel(line.value, m_facts);
        value->setTextFormat(Qt::PlainText);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        auto* title = new QLabel(line.title, m_facts);
        title->setAlignment(Qt::AlignTop);
        m_factGrid->addWidget(title, row, 0);
        m_factGrid->addWidget(value, row, 1);
        m_factGrid->addWidget(makeQuietLabel(line.meaning, m_facts), row, 2);
        ++row;
    }
}

void ServerPage::showChecks(const View& view)
{
    ServerTables::Checks checks;
    if (view.analysis->findings)
        checks = ServerTables::checks(*view.analysis->findings);
    m_checkRules = std::move(checks.rules);
    m_clean->setVisible(m_checkRules.empty());
    m_checks->setVisible(!m_checkRules.empty());
    m_copy->setVisible(!m_checkRules.empty());
    m_checkModel->setTable(std::move(checks.table));
    if (m_checkModel->columnCount() > commandColumn) {
        const auto wide = [this](int letters) { return fontMetrics().averageCharWidth() * letters; };
        setUpColumns(m_checks);
        m_checks->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
        m_checks->horizontalHeader()->setStretchLastSection(true);
        for (const auto& [column, letters] : {std::pair(0, 26), {1, 42}, {2, 40}})
            m_checks->setColumnWidth(column, wide(letters));
    }
    updateCopyButton();
}

void ServerPage::showDetails(const ServerState& state)
{
    const auto show = [](const Detail& detail, const auto& part,
                         FactTable (*make)(const std::decay_t<decltype(*part)>&), const QString& empty) {
        FactTable table = part ? make(*part) : FactTable();
        detail.why->setText(part ? empty : untoldText(part.error()));
        detail.stack->setCurrentIndex(table.rows.empty() ? 0 : 1);
        detail.model->setTable(std::move(table));
        if (detail.model->columnCount() > 0)
            setUpColumns(qobject_cast<QTableView*>(detail.stack->widget(1)));
    };
    show(m_commands, state.commands, &ServerTables::commands, tr("The server has counted no commands yet."));
    show(m_slowlog, state.slowlog, &ServerTables::slowlog, tr("No command has been slow enough for the slow log."));
    show(m_databases, state.info, &ServerTables::databases, tr("No database holds a key."));
    show(m_settings, state.config, &ServerTables::settings,
         tr("The server tells none of the settings that matter here."));
}

void ServerPage::updateCopyButton()
{
    const QModelIndexList rows = m_checks->selectionModel()->selectedRows(commandColumn);
    m_copy->setEnabled(
        std::ranges::any_of(rows, [](const QModelIndex& row) { return !row.data().toString().isEmpty(); }));
}

} // namespace colonnade
