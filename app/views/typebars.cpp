// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/typebars.h"

#include "text/quantity.h"
#include "views/linkbutton.h"
#include "views/palette.h"
#include "views/sharebar.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace colonnade {

TypeBars::TypeBars(QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const ValueType type : allValueTypes) {
        const Row row{new LinkButton(typeText(type), this), new ShareBar(this), new QLabel(this), new QLabel(this)};
        row.name->setToolTip(tr("List these keys"));
        row.keys->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.memory->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.bar, line, 1);
        grid->addWidget(row.keys, line, 2);
        grid->addWidget(row.memory, line, 3);
        connect(row.name, &LinkButton::clicked, this, [this, type] { Q_EMIT typeActivated(type); });
        m_rows[std::size_t(type)] = row;
        ++line;
    }
    fill();
}

void TypeBars::setSums(const AggregateByType& sums, const Certainty& keys, const Certainty& memory)
{
    m_sums = sums;
    m_keysCertainty = keys;
    m_memoryCertainty = memory;
    fill();
}

void TypeBars::fill()
{
    Aggregate all;
    for (const Aggregate& sum : m_sums) {
        all.keys += sum.keys;
        all.memoryBytes += sum.memoryBytes;
        all.memoryKnown += sum.memoryKnown;
    }
    for (const ValueType type : allValueTypes) {
        const Row& row = m_rows[std::size_t(type)];
        const Aggregate& sum = m_sums[std::size_t(type)];
        const bool hasKeys = sum.keys > 0;
        for (QWidget* widget : {static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.bar),
                                static_cast<QWidget*>(row.keys), static_cast<QWidget*>(row.memory)})
            widget->setVisible(hasKeys);
        if (!hasKeys)
            continue;
        const double share = all.memoryBytes > 0
                                 ? static_cast<double>(sum.memoryBytes) / static_cast<double>(all.memoryBytes)
                                 : static_cast<double>(sum.keys) / static_cast<double>(all.keys);
        row.name->setIcon(typeIcon(type, palette()));
        row.bar->setShare(share, typeColor(type, palette().color(QPalette::Window)));
        row.bar->setToolTip(shareText(share));
        row.keys->setText(
            tr("%1 keys", nullptr, pluralNumber(sum.keys)).arg(marked(countText(sum.keys), m_keysCertainty)));
        row.keys->setToolTip(m_keysCertainty.reason);
        const bool hasMemory = all.memoryKnown > 0;
        row.memory->setText(hasMemory ? marked(bytesText(sum.memoryBytes), m_memoryCertainty) : shareText(share));
        row.memory->setToolTip(hasMemory ? withReason(exactBytesText(sum.memoryBytes), m_memoryCertainty) : QString());
    }
}

void TypeBars::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace colonnade
