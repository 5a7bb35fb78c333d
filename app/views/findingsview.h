// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/findingkeymodel.h"
#include "text/certainty.h"

#include <QWidget>

#include <string_view>

class QLabel;
class QTableView;
class QToolButton;

namespace colonnade {

class FindingExport;

/// The findings of one group: how many, the table of all of them, and what can be done with the chosen ones: open,
/// copy, mute, export. Sorted by a click on a column.
class FindingsView : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsView(QWidget* parent = nullptr);

    void show(const View& view, const std::optional<GroupId>& group, const FindingFilter& filter);
    [[nodiscard]] bool isBusy() const { return m_model->isBusy(); }
    [[nodiscard]] const View& shown() const { return m_model->shown(); }
    [[nodiscard]] std::optional<RuleId> currentRule() const; ///< of the current row, or the first
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] FindingExport* exporter() const { return m_export; }
    void exportTo(const QString& path); ///< what is shown, as CSV or, by its ending, JSON

Q_SIGNALS:
    void busyChanged();
    void currentRuleChanged();
    void keyOpened(colonnade::KeyId key);            ///< of shown()
    void placeChosen(const colonnade::Place& place); ///< of shown()
    void muteRequested(const colonnade::Finding& finding);
    void unmuteRequested(const colonnade::Finding& finding);

private:
    void makeTable();
    void fitColumns();
    void showTitle();
    void showExport();
    void askWhereTo();
    void openCurrent();
    void copyNames() const;
    void copyFindings() const;
    void showMenu(const QPoint& at);
    [[nodiscard]] Certainty certainty() const;
    [[nodiscard]] std::vector<int> selectedRows() const;

    std::optional<GroupId> m_group;
    FindingKeyModel* m_model;
    FindingExport* m_export;
    QLabel* m_title;
    QToolButton* m_exportButton;
    QTableView* m_table;
};

} // namespace colonnade
