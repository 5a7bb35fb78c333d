// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ruleexplanation.h"

#include "models/rulemodel.h"
#include "text/ruletext.h"

#include <QFontDatabase>
#include <QTextBlock>
#include <QTextCursor>

namespace colonnade {

RuleExplanation::RuleExplanation(QWidget* parent)
    : QTextBrowser(parent)
{
    setAccessibleName(tr("Explanation of the rule"));
    setOpenLinks(false);
    setTabChangesFocus(true);
}

void RuleExplanation::explain(const std::optional<RuleHits>& hits)
{
    clear();
    if (!hits)
        return;
    const RuleText text = ruleText(hits->rule);
    setMarkdown(text.explanation);
    QTextCursor cursor(document());
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    cursor.insertBlock();
    cursor.movePosition(QTextCursor::Start);
    cursor.setBlockFormat({});
    cursor.insertText(text.title, bold);
    if (hits->blind) {
        moveCursor(QTextCursor::End);
        textCursor().insertBlock();
        textCursor().insertText(RuleModel::blindReason(*hits->blind), {});
    }
    //: Before an example of a key name
    addExample(tr("✗ Bad:"), text.badExample);
    //: Before an example of a key name
    addExample(tr("✓ Good:"), text.goodExample);
    moveCursor(QTextCursor::Start);
}

void RuleExplanation::addExample(const QString& title, const QString& name)
{
    if (name.isEmpty())
        return;
    QTextCharFormat code;
    code.setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
    cursor.insertText(title + QLatin1Char(' '), QTextCharFormat());
    cursor.insertText(name, code);
}

QSize RuleExplanation::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 36, fontMetrics().height() * 10};
}

} // namespace colonnade
