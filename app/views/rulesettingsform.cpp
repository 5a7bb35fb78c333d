// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rulesettingsform.h"

#include "text/parametertext.h"
#include "text/rulepage.h"
#include "text/ruletext.h"
#include "views/palette.h"
#include "views/parametereditor.h"
#include "views/viewsetup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

namespace {

constexpr Severity worstFirst[] = {Severity::Error, Severity::Warning, Severity::Info};

QLabel* makeParagraph(const QString& markdown, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::MarkdownText);
    label->setText(markdown);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

RuleSettingsForm::RuleSettingsForm(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // its fields take it
}

QSize RuleSettingsForm::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 30};
}

void RuleSettingsForm::showRule(const Profile& profile, std::optional<RuleId> rule)
{
    if (profile == m_profile && rule == m_rule)
        return;
    m_profile = profile;
    m_rule = rule;
    build();
}

void RuleSettingsForm::build()
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    if (m_rule) {
        auto* name = makeQuietLabel(QString::fromUtf8(nameOf(*m_rule)), content);
        name->setTextInteractionFlags(Qt::TextSelectableByMouse);
        const RulePage page = rulePage(*m_rule);
        auto* isOn = new QCheckBox(tr("Chec&k this rule"), content);
        isOn->setChecked(setting().enabled);
        connect(isOn, &QCheckBox::toggled, this, [this](bool value) {
            setting().enabled = value;
            Q_EMIT edited(m_profile);
        });
        auto* title = makeHeading(ruleTitle(*m_rule), content);
        title->setWordWrap(true);

        auto* form = new QFormLayout;
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
        form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
        form->addRow(tr("Severi&ty:"), makeSeverity(content));
        for (const Parameter& parameter : parametersOf(*m_rule)) {
            auto* field = new ParameterEditor(parameter, parameter.of(m_profile), content);
            //: the name of a setting, before its field
            form->addRow(field->hasOwnLabel() ? QString() : tr("%1:").arg(parameterLabel(parameter)), field);
            connect(field, &ParameterEditor::edited, this, [this, &parameter](const ParameterValue& value) {
                parameter.set(m_profile, value);
                Q_EMIT edited(m_profile);
            });
        }
        layout->addWidget(title);
        layout->addWidget(name);
        layout->addWidget(makeParagraph(page.summary, content));
        layout->addSpacing(fontMetrics().height() / 2);
        layout->addWidget(isOn);
        layout->addLayout(form);
        if (!page.disagreement.isEmpty()) {
            layout->addSpacing(fontMetrics().height() / 2);
            layout->addWidget(makeHeading(tr("Where guidelines disagree"), content));
            layout->addWidget(makeParagraph(page.disagreement, content));
        }
    }
    layout->addStretch();
    setWidget(content);                    // deletes the one before
    content->setAutoFillBackground(false); // lies on what is around it
}

QWidget* RuleSettingsForm::makeSeverity(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    for (const Severity severity : worstFirst)
        box->addItem(severityIcon(severity, palette()), severityText(severity));
    box->setCurrentIndex(int(std::ranges::find(worstFirst, setting().severity) - std::begin(worstFirst)));
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(box, &QComboBox::currentIndexChanged, this, [this](int index) {
        setting().severity = worstFirst[index];
        Q_EMIT edited(m_profile);
    });
    return box;
}

} // namespace colonnade
