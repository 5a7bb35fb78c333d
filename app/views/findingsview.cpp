// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/findingsview.h"

#include "delegates/keynamedelegate.h"
#include "delegates/markdelegate.h"
#include "jobs/findingexport.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "views/rowkeys.h"
#include "views/viewsetup.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace colonnade {

namespace {

constexpr int mostCopied = 10'000; // rows: what a person would paste

} // namespace

FindingsView::FindingsView(QWidget* parent)
    : QWidget(parent)
    , m_model(new FindingKeyModel(this))
    , m_export(new FindingExport(this))
    , m_title(makeHeading({}, this))
    , m_exportButton(new QToolButton(this))
    , m_table(new QTableView(this))
{
    makeTable();
    m_exportButton->setAutoRaise(true);
    auto* titleRow = new QHBoxLayout;
    titleRow->addWidget(m_title, 1);
    titleRow->addWidget(m_exportButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(titleRow);
    layout->addWidget(m_table);

    connect(m_table, &QTableView::doubleClicked, this, &FindingsView::openCurrent);
    connect(m_table, &QTableView::customContextMenuRequested, this, &FindingsView::showMenu);
    connect(m_model, &FindingKeyModel::modelReset, this, &FindingsView::showTitle);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FindingsView::currentRuleChanged);
    connect(m_model, &FindingKeyModel::busyChanged, this, &FindingsView::busyChanged);
    connect(m_exportButton, &QToolButton::clicked, this, [this] {
        if (m_export->isRunning())
            m_export->cancel();
        else
            askWhereTo();
    });
    connect(m_export, &FindingExport::progressChanged, this, &FindingsView::showExport);
    connect(m_export, &FindingExport::finished, this, &FindingsView::showExport);
    showTitle();
}

void FindingsView::makeTable()
{
    setUpTable(m_table);
    m_table->setObjectName(QStringLiteral("violations.findings"));
    m_table->setAccessibleName(tr("Findings"));
    m_table->setModel(m_model);
    setUpColumns(m_table);
    const auto widthOf = [this](const QString& text) {
        return fontMetrics().horizontalAdvance(text + QStringLiteral("MM"));
    };
    const auto setWidth = [this](FindingColumn column, int width) { m_table->setColumnWidth(int(column), width); };
    setWidth(FindingColumn::Severity, widthOf(QStringLiteral("  Warning")));
    setWidth(FindingColumn::Measured, widthOf(QStringLiteral("100,000 elements")));
    for (const auto column : {FindingColumn::Threshold, FindingColumn::Suggestion})
        setWidth(column, widthOf(QStringLiteral("at most 10,000 elements")));
    setWidth(FindingColumn::Rule, widthOf(QStringLiteral("Key name contains a forb")));
    for (const auto column : {FindingColumn::Wasted, FindingColumn::Memory})
        setWidth(column, widthOf(QStringLiteral("1,000 MiB")));
    m_table->setTextElideMode(Qt::ElideRight); // names are elided in the middle by their delegate
    m_table->setItemDelegateForColumn(int(FindingColumn::Subject), new KeyNameDelegate(m_table));
    m_table->setItemDelegateForColumn(int(FindingColumn::Severity),
                                      new MarkDelegate(FindingKeyModel::SeverityRole, m_table));
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    new RowKeys(m_table, [this] { openCurrent(); }, [this] { copyNames(); });
}

void FindingsView::show(const View& view, const std::optional<GroupId>& group, const FindingFilter& filter)
{
    m_group = group;
    m_model->show(view, group, filter);
}

Certainty FindingsView::certainty() const
{
    const View& view = m_model->shown();
    return view.analysis ? countCertainty(view.analysis->summary, view.isScanning ? Reading::GoesOn : Reading::Finished)
                         : Certainty();
}

