// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/place.h"
#include "models/plotdata.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableView;

namespace colonnade {

class DistributionModel;
class HistogramPlot;

/// How one metric spreads over the keys of a place: the histogram and, below, the percentiles of each type. Choosing a
/// type in the table shows its bars alone. Counted by a job; until the new numbers are there the old ones stay.
class DistributionView : public QWidget
{
    Q_OBJECT

public:
    explicit DistributionView(QWidget* parent = nullptr);

    void showMetric(const View& view, Metric metric);
    void setEmptyText(const QString& text); ///< why there may be nothing to show, and how to get it
    [[nodiscard]] bool isBusy() const { return m_counting.isRunning() || m_listing.isRunning(); }
    [[nodiscard]] HistogramPlot* plot() const { return m_plot; }
    [[nodiscard]] QTableView* table() const { return m_table; }

Q_SIGNALS:
    void placeRequested(const colonnade::Place& place); ///< the keys of a bar
    void busyChanged();

private:
    struct Counted
    {
        Distribution all;
        DistributionByType byType{};
        std::size_t keys = 0; ///< of the place, whether the metric is known of them or not
    };
    static Counted count(const View& view, Metric metric);
    void setCounted(const View& view, Metric metric, const Counted& counted);
    void showNote(const View& view, const Counted& counted);
    void drawChosenType();
    void listBin(std::size_t bin);

    View m_latest; ///< given last
    Metric m_metric{};
    PlotData m_data;
    DistributionModel* m_model;
    HistogramPlot* m_plot;
    QTableView* m_table;
    QLabel* m_note; ///< of how many keys the metric is known
    QLabel* m_empty;
    QStackedWidget* m_stack;
    JobRunner m_counting;
    JobRunner m_listing;
};

} // namespace colonnade
