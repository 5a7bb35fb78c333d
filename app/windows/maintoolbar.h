// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/profilestore.h"
#include "settings/sourcechoice.h"

#include <QList>
#include <QToolBar>

#include <vector>

class QComboBox;
class QLineEdit;
class QMenu;

namespace colonnade {

class Actions;

/// Open with what was opened lately, rescan, pause, cancel; the profile; the find field.
class MainToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit MainToolBar(const Actions& actions, QWidget* parent = nullptr);

    void setRecent(const QList<SourceChoice>& recent);
    void setProfiles(const std::vector<ProfileEntry>& profiles); ///< what can be chosen
    void setProfile(const QString& idOrPath);                    ///< without saying so
    void focusFind();
    [[nodiscard]] QMenu* recentMenu() const { return m_recent; }

Q_SIGNALS:
    void recentChosen(const colonnade::SourceChoice& choice);
    void profileChosen(const QString& idOrPath);
    void findRequested(const QString& text);
    void findLeft(); ///< Escape in the find field

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMenu* m_recent;
    QComboBox* m_profiles;
    QLineEdit* m_find;
};

} // namespace colonnade
