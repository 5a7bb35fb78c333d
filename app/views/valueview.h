// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/contentkind.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace colonnade {

class TextHighlighter;

/// One value to read: found to be JSON, XML, YAML, Lua, plain text or bytes, laid out and highlighted; or as the
/// person chooses. Shows a piece at a time of what is long; "Show more" brings the next one, or asks the owner for it.
class ValueView : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::size_t pieceBytes = 64 * 1024;

    explicit ValueView(QWidget* parent = nullptr);
    ~ValueView() override;

    enum class Rest : std::uint8_t { None, Elsewhere }; ///< whether the owner can bring more
    void setValue(std::string bytes, Rest rest);
    void append(const std::string& bytes, Rest rest); ///< what moreWanted() asked for
    void clear();

    [[nodiscard]] ContentKind kind() const; ///< in which the value is shown
    [[nodiscard]] QString text() const;
    [[nodiscard]] QComboBox* kindChooser() const { return m_kinds; }
    [[nodiscard]] QPushButton* moreButton() const { return m_more; }

Q_SIGNALS:
    void moreWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showText();
    void showMore();
    [[nodiscard]] QString laidOut(std::string_view bytes) const;

    std::string m_bytes;
    std::size_t m_shown = 0; ///< bytes of it that are in the text
    Rest m_rest = Rest::None;
    ContentKind m_found = ContentKind::Plain;
    QComboBox* m_kinds;
    QLabel* m_note;
    QPushButton* m_more;
    QPlainTextEdit* m_edit;
    std::unique_ptr<TextHighlighter> m_highlighter;
};

} // namespace colonnade
