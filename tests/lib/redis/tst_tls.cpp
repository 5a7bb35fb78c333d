// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/connection.h"
#include "redis/tls.h"

#include "support/redisserver.h"
#include "support/scriptedlistener.h"

#include <QProcess>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

class TlsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<RedisServer> m_server;
    std::uint16_t m_port = 0;

    QString file(const QString& name) const { return m_folder.filePath(name); }
    std::string path(const QString& name) const { return file(name).toStdString(); }

    bool openssl(const QStringList& arguments)
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(u"openssl"_s, arguments);
        return process.waitForFinished() && process.exitCode() == 0;
    }

    /// An authority and a certificate by it for one host name.
    bool makeCertificates(const QString& authority, const QString& leaf, const QString& names)
    {
        return openssl({u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:P-256"_s,
                        u"-nodes"_s, u"-keyout"_s, authority + u".key"_s, u"-out"_s, authority + u".crt"_s, u"-subj"_s,
                        u"/CN="_s + authority, u"-days"_s, u"2"_s}) &&
               openssl({u"req"_s,
                        u"-newkey"_s,
                        u"ec"_s,
                        u"-pkeyopt"_s,
                        u"ec_paramgen_curve:P-256"_s,
                        u"-nodes"_s,
                        u"-keyout"_s,
                        leaf + u".key"_s,
                        u"-out"_s,
                        leaf + u".crt"_s,
                        u"-subj"_s,
                        u"/CN="_s + leaf,
                        u"-addext"_s,
                        u"subjectAltName="_s + names,
                        u"-x509"_s,
                        u"-CA"_s,
                        authority + u".crt"_s,
                        u"-CAkey"_s,
                        authority + u".key"_s,
                        u"-days"_s,
                        u"2"_s});
    }

    Result<Connection> connect(const std::string& host, const TlsOptions& options)
    {
        const ServerAddress address{.host = host, .port = m_port, .tls = true, .tlsOptions = options};
        return Connection::open(address, {}, {});
    }

    TlsOptions goodOptions() const
    {
        return {.caFile = path(u"ca.crt"_s), .certFile = path(u"us.crt"_s), .keyFile = path(u"us.key"_s)};
    }

private Q_SLOTS:
    void initTestCase()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        QVERIFY(makeCertificates(u"ca"_s, u"server"_s, u"DNS:localhost,IP:127.0.0.1"_s));
        QVERIFY(makeCertificates(u"ca2"_s, u"other"_s, u"DNS:localhost"_s));
        QVERIFY(openssl({u"req"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:P-256"_s, u"-nodes"_s,
                         u"-keyout"_s, u"us.key"_s, u"-out"_s, u"us.crt"_s, u"-subj"_s, u"/CN=us"_s, u"-x509"_s,
                         u"-CA"_s, u"ca.crt"_s, u"-CAkey"_s, u"ca.key"_s, u"-days"_s, u"2"_s}));
        m_port = freeTcpPort();
        m_server = std::make_unique<RedisServer>(
            RedisServer::Product::Redis,
            QStringList{u"--tls-port"_s, QString::number(m_port), u"--tls-cert-file"_s, file(u"server.crt"_s),
                        u"--tls-key-file"_s, file(u"server.key"_s), u"--tls-ca-cert-file"_s, file(u"ca.crt"_s)});
        QVERIFY2(m_server->start(), qPrintable(m_server->failure()));
    }
    void cleanupTestCase() { m_server.reset(); }

    void rightCertificates_connect()
    {
        for (const char* host : {"localhost", "127.0.0.1"}) {
            auto connection = connect(host, goodOptions());
            QVERIFY2(connection, connection ? "" : connection.error().detail.c_str());
            const std::string big(300'000, 'x'); // many TLS records
            for (int i = 0; i < 20; ++i)
                QVERIFY(connection->append({"ECHO", big}));
            for (int i = 0; i < 20; ++i) {
                const auto reply = connection->receive({});
                QVERIFY(reply);
                QVERIFY(reply->text() == big);
            }
        }
    }

    void certificateForAnotherHost_isRefused()
    {
        TlsOptions options = goodOptions();
        options.serverName = "db.example.com";
        const auto connection = connect("localhost", options);
        QVERIFY(!connection);
        QCOMPARE(connection.error().code, ErrorCode::TlsFailed);
        QVERIFY2(connection.error().detail.contains("name"), connection.error().detail.c_str());

        const auto byAddress = connect("127.0.0.2", goodOptions()); // the certificate says .1
        QVERIFY(!byAddress);
    }

    void serverNameOfTheOptions_isTheOneThatCounts()
    {
        TlsOptions options = goodOptions();
        options.serverName = "localhost";
        QVERIFY(connect("127.0.0.1", options));
    }

    void unknownAuthority_isRefused()
    {
        TlsOptions options = goodOptions();
        options.caFile = path(u"ca2.crt"_s);
        QCOMPARE(connect("localhost", options).error().code, ErrorCode::TlsFailed);
        options.caFile.clear(); // the system's
        QCOMPARE(connect("localhost", options).error().code, ErrorCode::TlsFailed);
        options.insecure = true;
        QVERIFY(connect("localhost", options));
    }

    void missingClientCertificate_isRefused()
    {
        const auto connection = connect("localhost", {.caFile = path(u"ca.crt"_s)});
        QVERIFY(!connection);
        QCOMPARE(connection.error().code, ErrorCode::TlsFailed);
        QVERIFY2(connection.error().detail.contains("certificate"), connection.error().detail.c_str());
    }

    void badFiles_areNamed()
    {
        for (const auto file : {&TlsOptions::caFile, &TlsOptions::certFile, &TlsOptions::keyFile}) {
            TlsOptions options = goodOptions();
            options.*file = "/nonexistent.pem";
            const auto connection = connect("localhost", options);
            QVERIFY(!connection);
            QCOMPARE(connection.error().code, ErrorCode::TlsFailed);
            QVERIFY(connection.error().detail.starts_with("/nonexistent.pem: "));
        }
    }

    void plainServer_isRefused()
    {
        const ScriptedListener listener([](std::string_view) { return std::string("-ERR what?\r\n"); });
        const ServerAddress address{.port = listener.port(), .tls = true};
        const auto connection = Connection::open(address, {}, {});
        QVERIFY(!connection);
        QCOMPARE(connection.error().code, ErrorCode::TlsFailed);
    }
};

QTEST_APPLESS_MAIN(TlsTest)
#include "tst_tls.moc"
