// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/gzip.h"

#include <QTest>

#include <zlib.h>

#include <string>

using namespace colonnade;

class GzipTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gzipped_isReadByZlib_data()
    {
        QTest::addColumn<std::size_t>("size");
        for (const std::size_t size : {0u, 1u, 100u, 65535u, 65536u, 200000u})
            QTest::addRow("%zu bytes", size) << size;
    }
    void gzipped_isReadByZlib()
    {
        QFETCH(const std::size_t, size);
        std::string plain(size, 'x');
        for (std::size_t i = 0; i < size; ++i)
            plain[i] = static_cast<char>(i * 7);
        std::string packed = gzipped(plain);

        std::string out(size + 1, '\0');
        z_stream stream{};
        stream.next_in = reinterpret_cast<Bytef*>(packed.data());
        stream.avail_in = static_cast<uInt>(packed.size());
        stream.next_out = reinterpret_cast<Bytef*>(out.data());
        stream.avail_out = static_cast<uInt>(out.size());
        QCOMPARE(inflateInit2(&stream, 16 + MAX_WBITS), Z_OK);
        QCOMPARE(inflate(&stream, Z_FINISH), Z_STREAM_END); // its checksum and length agree
        inflateEnd(&stream);
        QCOMPARE(stream.total_out, size);
        QVERIFY(out.starts_with(plain));
    }
};

QTEST_APPLESS_MAIN(GzipTest)
#include "tst_gzip.moc"
