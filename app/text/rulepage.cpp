// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/rulepage.h"

#include "text/language.h"

#include <QFile>
#include <QRegularExpression>

namespace colonnade {

RulePage RulePage::fromMarkdown(const QString& markdown)
{
    static const QRegularExpression example(QStringLiteral("^- ([✗✓]) `([^`]+)`"),
                                            QRegularExpression::MultilineOption |
                                                QRegularExpression::UseUnicodePropertiesOption);
    RulePage page{markdown.trimmed(), markdown.trimmed().section(QStringLiteral("\n\n"), 0, 0)};
    static const QRegularExpression disagreement(
        QStringLiteral("^## (?:Where guidelines disagree|各规范的分歧)\n+(.*?)(?=\n## |\\z)"),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption |
            QRegularExpression::UseUnicodePropertiesOption);
    page.disagreement = disagreement.match(page.markdown).captured(1).trimmed();
    for (auto matches = example.globalMatch(markdown); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        page.examples.push_back({match.captured(1) == QStringLiteral("✓"), match.captured(2)});
    }
    return page;
}

RulePage rulePage(RuleId rule)
{
    const std::string_view name = nameOf(rule);
    QFile file(QStringLiteral(":/colonnade/rules/%1/%2.md")
                   .arg(currentLanguage(), QLatin1StringView(name.data(), qsizetype(name.size()))));
    if (!file.open(QIODevice::ReadOnly))
        return {}; // a test sees to it that every rule has its pages
    return RulePage::fromMarkdown(QString::fromUtf8(file.readAll()));
}

} // namespace colonnade
