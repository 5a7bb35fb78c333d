// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/violationspage.h"

#include "delegates/findingsdelegate.h"
#include "delegates/keynamedelegate.h"
#include "delegates/markdelegate.h"
#include "models/rulemodel.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "views/palette.h"
#include "views/ruleexplanation.h"
#include "views/viewsetup.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace colonnade {

namespace {

constexpr int mostCopied = 10'000; // rows: what a person would paste

} // namespace

ViolationsPage::ViolationsPage(QWidget* parent)
    : Page(parent)
    , m_ruleModel(new RuleModel(this))
    , m_findingModel(new FindingKeyModel(this))
    , m_rules(new QTableView(this))
    , m_explanation(new RuleExplanation(this))
    , m_title(makeHeading({}, this))
    , m_findings(new QTableView(this))
    , m_nothing(makeQuietLabel({}, this))
    , m_stack(new QStackedWidget(this))
{
    setUpTable(m_rules);
    m_rules->setObjectName(QStringLiteral("violations.rules"));
    m_rules->setAccessibleName(tr("Broken rules"));
    m_rules->setSelectionMode(QAbstractItemView::SingleSelection);
    m_rules->setModel(m_ruleModel);
    setUpColumns(m_rules);
    const auto widthOf = [this](const QString& text) {
        return fontMetrics().horizontalAdvance(text + QStringLiteral("MM"));
    };
    m_rules->setColumnWidth(int(RuleModel::Column::Findings), widthOf(QStringLiteral("1,000 10,000")));
    m_rules->setColumnWidth(int(RuleModel::Column::Memory), widthOf(QStringLiteral("1,000 MiB")));
    m_rules->setTextElideMode(Qt::ElideRight);
    m_rules->setItemDelegateForColumn(int(RuleModel::Column::Findings), new FindingsDelegate(m_rules));

    setUpTable(m_findings);
    m_findings->setObjectName(QStringLiteral("violations.findings"));
    m_findings->setAccessibleName(tr("Keys that break the rule"));
    m_findings->setModel(m_findingModel);
    setUpColumns(m_findings);
    m_findings->setColumnWidth(int(FindingKeyModel::Column::Severity), widthOf(QStringLiteral("  Warning")));
    for (const auto column :
         {FindingKeyModel::Column::Measured, FindingKeyModel::Column::Threshold, FindingKeyModel::Column::Suggestion})
        m_findings->setColumnWidth(int(column), widthOf(QStringLiteral("at most 10,000 ele")));
    m_findings->setTextElideMode(Qt::ElideRight); // names are elided in the middle by their delegate
    m_findings->setItemDelegateForColumn(int(FindingKeyModel::Column::Subject), new KeyNameDelegate(m_findings));
    m_findings->setItemDelegateForColumn(int(FindingKeyModel::Column::Severity),
                                         new MarkDelegate(FindingKeyModel::SeverityRole, m_findings));
    m_findings->setContextMenuPolicy(Qt::CustomContextMenu);
    m_findings->installEventFilter(this);

    auto* above = new QSplitter(Qt::Horizontal, this);
    above->addWidget(m_rules);
    above->addWidget(m_explanation);
    above->setStretchFactor(0, 4);
    above->setStretchFactor(1, 3);
    above->setChildrenCollapsible(false);
    auto* below = new QWidget(this);
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins({});
    auto* titleRow = new QHBoxLayout;
    titleRow->addWidget(m_title, 1);
    m_text = new QLineEdit(below);
    titleRow->addWidget(m_text, 1);
    belowLayout->addLayout(titleRow);
    belowLayout->addWidget(m_findings);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(above);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);

    m_nothing->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(splitter);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeFilters());
    layout->addWidget(m_stack, 1);
    connectAll();
    showHits({});
}

