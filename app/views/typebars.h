// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stats/keystats.h"
#include "text/certainty.h"

#include <QWidget>

#include <array>

class QLabel;

namespace colonnade {

class LinkButton;
class ShareBar;

/// A bar per type with its numbers: share of the memory, or of the keys where no memory is known.
class TypeBars : public QWidget
{
    Q_OBJECT

public:
    explicit TypeBars(QWidget* parent = nullptr);

    void setSums(const AggregateByType& sums, const Certainty& keys, const Certainty& memory);
    [[nodiscard]] LinkButton* link(ValueType type) const { return m_rows[std::size_t(type)].name; }

Q_SIGNALS:
    void typeActivated(colonnade::ValueType type);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row
    {
        LinkButton* name = nullptr;
        ShareBar* bar = nullptr;
        QLabel* keys = nullptr;
        QLabel* memory = nullptr;
    };
    void fill();

    AggregateByType m_sums{};
    Certainty m_keysCertainty;
    Certainty m_memoryCertainty;
    std::array<Row, allValueTypes.size()> m_rows;
};

} // namespace colonnade
