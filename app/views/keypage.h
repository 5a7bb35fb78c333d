// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/valueloader.h"
#include "views/page.h"

#include <memory>
#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace colonnade {

class KeyFactsView;
class ValueModel;
class ValueView;

/// One key: its facts, what it breaks, and its value, page by page. A value that cannot be read says why, in the page.
class KeyPage : public Page
{
    Q_OBJECT

public:
    explicit KeyPage(QWidget* parent = nullptr);

    /// Where values come from; null: the source has none. Loads the value of the key that is shown.
    void setValues(std::shared_ptr<ValueReader> values);
    void setView(const View& view) override; ///< a place other than a key shows how to choose one
    [[nodiscard]] bool isBusy() const override;

    [[nodiscard]] KeyFactsView* facts() const { return m_facts; }
    [[nodiscard]] QTableView* rowTable() const { return m_rowTable; }
    [[nodiscard]] ValueView* value() const { return m_value; }
    [[nodiscard]] QLabel* status() const { return m_status; }
    [[nodiscard]] QPushButton* retryButton() const { return m_retry; }

private:
    void load(const std::string& cursor);
    void showPage(const Result<ValuePage>& page);
    void showStringPage(const ValuePage& page);
    void showStatus();
    void showRow();

    View m_view;
    std::optional<KeyId> m_key;
    std::string m_shownName; ///< with the database: whose value is shown
    std::uint32_t m_shownDb = 0;
    std::string m_cursor;                    ///< asked for last
    std::optional<std::string> m_stringNext; ///< of a string that goes on
    std::optional<Error> m_error;
    KeyFactsView* m_facts;
    ValueModel* m_rows;
    QTableView* m_rowTable;
    ValueView* m_value;
    QLabel* m_status;
    QPushButton* m_retry;
    QStackedWidget* m_stack;
    ValueLoader m_loader;
};

} // namespace colonnade