QWidget* ViolationsPage::makeFilters()
{
    auto* filters = new QWidget(this);
    auto* row = new QHBoxLayout(filters);
    row->setContentsMargins({});
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        auto* button = new QToolButton(filters);
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(tr("Show or hide findings of this severity"));
        row->addWidget(button);
        m_severities[std::size_t(severity)] = button;
    }
    row->addStretch();
    m_text->setPlaceholderText(tr("Filter these keys by a part of their name"));
    m_text->setAccessibleName(tr("Filter by name"));
    m_text->setClearButtonEnabled(true);
    return filters;
}

void ViolationsPage::connectAll()
{
    connect(m_rules->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    m_wantedRule = m_ruleModel->rule(current);
                showFindings();
            });
    for (const Severity severity : allSeverities) {
        connect(m_severities[std::size_t(severity)], &QToolButton::toggled, this, [this, severity](bool isOn) {
            m_filter.severities[std::size_t(severity)] = isOn;
            showRules();
        });
    }
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.text = text;
        showFindings();
    });
    connect(m_findings, &QTableView::doubleClicked, this, &ViolationsPage::openCurrent);
    connect(m_findings, &QTableView::customContextMenuRequested, this, &ViolationsPage::showMenu);
    connect(m_findingModel, &FindingKeyModel::modelReset, this, &ViolationsPage::updateTitle);
    connect(m_findingModel, &FindingKeyModel::busyChanged, this, &Page::busyChanged);
}

void ViolationsPage::setView(const View& view)
{
    m_latest = view;
    m_runner.start([view](const Job& job) { return ruleHits(view, job.stopToken()); },
                   [this, view](std::vector<RuleHits> hits) {
                       m_view = view;
                       showHits(std::move(hits));
                       Q_EMIT busyChanged();
                   });
    Q_EMIT busyChanged();
}

bool ViolationsPage::isBusy() const
{
    return m_runner.isRunning() || m_findingModel->isBusy();
}

void ViolationsPage::selectRule(RuleId rule)
{
    m_wantedRule = rule;
    const QModelIndex index = m_ruleModel->indexOf(rule);
    if (index.isValid())
        m_rules->setCurrentIndex(index);
}

void ViolationsPage::showHits(std::vector<RuleHits> hits)
{
    m_hits = std::move(hits);
    const bool isOpen = m_view.analysis && m_view.analysis->findings;
    m_nothing->setText(isOpen ? tr("No rule that could be checked is broken here.")
                              : tr("Broken rules will be here, the worst first.\nOpen a server, a dump file, a list of "
                                   "names or the demo."));
    m_stack->setCurrentIndex(m_hits.empty() ? 0 : 1);
    updateSeverities();
    showRules();
}

void ViolationsPage::showRules()
{
    std::vector<RuleHits> shown = m_hits;
    std::erase_if(shown, [this](RuleHits& hits) {
        const bool isBlind = hits.total() == 0;
        for (const Severity severity : allSeverities) {
            if (!m_filter.severities[std::size_t(severity)])
                hits.counts[std::size_t(severity)] = 0;
        }
        return hits.total() == 0 && !isBlind;
    });
    const std::optional<RuleId> wanted = m_wantedRule; // the reset forgets the current row
    m_ruleModel->setHits(std::move(shown));
    QModelIndex index = wanted ? m_ruleModel->indexOf(*wanted) : QModelIndex();
    if (!index.isValid())
        index = m_ruleModel->index(0, 0);
    m_rules->setCurrentIndex(index);
    m_wantedRule = wanted ? wanted : m_ruleModel->rule(index);
    if (!index.isValid())
        showFindings();
}

void ViolationsPage::showFindings()
{
    const QModelIndex current = m_rules->currentIndex();
    const std::optional<RuleId> rule = m_ruleModel->rule(current);
    m_explanation->explain(rule ? std::optional(m_ruleModel->hits()[std::size_t(current.row())]) : std::nullopt);
    m_findingModel->show(m_view, rule, m_filter);
}

