// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace colonnade {

class LinkButton;

/// What is known of one key, and what it breaks. The folder, the pattern and every finding are links.
class KeyFactsView : public QWidget
{
    Q_OBJECT

public:
    explicit KeyFactsView(QWidget* parent = nullptr);

    void showKey(const View& view, KeyId key);
    [[nodiscard]] QLineEdit* name() const { return m_name; }

Q_SIGNALS:
    void placeRequested(const colonnade::Place& place);
    void ruleRequested(colonnade::RuleId rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* addFact(QFormLayout* form, const QString& title);
    void showFacts();
    void showFindings();

    View m_view;
    KeyId m_key{};
    QLineEdit* m_name;
    QFormLayout* m_left;
    QFormLayout* m_right;
    QLabel* m_type;
    QLabel* m_elements;
    QLabel* m_valueBytes;
    QLabel* m_memory;
    QLabel* m_expires;
    QLabel* m_idle;
    QLabel* m_frequency;
    QLabel* m_database;
    LinkButton* m_folder;
    LinkButton* m_pattern;
    QWidget* m_findings;
    QVBoxLayout* m_findingLines;
};

} // namespace colonnade
