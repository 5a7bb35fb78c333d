// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/violationspage.h"

#include "delegates/findingsdelegate.h"
#include "models/findinggroupmodel.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "views/findingsview.h"
#include "views/palette.h"
#include "views/ruleexplanation.h"
#include "views/viewsetup.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

ViolationsPage::ViolationsPage(QWidget* parent)
    : Page(parent)
    , m_groupModel(new FindingGroupModel(this))
    , m_grouped(new QComboBox(this))
    , m_muted(new QToolButton(this))
    , m_text(new QLineEdit(this))
    , m_groups(new QTableView(this))
    , m_explanation(new RuleExplanation(this))
    , m_findings(new FindingsView(this))
    , m_nothing(makeQuietLabel({}, this))
    , m_stack(new QStackedWidget(this))
{
    makeGroups();
    // One below the other: titles and limits are sentences, and need the width.
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_groups);
    splitter->addWidget(m_findings);
    splitter->addWidget(m_explanation);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 4);
    splitter->setStretchFactor(2, 2);
    splitter->setChildrenCollapsible(false);

    m_nothing->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(splitter);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeFilters());
    layout->addWidget(m_stack, 1);
    connectAll();
    showCounts({});
}

void ViolationsPage::makeGroups()
{
    setUpTable(m_groups);
    m_groups->setObjectName(QStringLiteral("violations.groups"));
    m_groups->setAccessibleName(tr("Groups of findings"));
    m_groups->setSelectionMode(QAbstractItemView::SingleSelection);
    m_groups->setModel(m_groupModel);
    setUpColumns(m_groups);
    const auto widthOf = [this](const QString& text) {
        return fontMetrics().horizontalAdvance(text + QStringLiteral("MM"));
    };
    m_groups->setColumnWidth(int(FindingGroupModel::Column::Findings),
                             widthOf(QStringLiteral("◆ 999 ▲ 10.0 k ● 10.0 k")));
    for (const auto column : {FindingGroupModel::Column::Wasted, FindingGroupModel::Column::Memory})
        m_groups->setColumnWidth(int(column), widthOf(QStringLiteral("1,000 MiB")));
    m_groups->setTextElideMode(Qt::ElideRight);
    m_groups->setItemDelegateForColumn(int(FindingGroupModel::Column::Findings), new FindingsDelegate(m_groups));
    m_groups->horizontalHeader()->setSortIndicatorClearable(true);
    m_groups->horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
    m_groups->setSortingEnabled(true);
}

QWidget* ViolationsPage::makeFilters()
{
    auto* filters = new QWidget(this);
    auto* column = new QVBoxLayout(filters);
    column->setContentsMargins({});
    auto* asked = new QHBoxLayout;
    auto* row = new QHBoxLayout;
    column->addLayout(asked);
    column->addLayout(row);
    auto* label = new QLabel(tr("&Group by"), filters);
    label->setBuddy(m_grouped);
    for (const auto& [grouping, name] :
         {std::pair(Grouping::Rule, tr("Rule")), std::pair(Grouping::Namespace, tr("Namespace")),
          std::pair(Grouping::Pattern, tr("Pattern")), std::pair(Grouping::Severity, tr("Severity"))})
        m_grouped->addItem(name, int(grouping));
    asked->addWidget(label);
    asked->addWidget(m_grouped);
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        auto* button = new QToolButton(filters);
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(tr("Show or hide findings of this severity"));
        row->addWidget(button);
        m_severities[std::size_t(severity)] = button;
    }
    m_muted->setCheckable(true);
    m_muted->setToolTip(tr("Show or hide muted findings; they are not counted among the others"));
    row->addWidget(m_muted);
    row->addStretch();
    m_grouped->setAccessibleName(tr("Group by"));
    m_text->setPlaceholderText(tr("Filter by a part of the name"));
    m_text->setAccessibleName(tr("Filter by name"));
    m_text->setClearButtonEnabled(true);
    asked->addWidget(m_text, 1);
    return filters;
}

void ViolationsPage::connectAll()
{
    connect(m_groups->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (const FindingGroup* group = currentGroup())
            m_wanted = group->id;
        showFindings();
    });
    connect(m_groups, &QTableView::doubleClicked, this, [this] {
        const FindingGroup* group = currentGroup();
        if (!group)
            return;
        if (const auto* const folder = std::get_if<NodeId>(&group->id))
            goTo(*folder, m_view, m_latest);
        else if (const auto* const pattern = std::get_if<PatternId>(&group->id))
            goTo(*pattern, m_view, m_latest);
    });
    connect(m_grouped, &QComboBox::currentIndexChanged, this, [this] {
        m_grouping = Grouping(m_grouped->currentData().toInt());
        m_wanted.reset();
        count();
    });
    for (const Severity severity : allSeverities) {
        connect(m_severities[std::size_t(severity)], &QToolButton::toggled, this, [this, severity](bool isOn) {
            m_filter.severities[std::size_t(severity)] = isOn;
            showGroups();
        });
    }
    connect(m_muted, &QToolButton::toggled, this, [this](bool isOn) {
        m_filter.withMuted = isOn;
        count();
    });
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.text = text;
        count();
    });
    connect(m_explanation, &RuleExplanation::profileRequested, this, &Page::profileRequested);
    connect(m_findings, &FindingsView::busyChanged, this, &Page::busyChanged);
    connect(m_findings, &FindingsView::keyOpened, this,
            [this](KeyId key) { openKey(key, m_findings->shown(), m_latest); });
    connect(m_findings, &FindingsView::placeChosen, this,
            [this](const Place& place) { goTo(place, m_findings->shown(), m_latest); });
    connect(m_findings, &FindingsView::currentRuleChanged, this, &ViolationsPage::explainCurrent);
}

