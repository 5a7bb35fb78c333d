// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/sizespage.h"

#include "views/distributionview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace colonnade {

SizesPage::SizesPage(QWidget* parent)
    : Page(parent)
    , m_metric(new QComboBox(this))
    , m_distribution(new DistributionView(this))
{
    for (const Metric metric : {Metric::MemoryBytes, Metric::ValueBytes, Metric::Elements, Metric::NameBytes})
        m_metric->addItem(metricText(metric), int(metric));
    //: What the histogram shows: memory, elements …
    auto* label = new QLabel(tr("&Measure:"), this);
    label->setBuddy(m_metric);
    m_distribution->setEmptyText(
        tr("Sizes of the keys will be here.\nThis source does not tell this size for any key here: choose another "
           "measure, or open a server or a dump file."));

    auto* top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(m_metric);
    top->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_distribution, 1);

    connect(m_metric, &QComboBox::currentIndexChanged, this, &SizesPage::showMetric);
    connect(m_distribution, &DistributionView::placeRequested, this, &Page::placeRequested);
    connect(m_distribution, &DistributionView::busyChanged, this, &Page::busyChanged);
}

void SizesPage::setView(const View& view)
{
    m_view = view;
    showMetric();
}

void SizesPage::showMetric()
{
    m_distribution->showMetric(m_view, Metric(m_metric->currentData().toInt()));
}

bool SizesPage::isBusy() const
{
    return m_distribution->isBusy();
}

} // namespace colonnade
