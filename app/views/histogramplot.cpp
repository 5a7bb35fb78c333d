// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/histogramplot.h"

#include "text/quantity.h"
#include "views/palette.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace colonnade {

namespace {

constexpr double bottom = 0.5; ///< of the count axis: a bar of one key still shows
constexpr double barWidth = 0.86;

/// Ticks at powers of ten, in the program's own numbers.
class CountTicker : public QCPAxisTickerLog
{
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return tick < 1 ? QString() : shortCountText(static_cast<std::uint64_t>(std::llround(tick)));
    }
};

QColor blended(const QColor& one, const QColor& other, double share)
{
    const auto part = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

} // namespace

HistogramPlot::HistogramPlot(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_plot);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Histogram"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    setUpPlot();
    applyPalette();
}

void HistogramPlot::setUpPlot()
{
    m_plot->axisRect()->setupFullAxesBox(false);
    m_plot->xAxis2->setVisible(false);
    m_plot->yAxis2->setVisible(false);
    m_plot->yAxis->setScaleType(QCPAxis::stLogarithmic);
    const QSharedPointer<CountTicker> counts(new CountTicker);
    counts->setLogBase(10);
    counts->setSubTickCount(0);
    m_plot->yAxis->setTicker(counts);
    m_plot->yAxis->setLabel(tr("Keys"));
    m_plot->yAxis->setSubTicks(false);
    m_plot->xAxis->setSubTicks(false);
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerText>(new QCPAxisTickerText));
    m_plot->xAxis->grid()->setVisible(false);
    m_plot->yAxis->grid()->setSubGridVisible(false);
    m_plot->axisRect()->setMinimumMargins({});

    m_mark = new QCPItemRect(m_plot);
    m_mark->setLayer(QStringLiteral("background"));
    m_mark->setVisible(false);
    for (const ValueType type : allValueTypes) {
        auto* bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        bars->setWidth(barWidth);
        bars->setBaseValue(bottom);
        bars->setAntialiased(false);
        if (type != allValueTypes.front())
            bars->moveAbove(m_bars[std::size_t(type) - 1]);
        m_bars[std::size_t(type)] = bars;
    }
}

void HistogramPlot::showBins(const PlotData& bins, std::optional<ValueType> type)
{
    m_data = bins;
    m_type = type;
    if (m_selected && (*m_selected >= m_data.bins.size() || countOf(m_data.bins[*m_selected]) == 0))
        select(std::nullopt);
    m_plot->clearItems();
    m_mark = new QCPItemRect(m_plot);
    m_mark->setLayer(QStringLiteral("background"));
    drawBars();
    drawTicks();
    drawLimits();
    applyPalette();
    updateSelection();
    m_plot->replot();
}

std::uint64_t HistogramPlot::countOf(const PlotBin& bin) const
{
    return m_type ? bin.counts[std::size_t(*m_type)] : bin.total();
}

void HistogramPlot::drawBars()
{
    std::uint64_t most = 1;
    for (QCPBars* bars : m_bars)
        bars->data()->clear();
    for (std::size_t i = 0; i < m_data.bins.size(); ++i) {
        const std::uint64_t total = countOf(m_data.bins[i]);
        most = std::max(most, total);
        if (total == 0)
            continue;
        // The whole bar ends at `total`; the types share its height as it looks, in logarithms.
        const auto heightAt = [total](std::uint64_t sum) {
            const double share = static_cast<double>(sum) / static_cast<double>(total);
            return bottom * std::pow(static_cast<double>(total) / bottom, share);
        };
        std::uint64_t sum = 0;
        for (const ValueType type : allValueTypes) {
            const std::uint64_t count = m_data.bins[i].counts[std::size_t(type)];
            if (count == 0 || (m_type && type != *m_type))
                continue;
            m_bars[std::size_t(type)]->addData(static_cast<double>(i) + 0.5, heightAt(sum + count) - heightAt(sum));
            sum += count;
        }
    }
    m_plot->yAxis->setRange(bottom, static_cast<double>(most) * 2);
}

void HistogramPlot::drawTicks()
{
    constexpr double margin = 0.4;
    m_plot->xAxis->setRange(m_data.first - margin, m_data.last + margin);
    auto ticker = m_plot->xAxis->ticker().dynamicCast<QCPAxisTickerText>();
    ticker->clear();
    // Labels that would touch the one before are left out; the tick stays.
    const double pixels = std::max(1.0, static_cast<double>(m_plot->width()) * 0.85);
    const double perPixel = (m_data.last - m_data.first + 2 * margin) / pixels;
    double free = -1e9;
    for (const PlotMark& tick : m_data.ticks) {
        const double half = fontMetrics().horizontalAdvance(tick.label + QStringLiteral("  ")) * perPixel / 2;
        const bool fits = tick.position - half > free;
        ticker->addTick(tick.position, fits ? tick.label : QString());
        if (fits && tick.position >= m_data.first - margin)
            free = tick.position + half;
    }
}

void HistogramPlot::drawLimits()
{
    for (const PlotMark& limit : m_data.limits) {
        auto* line = new QCPItemStraightLine(m_plot);
        line->point1->setCoords(limit.position, bottom);
        line->point2->setCoords(limit.position, 1);
        auto* label = new QCPItemText(m_plot);
        label->position->setTypeX(QCPItemPosition::ptPlotCoords);
        label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        label->position->setCoords(limit.position, 0.01);
        label->setRotation(-90);
        label->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
        label->setText(limit.label);
    }
}

