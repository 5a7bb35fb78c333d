// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayList>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <cstdint>
#include <memory>
#include <string>

struct redisContext;

namespace colonnade::test {

/// A private server on a unix socket in a folder of its own, empty, without persistence; gone with this object (and
/// with the test program, even when that is killed). Answers after about 30 ms, so every test class can own one.
///
///     COLONNADE_REQUIRE_SERVER(product); // skips, or fails where CI is set, when it is not installed
///     RedisServer server(product, {u"--maxmemory-policy"_s, u"allkeys-lfu"_s});
///     QVERIFY2(server.start(), qPrintable(server.failure()));
///     server.run({"SET", "a:1", "x"});
class RedisServer
{
public:
    enum class Product { Redis, Valkey };
    enum class ReadyWhen { AnswersQueries, Listens }; ///< Listens: it may still be loading its dump

    static QString program(Product product); ///< empty: not installed
    static QString howToInstall(Product product);

    /// Arguments are appended to the server's command line, after ours.
    explicit RedisServer(Product product = Product::Redis, QStringList arguments = {});
    ~RedisServer();
    RedisServer(const RedisServer&) = delete;
    RedisServer& operator=(const RedisServer&) = delete;

    [[nodiscard]] bool start(ReadyWhen when = ReadyWhen::AnswersQueries);
    [[nodiscard]] QString failure() const { return m_failure; }

    [[nodiscard]] QString folder() const { return m_folder.path(); } ///< may be filled before start()
    [[nodiscard]] QString socketPath() const { return m_folder.filePath(QStringLiteral("s")); }
    [[nodiscard]] std::string url() const; ///< "unix:///…"

    /// Runs a command (writes too) over a connection of its own, not through the code under test. Arrays come back
    /// as lines; an error reply starts with '-'. On the default user: use run({"AUTH", …}) first where it has a
    /// password.
    QByteArray run(const QByteArrayList& command);
    /// Many commands in one go; returns false when any of them failed.
    bool runAll(const QList<QByteArrayList>& commands);

    void kill();   ///< SIGKILL, as a crash would; waits for the end
    void pause();  ///< SIGSTOP: accepts connections, answers nothing
    void resume(); ///< SIGCONT

private:
    bool fail(const QString& why);
    void signal(int number) const;

    Product m_product;
    QStringList m_arguments;
    QTemporaryDir m_folder;
    QProcess m_process;
    redisContext* m_context = nullptr;
    QString m_failure;
};

/// A TCP port on the loopback interface that nobody listens on at the moment.
[[nodiscard]] std::uint16_t freeTcpPort();

} // namespace colonnade::test

/// For a test function or initTestCase(): leaves it when the server is not installed.
#define COLONNADE_REQUIRE_SERVER(product)                                                                              \
    do {                                                                                                               \
        if (colonnade::test::RedisServer::program(product).isEmpty()) {                                                \
            const QString how = colonnade::test::RedisServer::howToInstall(product);                                   \
            if (qEnvironmentVariableIsSet("CI"))                                                                       \
                QFAIL(qPrintable(how));                                                                                \
            QSKIP(qPrintable(how));                                                                                    \
        }                                                                                                              \
    } while (false)

/// Product rows for a _data() function: QFETCH(colonnade::test::RedisServer::Product, product).
#define COLONNADE_PRODUCT_ROWS()                                                                                       \
    do {                                                                                                               \
        QTest::addColumn<colonnade::test::RedisServer::Product>("product");                                            \
        QTest::newRow("redis") << colonnade::test::RedisServer::Product::Redis;                                        \
        QTest::newRow("valkey") << colonnade::test::RedisServer::Product::Valkey;                                      \
    } while (false)

Q_DECLARE_METATYPE(colonnade::test::RedisServer::Product)
