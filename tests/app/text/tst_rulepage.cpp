// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/rulepage.h"

#include "lib/rules/rulerows.h"
#include "text/language.h"

#include "bytes/escape.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

const QStringList englishSections{u"What counts"_s, u"What to do"_s, u"Examples"_s, u"Where guidelines disagree"_s};
const QStringList chineseSections{u"如何判定"_s, u"怎么办"_s, u"示例"_s, u"各规范的分歧"_s};
constexpr qsizetype requiredSections = 3;

QStringList sectionsOf(const RulePage& page)
{
    QStringList sections;
    for (const QString& line : page.markdown.split(u'\n')) {
        if (line.startsWith(u"## "_s))
            sections << line.sliced(3);
    }
    return sections;
}

/// What keeps a page from the shape that resources/rules/README.md describes; empty: nothing.
QString flaw(const RulePage& page, const QStringList& sections)
{
    if (page.markdown.isEmpty())
        return u"there is no page"_s;
    if (page.summary.contains(u'\n') || page.summary.startsWith(u'#') || page.summary.size() < 40)
        return u"the first paragraph is no summary"_s;
    const QStringList found = sectionsOf(page);
    if (found != sections.first(requiredSections) && found != sections)
        return u"sections: "_s + found.join(u", "_s);
    if (page.markdown.contains(u"\n# "_s) || page.markdown.contains(u"\n### "_s))
        return u"a heading of another level"_s;
    return {};
}

std::string label(const Rule& rule, const QString& more)
{
    return std::string(rule.name) + ' ' + more.toStdString();
}

} // namespace

class RulePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(u"en"_s); }

    void everyRule_hasItsPageInEveryLanguage()
    {
        for (const QString& language : availableLanguages()) {
            setLanguage(language);
            for (const Rule& rule : ruleTable()) {
                const QString found = flaw(rulePage(rule.id), language == u"en" ? englishSections : chineseSections);
                QVERIFY2(found.isEmpty(), label(rule, language + u": "_s + found).c_str());
            }
        }
    }

    void chinesePages_areChinese()
    {
        setLanguage(u"zh_CN"_s);
        for (const Rule& rule : ruleTable()) {
            const QString summary = rulePage(rule.id).summary;
            const auto chinese =
                std::ranges::count_if(summary, [](QChar c) { return c.script() == QChar::Script_Han; });
            QVERIFY2(chinese > 20, label(rule, summary).c_str());
        }
    }

    void examples_areTheSameInEveryLanguage()
    {
        for (const Rule& rule : ruleTable()) {
            QStringList names;
            for (const QString& language : availableLanguages()) {
                setLanguage(language);
                QString all;
                for (const RulePage::Example& example : rulePage(rule.id).examples)
                    all += (example.isGood ? u"✓ "_s : u"✗ "_s) + example.name + u'\n';
                names << all;
            }
            QVERIFY2(std::ranges::adjacent_find(names, std::not_equal_to()) == names.end(),
                     label(rule, names.join(u'|')).c_str());
        }
    }

    void examplesOfNames_areWhatTheyClaim()
    {
        NameChecker checker(testProfile("recommended"), {});
        int checked = 0;
        for (const Rule& rule : ruleTable()) {
            if (rule.scope != RuleScope::Name)
                continue;
            for (const RulePage::Example& example : rulePage(rule.id).examples) {
                const Result<std::string> name = unescaped(example.name.toStdString());
                QVERIFY2(name.has_value(), label(rule, example.name).c_str());
                const bool isHit = checker.check(rule.id, {.name = *name, .type = ValueType::String}).has_value();
                QVERIFY2(isHit != example.isGood, label(rule, example.name).c_str());
                ++checked;
            }
        }
        QVERIFY(checked > 20);
    }

    void disagreement_isWhatTheSectionSays()
    {
        for (const QString& language : availableLanguages()) {
            setLanguage(language);
            const QString heading = (language == u"en" ? englishSections : chineseSections).last();
            for (const Rule& rule : ruleTable()) {
                const RulePage page = rulePage(rule.id);
                const bool hasSection = page.markdown.contains(u"## "_s + heading);
                QVERIFY2(page.disagreement.isEmpty() != hasSection, label(rule, page.disagreement).c_str());
                QVERIFY2(page.markdown.endsWith(page.disagreement), label(rule, page.disagreement).c_str());
            }
        }
    }

    void page_isTakenApart()
    {
        const RulePage page = RulePage::fromMarkdown(u"\nIt costs. Mend it.\n\n## Examples\n\n- ✗ `a b` as typed\n"
                                                     "- ✓ `a:b`\n- ✗ a hash of `n` fields\n"_s);
        QCOMPARE(page.summary, u"It costs. Mend it."_s);
        QVERIFY(page.markdown.startsWith(page.summary));
        QCOMPARE(page.examples.size(), 2u);
        QVERIFY(!page.examples[0].isGood && page.examples[1].isGood);
        QCOMPARE(page.examples[0].name, u"a b"_s);
        QCOMPARE(page.examples[1].name, u"a:b"_s);
    }

    void otherShape_isSeen_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::newRow("no page") << QString();
        QTest::newRow("no summary") << u"## What counts\n\nBytes.\n\n## What to do\n\nLess.\n\n## Examples\n"_s;
        QTest::newRow("title") << u"# Title\n\n## What counts\n\n## What to do\n\n## Examples\n"_s;
        QTest::newRow("short") << u"It costs.\n\n## What counts\n\n## What to do\n\n## Examples\n"_s;
        QTest::newRow("order") << u"It costs a lot of memory, and it is easily mended, so mend it.\n\n"
                                  "## What to do\n\n## What counts\n\n## Examples\n"_s;
        QTest::newRow("missing") << u"It costs a lot of memory, and it is easily mended, so mend it.\n\n"
                                    "## What counts\n\n## Examples\n"_s;
    }
    void otherShape_isSeen()
    {
        QFETCH(const QString, markdown);
        QVERIFY(!flaw(RulePage::fromMarkdown(markdown), englishSections).isEmpty());
    }
};

QTEST_GUILESS_MAIN(RulePageTest)
#include "tst_rulepage.moc"