void HistogramPlot::applyPalette()
{
    const QPalette colors = palette();
    const QColor base = colors.color(QPalette::Base);
    const QColor text = colors.color(QPalette::Text);
    m_plot->setBackground(base);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        const QPen thin(blended(base, text, 0.35), 1);
        axis->setBasePen(thin);
        axis->setTickPen(thin);
        axis->setTickLabelColor(text);
        axis->setLabelColor(quietColor(colors));
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
        axis->grid()->setPen(QPen(blended(base, text, 0.12), 1));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    for (const ValueType type : allValueTypes) {
        m_bars[std::size_t(type)]->setPen(Qt::NoPen);
        m_bars[std::size_t(type)]->setBrush(typeColor(type, base));
    }
    for (int i = 0; i < m_plot->itemCount(); ++i) {
        if (auto* line = qobject_cast<QCPItemStraightLine*>(m_plot->item(i)))
            line->setPen(QPen(quietColor(colors), 1, Qt::DashLine));
        if (auto* label = qobject_cast<QCPItemText*>(m_plot->item(i))) {
            QColor behind = base; // keeps the label legible where it stands on a bar
            behind.setAlphaF(0.8F);
            label->setBrush(behind);
            label->setColor(quietColor(colors));
            label->setFont(font());
        }
    }
    const QColor highlight = colors.color(QPalette::Highlight);
    m_mark->setPen(hasFocus() ? QPen(highlight, 2) : QPen(Qt::NoPen));
    m_mark->setBrush(blended(base, highlight, 0.25));
}

void HistogramPlot::updateSelection()
{
    m_mark->setVisible(m_selected.has_value());
    if (!m_selected)
        return;
    for (QCPItemPosition* corner : {m_mark->topLeft, m_mark->bottomRight}) {
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    m_mark->topLeft->setCoords(static_cast<double>(*m_selected), 0);
    m_mark->bottomRight->setCoords(static_cast<double>(*m_selected) + 1, 1);
}

void HistogramPlot::select(std::optional<std::size_t> bin)
{
    if (bin == m_selected)
        return;
    m_selected = bin;
    updateSelection();
    setAccessibleDescription(bin ? description(*bin) : QString());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    Q_EMIT selectedBinChanged();
}

void HistogramPlot::selectNext(int step)
{
    const auto bins = static_cast<std::ptrdiff_t>(m_data.bins.size());
    std::ptrdiff_t at = m_selected ? static_cast<std::ptrdiff_t>(*m_selected) : (step > 0 ? -1 : bins);
    for (at += step; at >= 0 && at < bins; at += step) {
        if (countOf(m_data.bins[std::size_t(at)]) > 0) {
            select(std::size_t(at));
            return;
        }
    }
}

QString HistogramPlot::description(std::size_t bin) const
{
    const PlotBin& shown = m_data.bins[bin];
    const std::uint64_t total = countOf(shown);
    //: A bar of a histogram: "1 KiB to under 2 KiB: 1,234 keys"
    QStringList lines{tr("%1: %2 keys", nullptr, pluralNumber(total)).arg(shown.range, countText(total))};
    for (const ValueType type : allValueTypes) {
        const std::uint64_t count = shown.counts[std::size_t(type)];
        if (count > 0 && count < total && !m_type)
            lines += typeText(type) + QStringLiteral(": ") + countText(count);
    }
    return lines.join(QLatin1Char('\n'));
}

std::optional<std::size_t> HistogramPlot::binAt(const QPoint& at) const
{
    if (!m_plot->axisRect()->rect().contains(at))
        return std::nullopt;
    const double position = m_plot->xAxis->pixelToCoord(at.x());
    if (position < 0 || position >= static_cast<double>(m_data.bins.size()))
        return std::nullopt;
    const auto bin = static_cast<std::size_t>(position);
    return countOf(m_data.bins[bin]) > 0 ? std::optional(bin) : std::nullopt;
}

QRect HistogramPlot::binRect(std::size_t bin) const
{
    const QRect area = m_plot->axisRect()->rect();
    const int left = qRound(m_plot->xAxis->coordToPixel(static_cast<double>(bin)));
    const int right = qRound(m_plot->xAxis->coordToPixel(static_cast<double>(bin) + 1));
    return QRect(left, area.top(), right - left, area.height()).intersected(area);
}

bool HistogramPlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        auto* mouse = static_cast<QMouseEvent*>(event);
        const auto bin = binAt(mouse->position().toPoint());
        m_plot->setCursor(bin ? Qt::PointingHandCursor : Qt::ArrowCursor);
        QToolTip::showText(mouse->globalPosition().toPoint(), bin ? description(*bin) : QString(), m_plot);
    } else if (event->type() == QEvent::MouseButtonRelease) {
        auto* mouse = static_cast<QMouseEvent*>(event);
        const auto bin = binAt(mouse->position().toPoint());
        if (mouse->button() == Qt::LeftButton && bin) {
            setFocus(Qt::MouseFocusReason);
            select(bin);
            Q_EMIT binActivated(*bin);
        }
    } else if (event->type() == QEvent::Resize) {
        drawTicks();
    }
    return QWidget::eventFilter(watched, event);
}

void HistogramPlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        selectNext(-1);
        return;
    case Qt::Key_Right:
        selectNext(1);
        return;
    case Qt::Key_Home:
        select(std::nullopt);
        selectNext(1);
        return;
    case Qt::Key_End:
        select(std::nullopt);
        selectNext(-1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selected)
            Q_EMIT binActivated(*m_selected);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void HistogramPlot::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_selected && (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason))
        selectNext(1);
    applyPalette();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramPlot::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    applyPalette();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramPlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyPalette();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

QSize HistogramPlot::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 16};
}

QSize HistogramPlot::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 7};
}

} // namespace colonnade