void ViolationsPage::updateSeverities()
{
    SeverityCounts counts{};
    for (const RuleHits& hits : m_hits) {
        for (const Severity severity : allSeverities)
            counts[std::size_t(severity)] += hits.counts[std::size_t(severity)];
    }
    for (const Severity severity : allSeverities) {
        QToolButton* button = m_severities[std::size_t(severity)];
        button->setIcon(severityIcon(severity, palette()));
        //: A severity and how many findings have it
        button->setText(
            tr("%1: %2").arg(severityText(severity), marked(countText(counts[std::size_t(severity)]), certainty())));
    }
}

Certainty ViolationsPage::certainty() const
{
    return m_view.analysis
               ? countCertainty(m_view.analysis->summary, m_view.isScanning ? Reading::GoesOn : Reading::Finished)
               : Certainty();
}

void ViolationsPage::updateTitle()
{
    const int rows = m_findingModel->rowCount();
    const bool hasNames = rows > 0 && m_findingModel->finding(0).scope == RuleScope::Name;
    m_findings->setColumnHidden(int(FindingKeyModel::Column::Suggestion), !hasNames);
    m_title->setText(tr("%1 findings", nullptr, rows).arg(marked(countText(std::uint64_t(rows)), certainty())));
    m_title->setToolTip(certainty().reason);
}

void ViolationsPage::openCurrent()
{
    const QModelIndex index = m_findings->currentIndex();
    if (!index.isValid())
        return;
    if (const std::optional<KeyId> key = m_findingModel->key(index.row()))
        openKey(*key, m_findingModel->shown(), m_latest);
    else if (const std::optional<NodeId> folder = folderOf(m_findingModel->finding(index.row()).subject))
        goTo(*folder, m_findingModel->shown(), m_latest);
}

/// The folder that all keys of a group lie in: its name up to the first id.
std::optional<NodeId> ViolationsPage::folderOf(std::string_view group) const
{
    const Keyspace& keyspace = *m_findingModel->shown().analysis->keyspace;
    const std::size_t id = group.find('*');
    std::string_view path = group.substr(0, id);
    if (id != std::string_view::npos && path.ends_with(keyspace.separator()))
        path.remove_suffix(keyspace.separator().size());
    return keyspace.findNode(path);
}

std::vector<int> ViolationsPage::selectedRows() const
{
    std::set<int> rows;
    for (const QItemSelectionRange& range : m_findings->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && rows.size() < mostCopied; ++row)
            rows.insert(row);
    }
    return {rows.begin(), rows.end()};
}

void ViolationsPage::copyNames() const
{
    QStringList lines;
    for (const int row : selectedRows())
        lines += keyText(m_findingModel->finding(row).subject);
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ViolationsPage::copyFindings() const
{
    QStringList lines;
    for (const int row : selectedRows()) {
        const Finding finding = m_findingModel->finding(row);
        lines += keyText(finding.subject) + QLatin1Char('\t') + findingText(finding);
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ViolationsPage::showMenu(const QPoint& at)
{
    const QModelIndex index = m_findings->currentIndex();
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const std::optional<KeyId> key = m_findingModel->key(index.row())) {
        menu->addAction(tr("Open key"), this, &ViolationsPage::openCurrent);
        menu->addAction(tr("Show in tree"), this, [this, key = *key] { goTo(key, m_findingModel->shown(), m_latest); });
    }
    menu->addAction(tr("Copy name"), QKeySequence::Copy, this, &ViolationsPage::copyNames);
    menu->addAction(tr("Copy finding"), this, &ViolationsPage::copyFindings);
    menu->popup(m_findings->viewport()->mapToGlobal(at));
}

bool ViolationsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_findings && event->type() == QEvent::KeyPress) {
        auto* press = static_cast<QKeyEvent*>(event);
        if (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter) {
            openCurrent();
            return true;
        }
        if (press->matches(QKeySequence::Copy)) {
            copyNames();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

void ViolationsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateSeverities();
}

} // namespace colonnade
