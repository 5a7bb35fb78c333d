// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/parametereditor.h"

#include "text/parameterlines.h"
#include "text/parametertext.h"
#include "views/viewsetup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

namespace colonnade {

namespace {

constexpr double largestNumber = 9'007'199'254'740'992; // 2^53: whole numbers are exact up to there

QString listHint(ParameterKind kind)
{
    switch (kind) {
    case ParameterKind::Patterns:
        return ParameterEditor::tr("One pattern a line, e.g. config:*");
    case ParameterKind::Templates:
        return ParameterEditor::tr("One template a line, e.g. {business}:{entity}:{id}[:{field}]");
    case ParameterKind::Prefixes:
        return ParameterEditor::tr("One business a line, e.g. cx = Car insurance");
    case ParameterKind::PatternTimes:
        return ParameterEditor::tr("One pattern with its seconds a line, e.g. lock:* = 30");
    default:
        return ParameterEditor::tr("One a line");
    }
}

} // namespace

ParameterEditor::ParameterEditor(const Parameter& parameter, const ParameterValue& value, QWidget* parent)
    : QWidget(parent)
    , m_parameter(parameter)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins({});
    if (const auto* const number = std::get_if<std::uint64_t>(&value))
        addNumber(*number);
    else if (const auto* const flag = std::get_if<bool>(&value))
        addFlag(*flag);
    else if (const auto* const text = std::get_if<std::string>(&value))
        parameter.kind == ParameterKind::Choice ? addChoice(*text) : addText(*text);
    else
        addList(value);
}

void ParameterEditor::add(QWidget* field)
{
    field->setAccessibleName(parameterLabel(m_parameter));
    m_layout->addWidget(field);
    setFocusProxy(field);
}

void ParameterEditor::addNumber(std::uint64_t number)
{
    auto* field = new QDoubleSpinBox(this); // whole numbers beyond int
    auto* round = makeQuietLabel({}, this);
    round->setWordWrap(false);
    field->setDecimals(0);
    field->setRange(m_parameter.zeroIsNoLimit ? 0 : double(m_parameter.smallest),
                    std::min(largestNumber, double(m_parameter.largest)));
    field->setGroupSeparatorShown(true);
    field->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    if (m_parameter.zeroIsNoLimit)
        field->setSpecialValueText(parameterValueText(m_parameter, std::uint64_t{0}));
    const auto showUnit = [this, field, round](double value) {
        const auto whole = std::uint64_t(value);
        const QString unit = unitText(m_parameter, whole);
        field->setSuffix(unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
        const QString text = roundText(m_parameter, whole);
        round->setText(text.isEmpty() ? QString() : QStringLiteral("= ") + text);
    };
    field->setValue(double(number));
    showUnit(field->value());
    connect(field, &QDoubleSpinBox::valueChanged, this, [this, showUnit](double value) {
        showUnit(value);
        Q_EMIT edited(std::uint64_t(value));
    });
    add(field);
    m_layout->addWidget(round);
    m_layout->addStretch();
}

void ParameterEditor::addFlag(bool isOn)
{
    auto* field = new QCheckBox(parameterLabel(m_parameter), this);
    field->setChecked(isOn);
    connect(field, &QCheckBox::toggled, this, [this](bool value) { Q_EMIT edited(value); });
    add(field);
}

void ParameterEditor::addChoice(const std::string& word)
{
    auto* field = new QComboBox(this);
    for (const std::string_view each : m_parameter.words)
        field->addItem(choiceText(m_parameter, each));
    field->setCurrentIndex(int(std::ranges::find(m_parameter.words, word) - m_parameter.words.begin()));
    connect(field, &QComboBox::currentIndexChanged, this,
            [this](int index) { Q_EMIT edited(std::string(m_parameter.words[std::size_t(index)])); });
    add(field);
    m_layout->addStretch();
}

void ParameterEditor::addText(const std::string& text)
{
    auto* field = new QLineEdit(QString::fromStdString(text), this);
    field->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    connect(field, &QLineEdit::textChanged, this, [this](const QString& value) { Q_EMIT edited(value.toStdString()); });
    add(field);
}

void ParameterEditor::addList(const ParameterValue& value)
{
    auto* field = new QPlainTextEdit(this);
    const std::optional<QStringList> lines = parameterLines(m_parameter, value);
    field->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    field->setTabChangesFocus(true);
    field->setPlaceholderText(lines ? listHint(m_parameter.kind)
                                    : tr("An item of this list does not fit in a line: edit it in the JSON."));
    field->setEnabled(lines.has_value());
    field->setPlainText(lines.value_or(QStringList()).join(QLatin1Char('\n')));
    constexpr int shownLines = 5;
    field->setFixedHeight(QFontMetrics(field->font()).lineSpacing() * shownLines +
                          2 * (field->frameWidth() + int(field->document()->documentMargin())));
    connect(field, &QPlainTextEdit::textChanged, this, [this, field] {
        Q_EMIT edited(parameterFromLines(m_parameter, field->toPlainText().split(QLatin1Char('\n'))));
    });
    add(field);
}

} // namespace colonnade
