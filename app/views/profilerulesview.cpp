// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profilerulesview.h"

#include "delegates/checkdelegate.h"
#include "delegates/markdelegate.h"
#include "models/profilerulesmodel.h"
#include "rules/profileproblems.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "views/rulesettingsform.h"
#include "views/viewsetup.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace colonnade {

namespace {

std::uint64_t totalOf(const Findings& findings)
{
    std::uint64_t total = 0;
    for (const std::uint64_t count : findings.counts())
        total += count;
    return total;
}

} // namespace

ProfileRulesView::ProfileRulesView(QWidget* parent)
    : QWidget(parent)
    , m_model(new ProfileRulesModel(this))
    , m_separator(new QLineEdit(this))
    , m_tree(new QTreeView(this))
    , m_total(makeQuietLabel({}, this))
    , m_form(new RuleSettingsForm(this))
{
    using Column = ProfileRulesModel::Column;
    const auto widthOf = [this](const QString& text) {
        return fontMetrics().horizontalAdvance(text + QStringLiteral("MM"));
    };
    setUpTree(m_tree, QStringLiteral("profile.rules"));
    m_tree->setAccessibleName(tr("Rules of the profile"));
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setModel(m_model);
    m_tree->setItemDelegateForColumn(int(Column::Rule), new CheckDelegate(m_tree));
    m_tree->setItemDelegateForColumn(int(Column::Severity), new MarkDelegate(ProfileRulesModel::SeverityRole, m_tree));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(int(Column::Rule), QHeaderView::Stretch);
    m_tree->setColumnWidth(int(Column::Severity), widthOf(severityText(Severity::Warning) + QStringLiteral("MM")));
    m_tree->setColumnWidth(int(Column::Findings),
                           widthOf(ProfileRulesModel::tr("%1 (was %2)").arg(countText(10'000), countText(10'000))));
    m_tree->expandAll();

    m_separator->setMaximumWidth(widthOf(QStringLiteral("MMMM")));
    auto* label = new QLabel(tr("&Levels of a name are separated by:"), this);
    label->setBuddy(m_separator);
    auto* separatorRow = new QHBoxLayout;
    separatorRow->addWidget(label);
    separatorRow->addWidget(m_separator);
    separatorRow->addStretch();

    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins({});
    leftLayout->addLayout(separatorRow);
    leftLayout->addWidget(m_tree, 1);
    leftLayout->addWidget(m_total);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(m_form);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({11'000, 10'000}); // shares of what there is
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter);

    connect(m_separator, &QLineEdit::textEdited, this, [this](const QString& text) {
        Profile profile = m_profile;
        profile.separator = text.toStdString();
        change(profile);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { m_form->showRule(m_profile, currentRule()); });
    connect(m_model, &ProfileRulesModel::edited, this, &ProfileRulesView::change);
    connect(m_form, &RuleSettingsForm::edited, this, &ProfileRulesView::change);
    connect(&m_check, &DraftCheck::checked, this, &ProfileRulesView::showCounts);
    m_tree->setCurrentIndex(m_model->indexOf(RuleId{}));
    count();
}

/// What a person did, in whichever of the three places.
void ProfileRulesView::change(const Profile& profile)
{
    setProfile(profile);
    Q_EMIT edited(profile);
}

void ProfileRulesView::setProfile(const Profile& profile)
{
    m_profile = profile;
    if (m_model->profile() != profile)
        m_model->setProfile(profile);
    m_form->showRule(profile, currentRule());
    if (const QString separator = QString::fromStdString(profile.separator); separator != m_separator->text())
        m_separator->setText(separator);
    count();
}

void ProfileRulesView::setAnalysis(std::shared_ptr<const Analysis> analysis)
{
    m_analysis = std::move(analysis);
    count();
}

void ProfileRulesView::selectRule(RuleId rule)
{
    m_tree->setCurrentIndex(m_model->indexOf(rule));
}

std::optional<RuleId> ProfileRulesView::currentRule() const
{
    return m_model->rule(m_tree->currentIndex());
}

QString ProfileRulesView::totalText() const
{
    return m_total->text();
}

/// The numbers of before stay until there are others.
void ProfileRulesView::count()
{
    if (!m_analysis || !m_analysis->findings) {
        m_check.drop();
        m_model->setFindings(nullptr, nullptr);
        m_total->setText(tr("Nothing is open. With an open source, this list counts what each rule finds in it."));
    } else if (!problemsOf(m_profile).empty()) {
        m_check.drop();
        m_total->setText(tr("Not counted: this profile is not possible yet."));
    } else {
        m_check.start(m_analysis, m_profile);
        m_total->setText(tr("Counting …"));
    }
}

void ProfileRulesView::showCounts(const std::shared_ptr<const Findings>& now)
{
    const Findings& before = *m_analysis->findings;
    m_model->setFindings(&before, now.get());
    const std::uint64_t count = totalOf(*now);
    const int plural = pluralNumber(count);
    if (const std::uint64_t earlier = totalOf(before); earlier != count)
        m_total->setText(tr("%1 findings in the open source, %2 under the profile in use (%3).", nullptr, plural)
                             .arg(countText(count), countText(earlier), QString::fromStdString(before.profile().id)));
    else
        m_total->setText(tr("%1 findings in the open source.", nullptr, plural).arg(countText(count)));
}

} // namespace colonnade
