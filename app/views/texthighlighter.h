// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <memory>
#include <utility>

class QPalette;
class QPlainTextEdit;

namespace KSyntaxHighlighting {
class Repository;
class SyntaxHighlighter;
} // namespace KSyntaxHighlighting

namespace colonnade {

/// Colours the text of an editor by its language. The editor must outlive it.
class TextHighlighter
{
public:
    explicit TextHighlighter(QPlainTextEdit* edit);
    ~TextHighlighter();
    Q_DISABLE_COPY_MOVE(TextHighlighter)

    /// Every replacement of the whole text goes through here. KSyntaxHighlighting goes on from line to line by events;
    /// one that is about a line that is gone would never end.
    template<typename Replace>
    void whileOff(Replace&& replace)
    {
        stop();
        std::forward<Replace>(replace)();
        start();
    }
    void setLanguage(const QString& name); ///< as KSyntaxHighlighting names it; empty: none
    void setColors(const QPalette& palette);

private:
    void stop();
    void start();

    QPlainTextEdit* m_edit;
    QString m_language;
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
};

} // namespace colonnade
