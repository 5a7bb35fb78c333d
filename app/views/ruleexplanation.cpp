// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ruleexplanation.h"

#include "text/rulepage.h"
#include "text/ruletext.h"

#include <QTextBlock>
#include <QTextCursor>

namespace colonnade {

RuleExplanation::RuleExplanation(QWidget* parent)
    : QTextBrowser(parent)
{
    setAccessibleName(tr("Explanation of the rule"));
    setOpenLinks(false);
    setTabChangesFocus(true);
    connect(this, &QTextBrowser::anchorClicked, this, [this] {
        if (m_rule)
            Q_EMIT profileRequested(*m_rule);
    });
}

void RuleExplanation::explain(std::optional<RuleId> rule, std::optional<BlindRule::Missing> blind)
{
    clear();
    m_rule = rule;
    if (!rule)
        return;
    QStringList parts{QStringLiteral("# ") + ruleTitle(*rule)};
    if (blind)
        parts << blindRuleText(*blind);
    parts << rulePage(*rule).markdown;
    parts << QStringLiteral("[%1](profile)").arg(tr("Change what this rule checks …"));
    setMarkdown(parts.join(QStringLiteral("\n\n")));
    calmHeadings();
}

/// Bold, and no larger than the text: the pane is small, and the page is read beside the findings.
void RuleExplanation::calmHeadings()
{
    QTextCharFormat calm;
    calm.setProperty(QTextFormat::FontSizeAdjustment, 0);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        QTextCursor cursor(block);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(calm);
    }
}

QSize RuleExplanation::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 36, fontMetrics().height() * 10};
}

} // namespace colonnade
