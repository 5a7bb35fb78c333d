// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/tappedsource.h"
#include "support/collectingsink.h"
#include "support/listsource.h"

#include <QTest>

using namespace colonnade;
using namespace colonnade::test;

class TappedSourceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tap_seesWhatTheSinkSees()
    {
        std::vector<std::string> seen;
        TimePoint takenAt{};
        TappedSource source(std::make_unique<ListSource>("a string 1\nb string 2\n"),
                            [&](const SourceInfo& info, const KeyBatch& batch) {
                                takenAt = info.takenAt;
                                for (std::size_t i = 0; i < batch.size(); ++i)
                                    seen.emplace_back(batch[i].name);
                            });
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(summary->complete);
        QCOMPARE(sink.names(), (std::vector<std::string>{"a", "b"}));
        QCOMPARE(seen, sink.names());
        QCOMPARE(takenAt, testTakenAt);
        QCOMPARE(sink.starts, 1);
        QCOMPARE(sink.progress.done, 2u);
        QCOMPARE(source.openValues().error().code, ErrorCode::NotAvailable);
    }
};

QTEST_APPLESS_MAIN(TappedSourceTest)
#include "tst_tappedsource.moc"
