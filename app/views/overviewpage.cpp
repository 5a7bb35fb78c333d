// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/overviewpage.h"

#include "models/treecells.h"
#include "text/certainty.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "views/keylistview.h"
#include "views/linkbutton.h"
#include "views/palette.h"
#include "views/typebars.h"
#include "views/viewsetup.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

namespace {

constexpr std::size_t mostRules = 5;
constexpr int longestName = 80; // characters of a name within a sentence

/// As high as its content wants to be; scrolls where the window has less. (Qt's own forgets when the content grows.)
class FittingScrollArea : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    [[nodiscard]] QSize sizeHint() const override { return widget() ? widget()->sizeHint() : QScrollArea::sizeHint(); }
};

QWidget* column(QLabel* title, const QList<QWidget*>& lines, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(title);
    for (QWidget* line : lines)
        layout->addWidget(line);
    layout->addStretch();
    return box;
}

} // namespace

OverviewPage::OverviewPage(QWidget* parent)
    : Page(parent)
    , m_stack(new QStackedWidget(this))
    , m_answers(new FittingScrollArea(this))
    , m_keys(new KeyListView(this))
{
    auto* answers = m_answers;
    answers->setWidgetResizable(true);
    answers->setFrameShape(QFrame::NoFrame);
    answers->setFocusPolicy(Qt::NoFocus);
    answers->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    answers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    answers->setWidget(makeAnswers());
    m_keys->setMinimumHeight(fontMetrics().height() * 9);
    auto* full = new QWidget(this);
    auto* fullLayout = new QVBoxLayout(full);
    fullLayout->setContentsMargins({});
    fullLayout->addWidget(answers);
    fullLayout->addWidget(m_keys, 1);

    auto* nothing = makeQuietLabel(
        tr("How much there is, what is wrong and what to do next will be here.\nOpen a server, a dump file, a list of "
           "names or the demo."),
        this);
    nothing->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(nothing);
    m_stack->addWidget(full);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);

    connect(m_keys, &KeyListView::keyOpened, this, &Page::keyOpened);
    connect(m_keys, &KeyListView::placeRequested, this, &Page::placeRequested);
    connect(m_keys, &KeyListView::busyChanged, this, &Page::busyChanged);
    connect(m_types, &TypeBars::typeActivated, this, &OverviewPage::listType);
}

OverviewPage::Figure OverviewPage::addFigure(QHBoxLayout* row)
{
    const Figure figure{new QLabel(this), makeQuietLabel({}, this)};
    QFont big = figure.number->font();
    big.setPointSizeF(big.pointSizeF() * 1.7);
    figure.number->setFont(big);
    figure.number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* box = new QVBoxLayout;
    box->setSpacing(0);
    box->addWidget(figure.number);
    box->addWidget(figure.caption);
    row->addLayout(box, 1);
    return figure;
}

