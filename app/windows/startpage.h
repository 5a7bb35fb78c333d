// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/sourcechoice.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace colonnade {

/// What a person sees before anything is open: what this is, and every way to begin.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    enum class Begin : std::uint8_t { Demo, Sandbox, File, Server, Names };

    explicit StartPage(QWidget* parent = nullptr);

    void setRecent(const QList<SourceChoice>& recent);

Q_SIGNALS:
    void beginRequested(colonnade::StartPage::Begin begin);
    void recentChosen(const colonnade::SourceChoice& choice);

private:
    QVBoxLayout* m_recent;
};

} // namespace colonnade
