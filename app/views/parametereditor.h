// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/parametertable.h"

#include <QWidget>

class QHBoxLayout;

namespace colonnade {

/// The field for one parameter of a rule, as its kind asks for: a number with unit and limits, a check box, a choice,
/// a line, or a list with one item a line. Takes the focus and the mnemonic of its label.
class ParameterEditor : public QWidget
{
    Q_OBJECT

public:
    /// `parameter` is one of the table.
    ParameterEditor(const Parameter& parameter, const ParameterValue& value, QWidget* parent);

    [[nodiscard]] const Parameter& parameter() const { return m_parameter; }
    [[nodiscard]] bool hasOwnLabel() const { return m_parameter.kind == ParameterKind::Flag; }

Q_SIGNALS:
    void edited(const colonnade::ParameterValue& value);

private:
    void addNumber(std::uint64_t number);
    void addFlag(bool isOn);
    void addChoice(const std::string& word);
    void addText(const std::string& text);
    void addList(const ParameterValue& value);
    void add(QWidget* field);

    const Parameter& m_parameter;
    QHBoxLayout* m_layout;
};

} // namespace colonnade
