// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"
#include "views/page.h"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTabWidget;

namespace colonnade {

class FactTableModel;
struct FactTable;

/// The server that the keys came from: what it said of itself and what that means, what the rules say to it with the
/// exact line that would change it (shown, copied, never run), and its commands, slow log, databases and settings.
/// The same for every place.
class ServerPage : public Page
{
    Q_OBJECT

public:
    explicit ServerPage(QWidget* parent = nullptr);

    void setView(const View& view) override;
    [[nodiscard]] QTableView* checks() const { return m_checks; }
    [[nodiscard]] QPushButton* copyButton() const { return m_copy; }
    [[nodiscard]] QTabWidget* details() const { return m_details; }
    [[nodiscard]] QLabel* nothing() const { return m_nothing; }

private:
    /// A table under a tab, or why there is none.
    struct Detail
    {
        QStackedWidget* stack = nullptr;
        QLabel* why = nullptr;
        FactTableModel* model = nullptr;
    };

    QWidget* makeChecks();
    QTableView* makeTable(FactTableModel* model, const QString& name, const QString& title);
    Detail addDetail(const QString& name, const QString& title);
    void showFacts(const View& view);
    void showChecks(const View& view);
    void showDetails(const ServerState& state);
    void updateCopyButton();

    QStackedWidget* m_stack;
    QLabel* m_nothing;
    QLabel* m_headline;
    QWidget* m_facts;
    QGridLayout* m_factGrid;
    QLabel* m_clean = nullptr;
    FactTableModel* m_checkModel;
    QTableView* m_checks = nullptr;
    QPushButton* m_copy = nullptr;
    std::vector<RuleId> m_checkRules;
    QTabWidget* m_details;
    Detail m_commands;
    Detail m_slowlog;
    Detail m_databases;
    Detail m_settings;
};

} // namespace colonnade
