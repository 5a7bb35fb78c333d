// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/crc64.h"
#include "rdb/dumpstream.h"
#include "rdb/filechecksum.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <lz4frame.h>
#include <sys/stat.h>
#include <zlib.h>
#include <zstd.h>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

std::string gzipped(const std::string& bytes)
{
    z_stream deflater{};
    if (deflateInit2(&deflater, 6, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    std::string out(bytes.size() + 1000, '\0');
    std::string in = bytes;
    deflater.next_in = reinterpret_cast<unsigned char*>(in.data());
    deflater.avail_in = static_cast<uInt>(in.size());
    deflater.next_out = reinterpret_cast<unsigned char*>(out.data());
    deflater.avail_out = static_cast<uInt>(out.size());
    deflate(&deflater, Z_FINISH);
    out.resize(deflater.total_out);
    deflateEnd(&deflater);
    return out;
}

std::string zstandard(const std::string& bytes)
{
    std::string out(ZSTD_compressBound(bytes.size()), '\0');
    out.resize(ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), 3));
    return out;
}

std::string lz4(const std::string& bytes)
{
    std::string out(LZ4F_compressFrameBound(bytes.size(), nullptr), '\0');
    out.resize(LZ4F_compressFrame(out.data(), out.size(), bytes.data(), bytes.size(), nullptr));
    return out;
}

/// As Valkey compresses a whole dump.
std::string inEnvelope(const std::string& bytes, const std::string& head = std::string("VKCS\1\1\0\0", 8))
{
    return head + lz4(bytes);
}

std::string someBytes()
{
    std::string bytes;
    for (int i = 0; i < 400'000; ++i)
        bytes += static_cast<char>((i * i / 7) & 0xff);
    return bytes;
}

struct Content
{
    std::string bytes;
    std::optional<Error> failure;
};

Content contentOf(DumpStream& stream, std::size_t atOnce = 10'000)
{
    Content content;
    std::string buffer(atOnce, '\0');
    for (;;) {
        const auto got = stream.read(buffer.data(), buffer.size());
        if (!got)
            content.failure = got.error();
        if (!got || *got == 0)
            return content;
        content.bytes.append(buffer, 0, *got);
    }
}

} // namespace

class DumpStreamTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string write(const QString& name, const std::string& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0)
            return {};
        return file.fileName().toStdString();
    }

