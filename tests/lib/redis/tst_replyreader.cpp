// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/replyreader.h"

#include <hiredis/read.h>

#include <QTest>

using namespace colonnade;
using namespace std::string_literals;

namespace {

/// Readable form: 1, nil, +status, "text", !error, [a b].
std::string shown(Reply reply)
{
    switch (reply.kind()) {
    case ReplyKind::Nil:
        return "nil";
    case ReplyKind::Integer:
        return std::to_string(reply.integer());
    case ReplyKind::Status:
        return '+' + std::string(reply.text());
    case ReplyKind::Text:
        return '"' + std::string(reply.text()) + '"';
    case ReplyKind::Error:
        return '!' + std::string(reply.text());
    case ReplyKind::Array:
        break;
    }
    std::string text = "[";
    for (const Reply element : reply)
        text += (text.size() > 1 ? " " : "") + shown(element);
    return text + ']';
}

class Parser
{
public:
    ~Parser() { redisReaderFree(m_hiredis); }

    void feed(std::string_view bytes) { redisReaderFeed(m_hiredis, bytes.data(), bytes.size()); }
    std::string next()
    {
        const auto reply = m_reader.next();
        return reply ? shown(*reply) : "?" + m_reader.failure();
    }

private:
    redisReader* m_hiredis = redisReaderCreateWithFunctions(nullptr);
    ReplyReader m_reader{m_hiredis};
};

const std::string everyKind = ":-7\r\n+OK\r\n-ERR no\r\n$-1\r\n*-1\r\n$3\r\na\0b\r\n$0\r\n\r\n*0\r\n"
                              "*3\r\n*2\r\n:1\r\n$1\r\nx\r\n$2\r\nyz\r\n*1\r\n*1\r\n:2\r\n"s;

} // namespace

class ReplyReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKind_isRead_whereverThePacketsAreCut()
    {
        for (std::size_t piece = 1; piece <= everyKind.size(); ++piece) {
            Parser parser;
            std::string seen;
            for (std::size_t at = 0; at < everyKind.size(); at += piece) {
                parser.feed(std::string_view(everyKind).substr(at, piece));
                for (std::string reply = parser.next(); reply != "?"; reply = parser.next())
                    seen += reply + ' ';
            }
            QCOMPARE(seen, "-7 +OK !ERR no nil nil \"a\0b\" \"\" [] [[1 \"x\"] \"yz\" [[2]]] "s);
        }
    }

    void elements_areFoundByIndex()
    {
        redisReader* const hiredis = redisReaderCreateWithFunctions(nullptr);
        ReplyReader reader(hiredis);
        const std::string_view bytes = "*3\r\n:5\r\n*1\r\n:6\r\n:7\r\n";
        redisReaderFeed(hiredis, bytes.data(), bytes.size());
        const auto reply = reader.next();
        QVERIFY(reply);
        QCOMPARE(reply->size(), 3u);
        QCOMPARE((*reply)[0].integer(), 5);
        QCOMPARE((*reply)[1][0].integer(), 6);
        QCOMPARE((*reply)[2].integer(), 7);
        QCOMPARE((*reply)[2].size(), 0u);
        QCOMPARE((*reply)[2].text(), "");
        redisReaderFree(hiredis);
    }

    void foreignBytes_areAFailure_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const char* bytes : {"HTTP/1.1 400 Bad Request\r\n", "220 mail ready\r\n", "$x\r\n", ":1x\r\n", "*-2\r\n",
                                  "$-2\r\n", "*99999999999\r\n", "\x15\x03\x01"})
            QTest::newRow(bytes) << QByteArray(bytes);
    }
    void foreignBytes_areAFailure()
    {
        QFETCH(const QByteArray, bytes);
        Parser parser;
        parser.feed({bytes.data(), std::size_t(bytes.size())});
        const std::string reply = parser.next();
        QVERIFY2(reply.starts_with('?') && reply.size() > 1, reply.c_str());
    }

    void announcedSizes_allocateNothing()
    {
        Parser parser;
        parser.feed("*4000000\r\n*4000000\r\n$500000000\r\nx"); // would be gigabytes
        QCOMPARE(parser.next(), "?");
    }

    void nestedArrays_areBoundedAsAWhole()
    {
        Parser parser;
        parser.feed("*4000000\r\n");
        std::string reply;
        std::string inner = "*1000000\r\n";
        for (int i = 0; i < 1'000'000; ++i)
            inner += "_\r\n";
        for (int i = 0; i < 6 && reply.size() < 2; ++i) {
            parser.feed(inner);
            reply = parser.next();
        }
        QVERIFY2(reply.starts_with('?') && reply.size() > 1, reply.c_str());
    }
};

QTEST_APPLESS_MAIN(ReplyReaderTest)
#include "tst_replyreader.moc"