/// Only columns that have something to say.
void FindingsView::fitColumns()
{
    const std::vector<FindingRow>& rows = m_model->rows();
    const bool isOneRule = m_group && std::holds_alternative<RuleId>(*m_group);
    const auto setShown = [this](FindingColumn column, bool isShown) {
        m_table->setColumnHidden(int(column), !isShown);
    };
    const auto has = [this](int row, auto member) { return m_model->finding(row).evidence.*member != std::nullopt; };
    const int looked = std::min(m_model->rowCount(), 50); // a column comes when the first rows have it
    bool hasSuggestions = false;
    bool hasWaste = false;
    for (int row = 0; row < looked; ++row) {
        hasSuggestions = hasSuggestions || has(row, &Evidence::suggestion) || has(row, &Evidence::command);
        hasWaste = hasWaste || has(row, &Evidence::wastedBytes);
    }
    setShown(FindingColumn::Rule, !isOneRule);
    setShown(FindingColumn::Suggestion, hasSuggestions);
    setShown(FindingColumn::Wasted, hasWaste || !isOneRule);
    setShown(FindingColumn::Memory, std::ranges::any_of(rows, [](const FindingRow& row) { return !row.isGeneral; }) &&
                                        m_model->shown().analysis->keyspace->aggregate(Keyspace::root).memoryKnown > 0);
}

void FindingsView::showTitle()
{
    fitColumns();
    const auto rows = m_model->rows().size();
    m_title->setText(tr("%1 findings", nullptr, pluralNumber(rows)).arg(marked(countText(rows), certainty())));
    m_title->setToolTip(certainty().reason);
    showExport();
    Q_EMIT currentRuleChanged();
}

std::optional<RuleId> FindingsView::currentRule() const
{
    const std::vector<FindingRow>& rows = m_model->rows();
    if (rows.empty())
        return std::nullopt;
    return rows[std::size_t(std::max(0, m_table->currentIndex().row()))].rule;
}

void FindingsView::showExport()
{
    if (m_export->isRunning()) {
        m_exportButton->setText(
            tr("Cancel the export (%1 of %2)").arg(countText(m_export->done()), countText(m_export->total())));
        m_exportButton->setToolTip(m_export->path());
    } else {
        m_exportButton->setText(tr("Export …"));
        m_exportButton->setToolTip(tr("Write the findings that are shown to a file, CSV or JSON"));
    }
    m_exportButton->setEnabled(m_export->isRunning() || !m_model->rows().empty());
}

void FindingsView::askWhereTo()
{
    auto* dialog =
        new QFileDialog(this, tr("Export findings"), QStringLiteral("findings.csv"), tr("CSV (*.csv);;JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1StringView("json")) ? QStringLiteral("json")
                                                                            : QStringLiteral("csv"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &FindingsView::exportTo);
    dialog->open();
}

void FindingsView::exportTo(const QString& path)
{
    m_export->start(m_model->shown().analysis, m_model->rows(), path);
    showExport();
}

void FindingsView::openCurrent()
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    if (const std::optional<KeyId> key = m_model->key(index.row()))
        Q_EMIT keyOpened(*key);
    else
        Q_EMIT placeChosen(shown().analysis->findings->folderOf(m_model->finding(index.row())));
}

std::vector<int> FindingsView::selectedRows() const
{
    std::set<int> rows;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && rows.size() < mostCopied; ++row)
            rows.insert(row);
    }
    return {rows.begin(), rows.end()};
}

void FindingsView::copyNames() const
{
    QStringList lines;
    for (const int row : selectedRows())
        lines += keyText(subjectOf(m_model->rows()[std::size_t(row)], *shown().analysis));
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void FindingsView::copyFindings() const
{
    QStringList lines;
    for (const int row : selectedRows()) {
        const Finding finding = m_model->finding(row);
        lines += keyText(finding.subject) + QLatin1Char('\t') + findingText(finding);
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void FindingsView::showMenu(const QPoint& at)
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Finding finding = m_model->finding(index.row());
    if (const std::optional<KeyId> key = m_model->key(index.row())) {
        menu->addAction(tr("Open key"), this, &FindingsView::openCurrent);
        menu->addAction(tr("Show in tree"), this, [this, key = *key] { Q_EMIT placeChosen(key); });
    } else {
        menu->addAction(tr("Show in tree"), this, &FindingsView::openCurrent);
    }
    menu->addSeparator();
    menu->addAction(tr("Copy name"), QKeySequence::Copy, this, &FindingsView::copyNames);
    menu->addAction(tr("Copy finding"), this, &FindingsView::copyFindings);
    menu->addSeparator();
    if (m_model->rows()[std::size_t(index.row())].isMuted)
        menu->addAction(tr("Remove the mute"), this, [this, finding] { Q_EMIT unmuteRequested(finding); });
    else
        menu->addAction(tr("Mute …"), this, [this, finding] { Q_EMIT muteRequested(finding); });
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace colonnade
