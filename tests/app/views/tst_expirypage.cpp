// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/expirypage.h"

#include "support/analyses.h"
#include "support/pages.h"
#include "views/distributionview.h"
#include "views/histogramplot.h"
#include "views/linkbutton.h"

using namespace colonnade;

class ExpiryPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void permanentKeys_areALinkToTheirList();
    void bars_listTheKeysThatExpire();
    void noExpiry_saysSo();
};

void ExpiryPageTest::permanentKeys_areALinkToTheirList()
{
    ExpiryPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(
        page, {analysisFrom("a:1 string 10 ttl=60\na:2 string 10\na:3 string 10\na:4 string 10"), Keyspace::root}));
    QVERIFY(page.permanentLink()->isVisible());
    QVERIFY(page.permanentLink()->text().contains(u'3'));
    QTest::mouseClick(page.permanentLink(), Qt::LeftButton);
    QTRY_COMPARE(requests.places.size(), 1u);
    QCOMPARE(std::get<KeyList>(requests.places.front()).keys.size(), 3u);
}

void ExpiryPageTest::bars_listTheKeysThatExpire()
{
    ExpiryPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(
        page, {analysisFrom("a:1 string 10 ttl=60\na:2 string 10 ttl=50\na:3 string 10 ttl=7200"), Keyspace::root}));
    HistogramPlot* plot = page.distribution()->plot();
    plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(plot, Qt::Key_Home);
    QTest::keyClick(plot, Qt::Key_Enter);
    QTRY_COMPARE(requests.places.size(), 1u);
    QCOMPARE(std::get<KeyList>(requests.places.front()).keys.size(), 2u);
    QVERIFY(!page.permanentLink()->isVisible());
}

void ExpiryPageTest::noExpiry_saysSo()
{
    ExpiryPage page;
    QVERIFY(showSettled(page, {}));
    QVERIFY(!page.distribution()->plot()->isVisible());
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 10"), Keyspace::root}));
    QVERIFY(!page.distribution()->plot()->isVisible());
    QVERIFY(page.permanentLink()->isVisible());
}

QTEST_MAIN(ExpiryPageTest)
#include "tst_expirypage.moc"
