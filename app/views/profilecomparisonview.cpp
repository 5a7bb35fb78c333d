// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profilecomparisonview.h"

#include "models/profilecomparisonmodel.h"
#include "text/quantity.h"
#include "views/viewsetup.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

ProfileComparisonView::ProfileComparisonView(QWidget* parent)
    : QWidget(parent)
    , m_model(new ProfileComparisonModel(this))
    , m_box(new QComboBox(this))
    , m_summary(makeQuietLabel({}, this))
    , m_table(new QTableView(this))
{
    setUpTable(m_table);
    m_table->setObjectName(QStringLiteral("profile.comparison"));
    m_table->setAccessibleName(tr("Differences"));
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    auto* label = new QLabel(tr("Compare &with:"), this);
    label->setBuddy(m_box);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_box);
    row->addWidget(m_summary, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);

    auto* open = new QAction(tr("Show the settings of this rule"), m_table);
    open->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    open->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(open);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(open, &QAction::triggered, this, &ProfileComparisonView::openCurrent);
    connect(m_table, &QTableView::doubleClicked, this, &ProfileComparisonView::openCurrent);
    connect(m_box, &QComboBox::currentIndexChanged, this, &ProfileComparisonView::compare);
}

void ProfileComparisonView::setOthers(const std::vector<ProfileEntry>& entries)
{
    const QString chosen = m_box->currentData().toString();
    {
        const QSignalBlocker blocker(m_box);
        m_box->clear();
        m_others.clear();
        for (const ProfileEntry& entry : entries) {
            if (!entry.profile)
                continue;
            m_box->addItem(entry.name(), entry.reference);
            m_others.push_back(*entry.profile);
        }
        m_box->setCurrentIndex(std::max(0, m_box->findData(chosen)));
    }
    compare();
}

void ProfileComparisonView::setProfile(const Profile& profile)
{
    m_profile = profile;
    compare();
}

void ProfileComparisonView::compareWith(const QString& reference)
{
    if (const int index = m_box->findData(reference); index >= 0)
        m_box->setCurrentIndex(index);
}

void ProfileComparisonView::compare()
{
    const int index = m_box->currentIndex();
    if (index < 0)
        return;
    m_model->compare(m_profile, m_others[std::size_t(index)]);
    const int count = m_model->rowCount();
    m_summary->setText(count == 0 ? tr("Both say the same.")
                                  : tr("%1 settings differ.", nullptr, count).arg(countText(quint64(count))));
}

void ProfileComparisonView::openCurrent()
{
    if (const std::optional<RuleId> rule = m_model->rule(m_table->currentIndex()))
        Q_EMIT ruleRequested(*rule);
}

} // namespace colonnade
