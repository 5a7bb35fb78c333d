// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QPushButton>

class QLabel;
class QHBoxLayout;

namespace colonnade {

/// A line above the content that says what went wrong and offers what helps. Goes away by itself when the next thing
/// is said, or when a person closes it.
class Banner : public QFrame
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Error, Warning, Info };

    explicit Banner(QWidget* parent = nullptr);

    void say(Kind kind, const QString& text);
    /// A button on what was just said; pressed, it also closes the banner.
    template<typename Function>
    void offer(const QString& label, QObject* context, Function function)
    {
        connect(addButton(label), &QPushButton::clicked, context, [this, function = std::move(function)] {
            hide();
            function();
        });
    }

private:
    QPushButton* addButton(const QString& label);

    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace colonnade
