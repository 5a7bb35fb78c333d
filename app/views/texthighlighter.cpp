// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texthighlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>
#include <QPalette>
#include <QPlainTextEdit>

namespace colonnade {

TextHighlighter::TextHighlighter(QPlainTextEdit* edit)
    : m_edit(edit)
    , m_repository(std::make_unique<KSyntaxHighlighting::Repository>())
{
    start();
}

TextHighlighter::~TextHighlighter() = default;

void TextHighlighter::stop()
{
    m_highlighter.reset();
}

void TextHighlighter::start()
{
    m_highlighter = std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(m_edit->document());
    m_highlighter->setTheme(m_repository->themeForPalette(m_edit->palette()));
    m_highlighter->setDefinition(m_language.isEmpty() ? KSyntaxHighlighting::Definition()
                                                      : m_repository->definitionForName(m_language));
}

void TextHighlighter::setLanguage(const QString& name)
{
    if (name == m_language)
        return;
    m_language = name;
    stop();
    start();
}

void TextHighlighter::setColors(const QPalette& palette)
{
    m_highlighter->setTheme(m_repository->themeForPalette(palette));
    m_highlighter->rehighlight();
}

} // namespace colonnade
