// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/standardinput.h"

#include "source/valuereader.h"
#include "support/collectingsink.h"
#include "support/dumpbytes.h"

#include <QTest>

#include <array>

#include <unistd.h>

using namespace colonnade;
using namespace colonnade::test;

namespace {

/// Makes these bytes, less than a pipe holds, standard input.
bool give(const std::string& bytes)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return false;
    const bool written = ::write(ends[1], bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
    ::close(ends[1]);
    const bool taken = ::dup2(ends[0], STDIN_FILENO) == STDIN_FILENO;
    ::close(ends[0]);
    return written && taken;
}

} // namespace

class StandardInputTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dumps_areReadAndTheirValuesShown()
    {
        QVERIFY(give(DumpBytes("REDIS0011").type(0).string("name").string("value").end().bytes()));
        StandardInput source;
        QCOMPARE(source.openValues().error().code, ErrorCode::NotAvailable);
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(summary);
        QVERIFY(summary->complete && summary->warnings.empty());
        QCOMPARE(sink.info.name, "-");
        QCOMPARE(sink.names(), std::vector<std::string>{"name"});
        KeyFacts key = sink.keys[0].facts;
        key.name = sink.keys[0].name;
        QCOMPARE(source.openValues().value()->page(key, {}, {})->rows.at(0).value, "value");
    }

    void cutDumps_saySo()
    {
        QVERIFY(give(DumpBytes("REDIS0011").type(0).string("name").string("value").bytes()));
        CollectingSink sink;
        const auto summary = StandardInput().read(sink, {}, {});
        QCOMPARE(summary->stoppedBy->code, ErrorCode::Truncated);
        QCOMPARE(summary->stoppedBy->subject, "-");
        QCOMPARE(summary->keys, 1u);
    }

    void names_areReadAsBefore()
    {
        QVERIFY(give("user:1\nuser:2\n"));
        CollectingSink sink;
        QVERIFY(StandardInput().read(sink, {}, {})->complete);
        QCOMPARE(sink.names(), (std::vector<std::string>{"user:1", "user:2"}));
        QVERIFY(give(""));
        CollectingSink none;
        QCOMPARE(StandardInput().read(none, {}, {})->keys, 0u);
    }
};

QTEST_APPLESS_MAIN(StandardInputTest)
#include "tst_standardinput.moc"
