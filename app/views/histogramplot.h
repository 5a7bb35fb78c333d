// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/plotdata.h"

#include <QWidget>

#include <array>
#include <optional>

class QCPBars;
class QCPItemRect;
class QCustomPlot;

namespace colonnade {

/// Bars on logarithmic axes. The height of a bar is the number of keys; its colours share the height as the types
/// share the keys. Limits stand as lines with their names. The mouse: hovering tells the exact numbers, a click
/// activates a bar. The keyboard: the arrows, Home and End choose a bar, Enter activates it.
class HistogramPlot : public QWidget
{
    Q_OBJECT

public:
    explicit HistogramPlot(QWidget* parent = nullptr);

    /// The bins of one type alone, or of all.
    void showBins(const PlotData& bins, std::optional<ValueType> type);
    [[nodiscard]] std::optional<std::size_t> selectedBin() const { return m_selected; }
    void clearSelection() { select(std::nullopt); }
    /// Where a bar stands, in this widget; empty when it is not in sight.
    [[nodiscard]] QRect binRect(std::size_t bin) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void binActivated(std::size_t bin);
    void selectedBinChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setUpPlot();
    void applyPalette();
    void drawBars();
    void drawLimits();
    void drawTicks();
    void select(std::optional<std::size_t> bin);
    void selectNext(int step);
    void updateSelection();
    [[nodiscard]] std::uint64_t countOf(const PlotBin& bin) const;          ///< of the types shown
    [[nodiscard]] std::optional<std::size_t> binAt(const QPoint& at) const; ///< a bar that holds keys
    [[nodiscard]] QString description(std::size_t bin) const;

    PlotData m_data;
    std::optional<ValueType> m_type;
    std::optional<std::size_t> m_selected;
    QCustomPlot* m_plot;
    std::array<QCPBars*, allValueTypes.size()> m_bars{};
    QCPItemRect* m_mark = nullptr; ///< behind the selected bar
};

} // namespace colonnade
