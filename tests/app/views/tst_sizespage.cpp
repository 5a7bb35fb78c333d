// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/sizespage.h"

#include "models/distributionmodel.h"
#include "support/analyses.h"
#include "support/pages.h"
#include "views/distributionview.h"
#include "views/histogramplot.h"

#include <QComboBox>
#include <QTableView>

using namespace colonnade;

class SizesPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_demo = demoAnalysis(); }
    void click_listsTheKeysOfTheBar();
    void keyboardAlone_walksTheBarsAndActivates();
    void chosenType_narrowsTheBars();
    void everyMetric_isCountedAndListed();
    void unknownMetric_saysHowToGetIt();

private:
    [[nodiscard]] static bool settled(const SizesPage& page)
    {
        return QTest::qWaitFor([&page] { return !page.isBusy(); });
    }
    void verifyList(const PageRequests& requests, Metric metric, std::size_t bin, std::optional<ValueType> type) const
    {
        const auto list = std::get<KeyList>(requests.places.back());
        QVERIFY(!list.title.isEmpty());
        const std::vector<KeyId> expected = keysInBucket(*m_demo->keyspace, m_demo->keyspace->all(), metric, type, bin);
        QVERIFY(!expected.empty());
        QCOMPARE(list.keys.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(list.keys[i], expected[i]);
    }
    std::shared_ptr<const Analysis> m_demo;
};

void SizesPageTest::click_listsTheKeysOfTheBar()
{
    SizesPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    HistogramPlot* plot = page.distribution()->plot();
    const std::size_t bin = Histogram::bucketOf(100);
    const QRect bar = plot->binRect(bin);
    QVERIFY(bar.width() > 3);
    QTest::mouseClick(plot->childAt(bar.center()), Qt::LeftButton, {}, bar.center());
    QTRY_COMPARE(requests.places.size(), 1u);
    QCOMPARE(plot->selectedBin(), bin);
    verifyList(requests, Metric::MemoryBytes, bin, std::nullopt);
}

void SizesPageTest::keyboardAlone_walksTheBarsAndActivates()
{
    SizesPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    HistogramPlot* plot = page.distribution()->plot();
    plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(plot, Qt::Key_End);
    QTest::keyClick(plot, Qt::Key_Left);
    QVERIFY(plot->selectedBin());
    QVERIFY(!plot->accessibleDescription().isEmpty());
    const std::size_t bin = *plot->selectedBin();
    QTest::keyClick(plot, Qt::Key_Return);
    QTRY_COMPARE(requests.places.size(), 1u);
    verifyList(requests, Metric::MemoryBytes, bin, std::nullopt);
    QTest::keyClick(plot, Qt::Key_Home);
    QVERIFY(*plot->selectedBin() < bin);
    const std::size_t first = *plot->selectedBin();
    QTest::keyClick(plot, Qt::Key_Left); // stays at the end
    QCOMPARE(plot->selectedBin(), first);
}

void SizesPageTest::chosenType_narrowsTheBars()
{
    SizesPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    QTableView* table = page.distribution()->table();
    const auto* model = qobject_cast<const DistributionModel*>(table->model());
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->type(row) == ValueType::ZSet)
            table->setCurrentIndex(model->index(row, 0));
    }
    QCOMPARE(model->type(table->currentIndex().row()), ValueType::ZSet);
    HistogramPlot* plot = page.distribution()->plot();
    plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(plot, Qt::Key_Home);
    QTest::keyClick(plot, Qt::Key_Return);
    QTRY_COMPARE(requests.places.size(), 1u);
    verifyList(requests, Metric::MemoryBytes, plot->selectedBin().value(), ValueType::ZSet);

    page.setView({m_demo, m_demo->keyspace->findNode("cx").value()});
    QVERIFY(settled(page));
    QCOMPARE(model->type(table->currentIndex().row()), ValueType::ZSet); // stays chosen from place to place
}

void SizesPageTest::everyMetric_isCountedAndListed()
{
    SizesPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    HistogramPlot* plot = page.distribution()->plot();
    for (int i = 0; i < page.metricChooser()->count(); ++i) {
        page.metricChooser()->setCurrentIndex(i);
        QVERIFY(settled(page));
        plot->setFocus(Qt::TabFocusReason);
        QTest::keyClick(plot, Qt::Key_End);
        QTest::keyClick(plot, Qt::Key_Return);
        QTRY_COMPARE(requests.places.size(), std::size_t(i) + 1);
        verifyList(requests, Metric(page.metricChooser()->currentData().toInt()), plot->selectedBin().value(),
                   std::nullopt);
    }
}

void SizesPageTest::unknownMetric_saysHowToGetIt()
{
    SizesPage page;
    QVERIFY(showSettled(page, {analysisFrom("a:1 unknown -\nb:2 unknown -"), Keyspace::root}));
    QVERIFY(!page.distribution()->plot()->isVisible());
    page.metricChooser()->setCurrentIndex(page.metricChooser()->findData(int(Metric::NameBytes)));
    QVERIFY(settled(page));
    QVERIFY(page.distribution()->plot()->isVisible());
}

QTEST_MAIN(SizesPageTest)
#include "tst_sizespage.moc"