QWidget* OverviewPage::makeAnswers()
{
    auto* answers = new QWidget(this);
    auto* figures = new QHBoxLayout;
    m_keyCount = addFigure(figures);
    m_memory = addFigure(figures);
    m_average = addFigure(figures);
    m_expiring = addFigure(figures);

    m_types = new TypeBars(answers);
    auto* rules = new QWidget(answers);
    auto* ruleGrid = new QGridLayout(rules);
    ruleGrid->setContentsMargins({});
    ruleGrid->setVerticalSpacing(0);
    ruleGrid->setColumnStretch(0, 1);
    m_noRules = makeQuietLabel({}, rules);
    ruleGrid->addWidget(m_noRules, 0, 0, 1, 2);
    for (int line = 0; line < int(mostRules); ++line) {
        auto* link = new LinkButton(rules);
        auto* count = new QLabel(rules);
        count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        ruleGrid->addWidget(link, line + 1, 0);
        ruleGrid->addWidget(count, line + 1, 1);
        connect(link, &LinkButton::clicked, this,
                [this, line] { Q_EMIT ruleRequested(m_overview.rules[std::size_t(line)].rule); });
        m_ruleLinks.push_back(link);
        m_ruleCounts.push_back(count);
    }
    QList<QWidget*> steps;
    for (std::size_t line = 0; line < Overview::mostSteps; ++line) {
        auto* link = new LinkButton(answers);
        connect(link, &LinkButton::clicked, this, [this, line] { followStep(m_overview.steps[line]); });
        m_stepLinks.push_back(link);
        steps << link;
    }

    m_stepsTitle = makeHeading(tr("What to do next"), answers);
    auto* grid = new QGridLayout(answers);
    grid->setContentsMargins({});
    grid->addLayout(figures, 0, 0, 1, 2);
    grid->addWidget(column(makeHeading(tr("What there is"), answers), {m_types}, answers), 1, 0);
    grid->addWidget(column(makeHeading(tr("What is wrong"), answers), {rules}, answers), 1, 1);
    grid->addWidget(column(m_stepsTitle, steps, answers), 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(3, 1);
    const int gap = fontMetrics().height();
    grid->setHorizontalSpacing(gap);
    grid->setVerticalSpacing(gap / 2);
    return answers;
}

void OverviewPage::setView(const View& view)
{
    m_latest = view;
    m_listing.drop();
    m_keys->setView(view);
    m_runner.start([view](const Job& job) { return Overview::of(view, job.stopToken()); },
                   [this, view](Overview overview) {
                       showOverview(view, std::move(overview));
                       Q_EMIT busyChanged();
                   });
    Q_EMIT busyChanged();
}

bool OverviewPage::isBusy() const
{
    return m_runner.isRunning() || m_listing.isRunning() || m_keys->isBusy();
}

void OverviewPage::showOverview(const View& view, Overview overview)
{
    m_view = view;
    m_overview = std::move(overview);
    const bool isOpen = view.analysis && view.analysis->keyspace;
    m_stack->setCurrentIndex(isOpen ? 1 : 0);
    if (!isOpen)
        return;
    showFigures();
    showRules();
    showSteps();
    m_answers->updateGeometry();
}

void OverviewPage::showFigures()
{
    const SourceSummary& summary = m_view.analysis->summary;
    const Reading reading = m_view.isScanning ? Reading::GoesOn : Reading::Finished;
    const Aggregate& sum = m_overview.sum;
    const Certainty keys = countCertainty(summary, reading);
    const Certainty memory = memoryCertainty(summary, reading, sum);
    m_types->setSums(m_overview.byType, keys, memory);
    m_keyCount.number->setText(marked(countText(sum.keys), keys));
    m_keyCount.number->setToolTip(keys.reason);
    m_keyCount.caption->setText(tr("keys", "caption below a number", pluralNumber(sum.keys)));
    const bool hasMemory = sum.memoryKnown > 0;
    const std::uint64_t total = hasMemory ? sum.memoryBytes : sum.valueBytes;
    const std::uint64_t known = hasMemory ? sum.memoryKnown : sum.valueBytesKnown;
    m_memory.number->setText(known > 0 ? marked(bytesText(total), memory) : QStringLiteral("–"));
    m_memory.number->setToolTip(known > 0 ? withReason(exactBytesText(total), memory) : memory.reason);
    m_memory.caption->setText(hasMemory || known == 0 ? tr("of memory") : tr("of values"));
    m_average.number->setText(known > 0 ? marked(bytesText(total / known), {.isApproximate = memory.isApproximate})
                                        : QStringLiteral("–"));
    m_average.number->setToolTip(known > 0 ? withReason(exactBytesText(total / known), memory) : memory.reason);
    m_average.caption->setText(tr("per key"));
    const double expiring =
        static_cast<double>(sum.expiring) / static_cast<double>(std::max<std::uint64_t>(1, sum.expiryKnown));
    m_expiring.number->setText(sum.expiryKnown > 0 ? shareText(expiring) : QStringLiteral("–"));
    m_expiring.number->setToolTip(tr("%1 of %2 keys expire.").arg(countText(sum.expiring), countText(sum.expiryKnown)));
    //: Caption below a share: so many of the keys have a TTL
    m_expiring.caption->setText(tr("expire"));
}

void OverviewPage::showRules()
{
    std::size_t shown = 0;
    for (std::size_t line = 0; line < mostRules; ++line) {
        const bool isHit = line < m_overview.rules.size() && m_overview.rules[line].total() > 0;
        m_ruleLinks[line]->setVisible(isHit);
        m_ruleCounts[line]->setVisible(isHit);
        if (!isHit)
            continue;
        const RuleHits& hits = m_overview.rules[line];
        m_ruleLinks[line]->setText(ruleTitle(hits.rule));
        m_ruleLinks[line]->setIcon(severityIcon(hits.worst(), palette()));
        m_ruleLinks[line]->setAccessibleDescription(severityText(hits.worst()));
        m_ruleLinks[line]->setToolTip(ruleTitle(hits.rule) + QLatin1Char('\n') +
                                      TreeCells::findingsCell(hits.counts, Qt::ToolTipRole).toString());
        m_ruleCounts[line]->setText(countText(hits.counts[std::size_t(hits.worst())]));
        m_ruleCounts[line]->setToolTip(hits.memoryBytes > 0 ? tr("These keys hold %1.").arg(bytesText(hits.memoryBytes))
                                                            : QString());
        ++shown;
    }
    m_noRules->setVisible(shown == 0);
    m_noRules->setText(m_view.analysis->findings ? tr("Nothing: no rule that could be checked is broken here.")
                                                 : tr("The rules are checked when all keys are read."));
}

void OverviewPage::showSteps()
{
    m_stepsTitle->setVisible(!m_overview.steps.empty());
    for (std::size_t line = 0; line < m_stepLinks.size(); ++line) {
        const bool isThere = line < m_overview.steps.size();
        m_stepLinks[line]->setVisible(isThere);
        if (isThere)
            m_stepLinks[line]->setText(stepText(m_overview.steps[line]));
    }
}

QString OverviewPage::stepText(const NextStep& step) const
{
    const Keyspace& keyspace = *m_view.analysis->keyspace;
    const int n = pluralNumber(step.count);
    switch (step.kind) {
    case NextStep::Kind::SplitKey:
        return tr("Split %1 (%2), the biggest of %3 keys over the limit", nullptr, n)
            .arg(keyText(keyspace.name(std::get<KeyId>(step.target)), longestName), bytesText(step.bytes),
                 countText(step.count));
    case NextStep::Kind::MendRule:
        return tr("Mend “%1”: %2 keys or groups", nullptr, n)
            .arg(ruleTitle(std::get<RuleId>(step.target)), countText(step.count));
    case NextStep::Kind::GatherStrings:
        return step.bytes > 0 ? tr("Gather strings into hashes in %1 groups, which saves about %2", nullptr, n)
                                    .arg(countText(step.count), bytesText(step.bytes))
                              : tr("Gather strings into hashes in %1 groups", nullptr, n).arg(countText(step.count));
    case NextStep::Kind::GiveTtl:
        return tr("Give %1 keys a TTL, or name them permanent in the profile", nullptr, n).arg(countText(step.count));
    case NextStep::Kind::LookIntoFolder:
        return tr("Look into %1: its %2 keys hold %3", nullptr, n)
            .arg(keyText(keyspace.path(std::get<NodeId>(step.target)), longestName), countText(step.count),
                 bytesText(step.bytes));
    }
    return {};
}

void OverviewPage::followStep(const NextStep& step)
{
    if (const auto* key = std::get_if<KeyId>(&step.target))
        openKey(*key, m_view, m_latest);
    else if (const auto* rule = std::get_if<RuleId>(&step.target))
        Q_EMIT ruleRequested(*rule);
    else
        goTo(std::get<NodeId>(step.target), m_view, m_latest);
}

void OverviewPage::listType(ValueType type)
{
    const auto keysOfType = [view = m_latest, type](const Job&) {
        const KeySelection keys = view.keys();
        std::vector<KeyId> found;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (view.analysis->keyspace->type(keys[i]) == type)
                found.push_back(keys[i]);
        }
        return found;
    };
    m_listing.start(keysOfType, [this, type](std::vector<KeyId> keys) {
        Q_EMIT busyChanged();
        //: Title of a list of keys that have this type
        Q_EMIT placeRequested(KeyList{tr("Type %1").arg(typeText(type)), KeySelection(std::move(keys))});
    });
    Q_EMIT busyChanged();
}

void OverviewPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_view.analysis)
        showRules();
}

} // namespace colonnade
