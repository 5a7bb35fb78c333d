// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/distributionview.h"

#include "delegates/markdelegate.h"
#include "models/distributionmodel.h"
#include "text/certainty.h"
#include "text/quantity.h"
#include "views/histogramplot.h"
#include "views/viewsetup.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

DistributionView::DistributionView(QWidget* parent)
    : QWidget(parent)
    , m_model(new DistributionModel(this))
    , m_plot(new HistogramPlot(this))
    , m_table(new QTableView(this))
    , m_note(makeQuietLabel({}, this))
    , m_empty(makeQuietLabel({}, this))
    , m_stack(new QStackedWidget(this))
{
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Percentiles by type"));
    m_table->setModel(m_model);
    setUpColumns(m_table);
    m_table->setItemDelegateForColumn(int(DistributionModel::Column::Type),
                                      new MarkDelegate(DistributionModel::TypeRole, m_table));
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_empty->setAlignment(Qt::AlignCenter);
    auto* full = new QWidget(m_stack);
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins({});
    column->addWidget(m_plot, 1);
    column->addWidget(m_note);
    column->addWidget(m_table);
    m_stack->addWidget(full);
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_stack);

    connect(m_plot, &HistogramPlot::binActivated, this, &DistributionView::listBin);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DistributionView::drawChosenType);
    setCounted({}, {}, {});
}

void DistributionView::setEmptyText(const QString& text)
{
    m_empty->setText(text);
}

void DistributionView::showMetric(const View& view, Metric metric)
{
    m_latest = view;
    m_listing.drop();
    m_counting.start([view, metric](const Job&) { return count(view, metric); },
                     [this, view, metric](const Counted& counted) {
                         setCounted(view, metric, counted);
                         Q_EMIT busyChanged();
                     });
    Q_EMIT busyChanged();
}

DistributionView::Counted DistributionView::count(const View& view, Metric metric)
{
    Counted counted;
    if (!view.analysis || !view.analysis->keyspace)
        return counted;
    const Keyspace& keyspace = *view.analysis->keyspace;
    const KeySelection keys = view.keys();
    counted.keys = keys.size();
    counted.byType = distributions(keyspace, keys, metric);
    std::vector<std::uint64_t> values;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (const auto value = measure(keyspace, keys[i], metric))
            values.push_back(*value);
    }
    counted.all = Distribution::of(std::move(values));
    return counted;
}

void DistributionView::setCounted(const View& view, Metric metric, const Counted& counted)
{
    if (metric != m_metric)
        m_plot->clearSelection();
    m_table->setColumnHidden(int(DistributionModel::Column::Sum), metric == Metric::TtlSeconds);
    const std::optional<ValueType> chosen = m_model->type(m_table->currentIndex().row());
    m_metric = metric;
    const bool hasProfile = view.analysis && view.analysis->findings;
    m_data = plotDataOf(counted.byType, metric, hasProfile ? &view.analysis->findings->profile() : nullptr);
    m_model->setDistributions(metric, counted.all, counted.byType);
    int row = 0;
    while (row < m_model->rowCount() && m_model->type(row) != chosen)
        ++row;
    m_table->setCurrentIndex(m_model->index(row < m_model->rowCount() ? row : 0, 0));

    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            rowHeight * std::max(1, m_model->rowCount()) + 2 * m_table->frameWidth());
    showNote(view, counted);
    m_stack->setCurrentIndex(counted.all.count > 0 ? 0 : 1);
    drawChosenType();
}

/// Says of how much the numbers speak, and how sure they are.
void DistributionView::showNote(const View& view, const Counted& counted)
{
    QStringList notes;
    if (view.analysis) {
        const SourceSummary& summary = view.analysis->summary;
        notes += countCertainty(summary, view.isScanning ? Reading::GoesOn : Reading::Finished).reason;
        if (m_metric != Metric::TtlSeconds && counted.all.count < counted.keys)
            notes += tr("Known for %1 of %2 keys.").arg(countText(counted.all.count), countText(counted.keys));
        if (m_metric == Metric::MemoryBytes)
            notes += estimateText(summary);
    }
    notes.removeAll(QString());
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!notes.isEmpty());
}

void DistributionView::drawChosenType()
{
    m_plot->showBins(m_data, m_model->type(m_table->currentIndex().row()));
}

void DistributionView::listBin(std::size_t bin)
{
    const std::optional<ValueType> type = m_model->type(m_table->currentIndex().row());
    const auto work = [view = m_latest, metric = m_metric, type, bin](const Job&) {
        return keysInBucket(*view.analysis->keyspace, view.keys(), metric, type, bin);
    };
    const QString range = m_data.bins[bin].range;
    //: Title of a list of keys: "Memory: 1 KiB to under 2 KiB"; with a type: "hash, Memory: 1 KiB to under 2 KiB"
    QString title = tr("%1: %2").arg(metricText(m_metric), range);
    if (type)
        title = tr("%1, %2").arg(typeText(*type), title);
    m_listing.start(work, [this, title](std::vector<KeyId> keys) {
        Q_EMIT busyChanged();
        Q_EMIT placeRequested(KeyList{title, KeySelection(std::move(keys))});
    });
    Q_EMIT busyChanged();
}

} // namespace colonnade
