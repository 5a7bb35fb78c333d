// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QObject>

#include <cstdint>

class QAction;

namespace colonnade {

enum class ActionId : std::uint8_t {
    Open,
    OpenDemo,
    OpenSandbox,
    Rescan,
    PauseOrResume,
    Cancel,
    Quit,
    Folders,
    Patterns,
    AllKeys,
    Back,
    Forward,
    Find,
    EditProfile,
    About,
};
inline constexpr std::size_t actionCount = std::size_t(ActionId::About) + 1;

/// Everything that a person can do in the main window: one table of texts, icons and shortcuts that feeds menus,
/// toolbar and buttons.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    [[nodiscard]] QAction* operator[](ActionId id) const { return m_actions.value(id); }
    /// Pause while it runs, Resume while it is paused.
    void showPaused(bool isPaused);

private:
    QHash<ActionId, QAction*> m_actions;
};

} // namespace colonnade