private Q_SLOTS:
    void envelopesOfOtherKinds_areRefused()
    {
        const auto error = [this](const std::string& head) {
            return DumpStream::open(write(u"other"_s, inEnvelope("REDIS", head))).error();
        };
        QCOMPARE(error(std::string("VKCS\2\1\0\0", 8)).code, ErrorCode::UnsupportedFormat);
        QCOMPARE(error(std::string("VKCS\1\2\0\0", 8)).code, ErrorCode::UnsupportedFormat);
        QCOMPARE(error(std::string("VKCS\1\1\0\1", 8)).code, ErrorCode::UnsupportedFormat);
        QCOMPARE(DumpStream::open(write(u"short"_s, "VKCS\1")).error().code, ErrorCode::Truncated);
    }

    void plainAndCompressedFiles_giveTheSame()
    {
        const std::string bytes = someBytes();
        const std::map<QString, std::string> files{
            {u"plain"_s, bytes},
            {u"gz"_s, gzipped(bytes)},
            {u"zst"_s, zstandard(bytes)},
            {u"lz4"_s, lz4(bytes)},
            {u"two.lz4"_s, lz4(bytes.substr(0, 1000)) + lz4(bytes.substr(1000))},
            {u"valkey"_s, inEnvelope(bytes)},
            {u"two.gz"_s, gzipped(bytes.substr(0, 1000)) + gzipped(bytes.substr(1000))},
            {u"two.zst"_s, zstandard(bytes.substr(0, 1000)) + zstandard(bytes.substr(1000))}};
        for (const auto& [name, stored] : files) {
            for (const std::size_t atOnce : {7u, 100'000u}) {
                const auto stream = DumpStream::open(write(name, stored));
                QVERIFY(stream);
                const Content content = contentOf(**stream, atOnce);
                QVERIFY2(!content.failure && content.bytes == bytes, qPrintable(name));
                QCOMPARE((*stream)->isCompressed(), name != u"plain"_s);
                QCOMPARE((*stream)->filePosition(), (*stream)->fileSize());
            }
        }
    }

    void cutCompressedFiles_areTruncated()
    {
        const std::string bytes = someBytes();
        for (const std::string& whole : {gzipped(bytes), zstandard(bytes), lz4(bytes)}) {
            for (const std::size_t cut : {whole.size() - 1, whole.size() / 2, std::size_t(20)}) {
                const auto stream = DumpStream::open(write(u"cut"_s, whole.substr(0, cut)));
                QVERIFY(stream);
                const Content content = contentOf(**stream);
                QVERIFY(content.failure);
                QCOMPARE(content.failure->code, ErrorCode::Truncated);
                QVERIFY(bytes.starts_with(content.bytes));
            }
        }
    }

    void changedCompressedFiles_areDamaged()
    {
        const std::string bytes = someBytes();
        for (std::string stored : {gzipped(bytes), zstandard(bytes), lz4(bytes)}) {
            stored[stored.size() / 2] = static_cast<char>(~stored[stored.size() / 2]);
            const auto stream = DumpStream::open(write(u"changed"_s, stored));
            QVERIFY(stream);
            const Content content = contentOf(**stream);
            // zstd without a checksum may decode other bytes instead.
            QVERIFY(content.failure || content.bytes != bytes);
            QVERIFY(!content.failure || content.failure->code == ErrorCode::Damaged);
        }
    }

    void whatCannotBeOpened_saysWhy()
    {
        const auto errorOf = [](const QString& path) { return DumpStream::open(path.toStdString()).error().code; };
        QCOMPARE(errorOf(m_folder.filePath(u"missing.rdb"_s)), ErrorCode::FileNotFound);
        QCOMPARE(errorOf(m_folder.path()), ErrorCode::FileIsFolder);
        write(u"empty"_s, "");
        QCOMPARE(errorOf(m_folder.filePath(u"empty"_s)), ErrorCode::FileEmpty);
        const QString pipe = m_folder.filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QCOMPARE(errorOf(pipe), ErrorCode::FileReadFailed);
    }

    void offsets_areKeptByPlainFiles()
    {
        const std::string bytes = someBytes();
        const auto plain = DumpStream::open(write(u"plain"_s, bytes), 300'000);
        QCOMPARE((*plain)->startOffset(), 300'000u);
        QVERIFY(contentOf(**plain).bytes == bytes.substr(300'000));
        const auto compressed = DumpStream::open(write(u"gz"_s, gzipped(bytes)), 300'000);
        QCOMPARE((*compressed)->startOffset(), 0u);
    }

    void fileCutWhileItIsRead_endsThere()
    {
        const std::string bytes = someBytes();
        const std::string path = write(u"shrinks"_s, bytes);
        const auto stream = DumpStream::open(path);
        std::string buffer(1000, '\0');
        QCOMPARE((*stream)->read(buffer.data(), buffer.size()).value(), 1000u);
        QVERIFY(QFile::resize(QString::fromStdString(path), 1500));
        const Content rest = contentOf(**stream);
        QVERIFY(!rest.failure);
        QCOMPARE(rest.bytes.size(), 500u);
    }

    void stop_endsReading()
    {
        std::stop_source stop;
        const auto stream = DumpStream::open(write(u"plain"_s, someBytes()), 0, stop.get_token());
        stop.request_stop();
        QCOMPARE(contentOf(**stream).failure->code, ErrorCode::Cancelled);
    }

    void checksumOfAFile_isThatOfItsBytes()
    {
        const std::string bytes = someBytes();
        const std::string path = write(u"plain"_s, bytes);
        QCOMPARE(FileChecksum(path, bytes.size()).take(), crc64(bytes));
        QCOMPARE(FileChecksum(path, 300'001).take(), crc64(bytes.substr(0, 300'001)));
        QVERIFY(!FileChecksum(path, bytes.size() + 1).take());
        FileChecksum notTaken(path, bytes.size());
    }
};

QTEST_GUILESS_MAIN(DumpStreamTest)
#include "tst_dumpstream.moc"