void ViolationsPage::setView(const View& view)
{
    m_latest = view;
    count();
}

void ViolationsPage::count()
{
    m_runner.start([view = m_latest, grouping = m_grouping, filter = m_filter](
                       const Job& job) { return findingGroups(view, grouping, filter, job.stopToken()); },
                   [this, view = m_latest](FindingGroups counted) {
                       m_view = view;
                       showCounts(std::move(counted));
                       Q_EMIT busyChanged();
                   });
    Q_EMIT busyChanged();
}

bool ViolationsPage::isBusy() const
{
    return m_runner.isRunning() || m_findings->isBusy();
}

void ViolationsPage::setGrouping(Grouping grouping)
{
    m_grouped->setCurrentIndex(m_grouped->findData(int(grouping)));
}

void ViolationsPage::selectRule(RuleId rule)
{
    setGrouping(Grouping::Rule);
    m_wanted = rule;
    const QModelIndex index = m_groupModel->indexOf(rule);
    if (index.isValid())
        m_groups->setCurrentIndex(index);
}

void ViolationsPage::showCounts(FindingGroups counted)
{
    m_counted = std::move(counted);
    const bool isOpen = m_view.analysis && m_view.analysis->findings;
    const bool isNarrowed = !m_filter.text.isEmpty();
    m_nothing->setText(!isOpen      ? tr("Broken rules will be here, the worst first.\nOpen a server, a dump file, a "
                                              "list of names or the demo.")
                       : isNarrowed ? tr("Nothing of that name breaks a rule here.")
                                    : tr("No rule that could be checked is broken here."));
    m_stack->setCurrentIndex(m_counted.groups.empty() ? 0 : 1);
    updateFilters();
    showGroups();
}

void ViolationsPage::showGroups()
{
    const auto narrow = [this](FindingGroup& group) {
        for (const Severity severity : allSeverities) {
            if (!m_filter.severities[std::size_t(severity)])
                group.counts[std::size_t(severity)] = 0;
        }
    };
    FindingGroups shown = m_counted;
    narrow(shown.all);
    std::erase_if(shown.groups, [&narrow](FindingGroup& group) {
        const bool isBlind = group.total() == 0;
        narrow(group);
        return group.total() == 0 && !isBlind;
    });
    const std::optional<GroupId> wanted = m_wanted; // the reset forgets the current row
    m_groupModel->setGroups(m_view.analysis, m_grouping, std::move(shown));
    QModelIndex index = wanted ? m_groupModel->indexOf(*wanted) : QModelIndex();
    if (!index.isValid())
        index = m_groupModel->index(1, 0); // the worst; before it stand all together
    m_groups->setCurrentIndex(index);
    if (wanted)
        m_wanted = wanted;
    if (!index.isValid())
        showFindings();
}

const FindingGroup* ViolationsPage::currentGroup() const
{
    return m_groupModel->group(m_groups->currentIndex());
}

void ViolationsPage::showFindings()
{
    const FindingGroup* group = currentGroup();
    m_findings->show(m_view, group ? std::optional(group->id) : std::nullopt, m_filter);
    explainCurrent();
}

/// The rule of the group, or of the finding that is chosen.
void ViolationsPage::explainCurrent()
{
    const FindingGroup* group = currentGroup();
    if (const auto* const rule = group ? std::get_if<RuleId>(&group->id) : nullptr) {
        explain(*rule, group->blind);
        return;
    }
    explain(m_findings->currentRule(), std::nullopt);
}

/// Again only when it is another: whoever reads keeps the place.
void ViolationsPage::explain(std::optional<RuleId> rule, std::optional<BlindRule::Missing> blind)
{
    if (std::exchange(m_explained, std::pair(rule, blind)) != std::pair(rule, blind))
        m_explanation->explain(rule, blind);
}

void ViolationsPage::updateFilters()
{
    for (const Severity severity : allSeverities) {
        QToolButton* button = m_severities[std::size_t(severity)];
        button->setIcon(severityIcon(severity, palette()));
        //: A severity and how many findings have it
        button->setText(tr("%1: %2").arg(severityText(severity),
                                         marked(countText(m_counted.all.counts[std::size_t(severity)]), certainty())));
    }
    //: How many findings are muted
    m_muted->setText(tr("Muted: %1").arg(marked(countText(m_counted.muted), certainty())));
    m_muted->setVisible(m_counted.muted > 0 || m_muted->isChecked());
}

Certainty ViolationsPage::certainty() const
{
    return m_view.analysis
               ? countCertainty(m_view.analysis->summary, m_view.isScanning ? Reading::GoesOn : Reading::Finished)
               : Certainty();
}

void ViolationsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateFilters();
}

} // namespace colonnade
