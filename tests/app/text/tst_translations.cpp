// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/paths.h"
#include "text/language.h"
#include "text/ruletext.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace colonnade;

namespace {

struct Message
{
    QString context;
    QString source;
    QString comment;
    QStringList translations; ///< one, or one for each plural form
    bool isPlural = false;
    bool isFinished = true;

    [[nodiscard]] QString title() const { return context + QStringLiteral(": ") + source; }
};

QStringList readTranslation(QXmlStreamReader& xml, bool isPlural)
{
    if (!isPlural)
        return {xml.readElementText()};
    QStringList forms;
    while (xml.readNextStartElement())
        forms += xml.readElementText();
    return forms;
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.isPlural = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            message.translations = readTranslation(xml, message.isPlural);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

std::vector<Message> messagesOf(const QString& language)
{
    QFile file(QString::fromStdString(sourceFolder()) + QStringLiteral("/translations/colonnade_%1.ts").arg(language));
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QStringLiteral("name"))
            context = xml.readElementText();
        else if (xml.name() == QStringLiteral("message"))
            messages.push_back(readMessage(xml, context));
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

std::vector<Message> allMessages()
{
    std::vector<Message> all;
    for (const QString& language : availableLanguages()) {
        const std::vector<Message> messages = messagesOf(language);
        all.insert(all.end(), messages.begin(), messages.end());
    }
    return all;
}

/// What the pattern finds, sorted; each once.
QStringList foundIn(const QString& text, const QRegularExpression& pattern)
{
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found += matches.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

const QRegularExpression placeholder(QStringLiteral("%(L?[0-9]+|n)"));

// Not \p{Han}, which matches Chinese punctuation too.
const QString character = QStringLiteral("[\\x{4E00}-\\x{9FFF}]");

QString withoutPlaceholders(QString text)
{
    return text.remove(placeholder);
}

/// The titles of the messages with a translation for which `isWrong(source, translation)`, one a line.
template<typename Check>
QString wrongOnes(const std::vector<Message>& messages, Check&& isWrong)
{
    QStringList wrong;
    for (const Message& message : messages) {
        for (const QString& translation : message.translations) {
            if (!translation.isEmpty() && isWrong(message.source, translation))
                wrong += message.title() + QStringLiteral(" => ") + translation;
        }
    }
    return wrong.join(u'\n');
}

bool isSeparator(const QString& text)
{
    return text.trimmed().size() <= 1;
}

/// A full stop, question mark, exclamation mark, colon or ellipsis at the end, as its ASCII character; else nothing.
QChar endOf(const QString& text)
{
    static const QString western = QStringLiteral(".?!:…");
    static const QString chinese = QStringLiteral("。？！：…");
    const QChar last = text.isEmpty() ? QChar() : text.back();
    const qsizetype at = std::max(western.indexOf(last), chinese.indexOf(last));
    return at < 0 ? QChar() : western[at];
}

#define NONE_WRONG(wrong)                                                                                              \
    do {                                                                                                               \
        const QString list = wrong;                                                                                    \
        QVERIFY2(list.isEmpty(), qPrintable(list));                                                                    \
    } while (false)

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMessage_isFinished()
    {
        QVERIFY(messagesOf(QStringLiteral("zh_CN")).size() > 300);
        QVERIFY(messagesOf(QStringLiteral("en")).size() > 30);
        for (const Message& message : allMessages()) {
            QVERIFY2(message.isFinished, qPrintable(message.title()));
            QVERIFY2(!message.translations.isEmpty() && !message.translations.contains(QString()),
                     qPrintable(message.title()));
        }
    }
    void plurals_haveTheFormsOfTheLanguage()
    {
        for (const Message& message : messagesOf(QStringLiteral("zh_CN")))
            QVERIFY2(message.translations.size() == 1, qPrintable(message.title()));
        for (const Message& message : messagesOf(QStringLiteral("en"))) // plural forms are all it holds
            QVERIFY2(message.isPlural && message.translations.size() == 2, qPrintable(message.title()));
    }
    void placeholders_areTheSame()
    {
        NONE_WRONG(wrongOnes(allMessages(), [](const QString& source, const QString& translation) {
            return foundIn(source, placeholder) != foundIn(translation, placeholder);
        }));
    }
    void spacesAtTheEdges_areTheSame()
    {
        NONE_WRONG(wrongOnes(allMessages(), [](const QString& source, const QString& translation) {
            if (isSeparator(source)) // ", " has none in Chinese
                return false;
            return source.front().isSpace() != translation.front().isSpace() ||
                   source.back().isSpace() != translation.back().isSpace();
        }));
    }
    void mnemonics_areInBothOrNone()
    {
        static const QRegularExpression mnemonic(QStringLiteral("&[A-Za-z0-9]"));
        NONE_WRONG(wrongOnes(allMessages(), [](const QString& source, const QString& translation) {
            return foundIn(source.toUpper(), mnemonic) != foundIn(translation.toUpper(), mnemonic);
        }));
    }
    void lineBreaksAndCode_areTheSame()
    {
        static const QRegularExpression code(QStringLiteral("`[^`]+`"));
        NONE_WRONG(wrongOnes(allMessages(), [](const QString& source, const QString& translation) {
            return source.count(u'\n') != translation.count(u'\n') ||
                   foundIn(source, code) != foundIn(translation, code);
        }));
    }
    void ends_agree()
    {
        NONE_WRONG(wrongOnes(allMessages(), [](const QString& source, const QString& translation) {
            return !isSeparator(source) && endOf(source) != endOf(translation);
        }));
    }
    void chinese_isChinese()
    {
        static const QRegularExpression letter(QStringLiteral("[A-Za-z]"));
        static const QRegularExpression han(character);
        static const QStringList terms{QStringLiteral("TTL"), QStringLiteral("URL")}; // stay as they are
        NONE_WRONG(
            wrongOnes(messagesOf(QStringLiteral("zh_CN")), [](const QString& source, const QString& translation) {
                return withoutPlaceholders(source).contains(letter) && !translation.contains(han) &&
                       !terms.contains(QString(source).remove(u'&'));
            }));
    }
    void chinese_isSetAsChinese()
    {
        // A space between Chinese and Latin; full-width marks beside Chinese; ;; is between the filters of a file
        // dialog.
        static const QRegularExpression bad(
            QStringLiteral("H[A-Za-z0-9`]|[A-Za-z0-9`]H|H[,;:?!]|[,:!] ?H|(?<!;); ?H|[?.]H|H\\.$")
                .replace(u'H', character));
        NONE_WRONG(wrongOnes(messagesOf(QStringLiteral("zh_CN")), [](const QString&, const QString& translation) {
            return withoutPlaceholders(translation).contains(bad);
        }));
    }
    void everyMessage_isSpoken()
    {
        for (const QString& language : availableLanguages()) {
            setLanguage(language);
            for (const Message& message : messagesOf(language)) {
                const auto spoken = [&message](int n) {
                    return QCoreApplication::translate(message.context.toUtf8().constData(),
                                                       message.source.toUtf8().constData(),
                                                       message.comment.toUtf8().constData(), n);
                };
                QCOMPARE(spoken(message.isPlural ? 1 : -1), message.translations.front());
                QCOMPARE(spoken(message.isPlural ? 2 : -1), message.translations.back());
            }
        }
    }
    void chosenLanguage_reachesTheTexts()
    {
        setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(ruleTitle(RuleId::NameStart), QStringLiteral("键名不以字母开头"));
        setLanguage(QStringLiteral("en"));
        QCOMPARE(ruleTitle(RuleId::NameStart), QStringLiteral("Key name does not start with a letter"));
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
