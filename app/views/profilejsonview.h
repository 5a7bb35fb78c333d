// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/error.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace colonnade {

class TextHighlighter;

/// A profile as JSON, to edit: highlighted, and where it cannot be used the line is marked and the reason said below.
class ProfileJsonView : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileJsonView(QWidget* parent = nullptr);
    ~ProfileJsonView() override;

    enum class Undo : std::uint8_t { Forgotten, Possible };
    void setText(const QString& text, Undo undo); ///< without saying so
    [[nodiscard]] QString text() const;
    void showError(const std::optional<Error>& error); ///< of the text as it is
    void goToError();

    [[nodiscard]] QPlainTextEdit* editor() const { return m_edit; }

Q_SIGNALS:
    void edited(); ///< by a person

protected:
    void changeEvent(QEvent* event) override;

private:
    void sayEdited();
    void markLine();

    QPlainTextEdit* m_edit;
    QLabel* m_problem;
    QPushButton* m_go;
    QString m_known; ///< the text that was set or said last: colours change it too, for Qt
    std::optional<Error> m_error;
    std::unique_ptr<TextHighlighter> m_highlighter;
};

} // namespace colonnade
