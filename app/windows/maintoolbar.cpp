// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/maintoolbar.h"

#include "text/errortext.h"
#include "views/icons.h"
#include "windows/actions.h"

#include <QAction>
#include <QComboBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace colonnade {

MainToolBar::MainToolBar(const Actions& actions, QWidget* parent)
    : QToolBar(parent)
    , m_recent(new QMenu(tr("Open a&gain"), this))
    , m_profiles(new QComboBox(this))
    , m_find(new QLineEdit(this))
{
    setObjectName(QStringLiteral("mainToolBar"));
    setWindowTitle(tr("Tool bar"));
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    setIconSize({side, side});

    auto* open = new QToolButton(this);
    open->setDefaultAction(actions[ActionId::Open]);
    open->setMenu(m_recent);
    open->setPopupMode(QToolButton::MenuButtonPopup);
    open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    open->setFocusPolicy(Qt::TabFocus);
    addWidget(open);
    addAction(actions[ActionId::Rescan]);
    addAction(actions[ActionId::PauseOrResume]);
    addAction(actions[ActionId::Cancel]);
    addSeparator();

    auto* label = new QLabel(tr("Pro&file:"), this);
    label->setBuddy(m_profiles);
    addWidget(label);
    m_profiles->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_profiles->setObjectName(QStringLiteral("profiles"));
    m_profiles->setToolTip(tr("The design rules and limits that everything is held against"));
    addWidget(m_profiles);
    auto* edit = new QToolButton(this);
    edit->setDefaultAction(actions[ActionId::EditProfile]);
    edit->setToolButtonStyle(Qt::ToolButtonIconOnly);
    edit->setFocusPolicy(Qt::TabFocus);
    addWidget(edit);
    addSeparator();

    m_find->setPlaceholderText(tr("Find a key or filter, e.g. session or *:cart:*"));
    m_find->setToolTip(tr("Part of a name, or a pattern with * and ?; Enter shows what matches"));
    m_find->setAccessibleName(tr("Find a key"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("find")), QLineEdit::LeadingPosition);
    m_find->installEventFilter(this);
    addWidget(m_find);

    connect(m_profiles, &QComboBox::activated, this,
            [this](int index) { Q_EMIT profileChosen(m_profiles->itemData(index).toString()); });
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        if (!m_find->text().isEmpty())
            Q_EMIT findRequested(m_find->text());
    });
}

void MainToolBar::setRecent(const QList<SourceChoice>& recent)
{
    m_recent->clear();
    m_recent->setEnabled(!recent.isEmpty());
    for (const SourceChoice& choice : recent) {
        QString text = choice.isSandbox ? choice.shortName() : choice.address;
        QAction* action = m_recent->addAction(text.replace(QLatin1Char('&'), QLatin1StringView("&&")));
        connect(action, &QAction::triggered, this, [this, choice] { Q_EMIT recentChosen(choice); });
    }
}

void MainToolBar::setProfiles(const std::vector<ProfileEntry>& profiles)
{
    const QString chosen = m_profiles->currentData().toString();
    m_profiles->clear();
    for (const ProfileEntry& entry : profiles) {
        //: a profile of one's own that has an error in it
        m_profiles->addItem(entry.profile ? entry.name() : tr("%1 (has an error)").arg(entry.name()), entry.reference);
        if (!entry.profile)
            m_profiles->setItemData(m_profiles->count() - 1, errorText(entry.profile.error()).whole(), Qt::ToolTipRole);
    }
    if (!chosen.isEmpty())
        setProfile(chosen);
}

void MainToolBar::setProfile(const QString& idOrPath)
{
    int index = m_profiles->findData(idOrPath);
    if (index < 0) {
        m_profiles->addItem(QFileInfo(idOrPath).fileName(), idOrPath);
        index = m_profiles->count() - 1;
    }
    m_profiles->setCurrentIndex(index);
}

void MainToolBar::focusFind()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

bool MainToolBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_find->clear();
        Q_EMIT findLeft();
        return true;
    }
    return QToolBar::eventFilter(watched, event);
}

} // namespace colonnade
