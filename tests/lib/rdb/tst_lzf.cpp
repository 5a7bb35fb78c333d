// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/lzf.h"
#include "support/dumpbytes.h"

#include <QTest>

#include <random>

using namespace colonnade;

namespace {

// What liblzf makes of it, without the string head.
std::string compressed(std::string_view text)
{
    const std::string stored = DumpBytes().compressed(text).bytes();
    const auto sizeOfLength = [](std::uint64_t n) { return DumpBytes().length(n).bytes().size(); };
    for (std::size_t head = 3; head < 12; ++head) {
        if (head == 1 + sizeOfLength(stored.size() - head) + sizeOfLength(text.size()))
            return stored.substr(head);
    }
    return {};
}

std::string mixedText(std::size_t size)
{
    std::mt19937 random(7);
    std::string text;
    while (text.size() < size) {
        const std::size_t piece = random() % 600 + 1;
        if (random() % 2 == 0)
            text.append(piece, static_cast<char>('a' + random() % 26));
        else if (text.size() > 9000)
            text += text.substr(text.size() - 8192 + random() % 100, piece);
        else
            for (std::size_t i = 0; i < piece; ++i)
                text += static_cast<char>(random() % 256);
    }
    text.resize(size);
    return text;
}

} // namespace

class LzfTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatLiblzfMakes_comesBack()
    {
        for (const std::size_t size : {100u, 5000u, 70000u, 300000u}) {
            const std::string text = mixedText(size);
            std::string raw;
            QVERIFY(lzfDecompress(compressed(text), text.size(), raw));
            QVERIFY(raw == text);
        }
    }

    void piecewise_givesTheSame()
    {
        const std::string text = mixedText(300000);
        const std::string small = compressed(text);
        LzfStream stream(small);
        std::string together;
        for (std::string_view piece = stream.next(); !piece.empty(); piece = stream.next()) {
            QVERIFY(piece.size() <= 64 * 1024);
            together += piece;
        }
        QVERIFY(!stream.damaged());
        QVERIFY(together == text);
    }

    void otherSizes_areDamage()
    {
        const std::string text(1000, 'a');
        const std::string small = compressed(text);
        std::string raw;
        QVERIFY(!lzfDecompress(small, text.size() - 1, raw));
        QVERIFY(!lzfDecompress(small, text.size() + 1, raw));
        for (std::size_t cut = 0; cut < small.size(); ++cut)
            QVERIFY(!lzfDecompress(small.substr(0, cut), text.size(), raw));
    }

    void copiesFromBeforeTheStart_areDamage()
    {
        std::string raw;
        QVERIFY(!lzfDecompress(std::string("\x20\x00", 2), 3, raw));
        const std::string early("\x00"
                                "a"
                                "\x20\x01",
                                4);
        QVERIFY(!lzfDecompress(early, 4, raw));
        LzfStream stream(early);
        QVERIFY(stream.next().empty());
        QVERIFY(stream.damaged());
    }

    void anyBytes_doNoHarm()
    {
        std::mt19937 random(11);
        std::string raw;
        for (int round = 0; round < 20000; ++round) {
            std::string bytes(random() % 40, '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(random() % 256);
            const std::size_t size = random() % 300;
            if (lzfDecompress(bytes, size, raw))
                QCOMPARE(raw.size(), size);
        }
    }

    void bombs_areKnownByTheirSizes()
    {
        QVERIFY(lzfCanGive(3, 264));
        QVERIFY(lzfCanGive(0, 0));
        QVERIFY(!lzfCanGive(5, 4ULL << 30));
        QVERIFY(!lzfCanGive(1 << 20, 1ULL << 62));
    }
};

QTEST_APPLESS_MAIN(LzfTest)
#include "tst_lzf.moc"
