// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One million small keys on a unix socket: a scan that collects all facts into a keyspace, against
// `redis-cli --memkeys`, which asks for type and memory only. In turns, on the same server.
// bench_scan [KEYS [RUNS]]; needs redis-server (or valkey-server) and redis-cli (valkey-cli).

#include "keyspace/keyspacebuilder.h"
#include "source/scansource.h"

#include "support/redisserver.h"

#include <QElapsedTimer>
#include <QProcess>

#include <algorithm>
#include <ctime>
#include <print>
#include <vector>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

namespace {

class BuildingSink : public SourceSink
{
public:
    void onStart(const SourceInfo& /*info*/) override {}
    void onBatch(const KeyBatch& batch) override { m_builder.add(batch); }
    void onProgress(const Progress& /*progress*/) override {}
    [[nodiscard]] std::uint32_t size() const { return m_builder.size(); }

private:
    KeyspaceBuilder m_builder;
};

double secondsOfCpu()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

double secondsOfServerCpu(RedisServer& server)
{
    double seconds = 0;
    for (const QByteArray& line : server.run({"INFO", "cpu"}).split('\n')) {
        if (line.startsWith("used_cpu_user:") || line.startsWith("used_cpu_sys:"))
            seconds += line.mid(line.indexOf(':') + 1).trimmed().toDouble();
    }
    return seconds;
}

double scanSeconds(RedisServer& server)
{
    BuildingSink sink;
    ScanSource source(*ServerAddress::parse(server.url()));
    QElapsedTimer timer;
    timer.start();
    const double cpu = secondsOfCpu();
    const double serverCpu = secondsOfServerCpu(server);
    const auto summary = source.read(sink, {}, {});
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    if (!summary || !summary->complete || sink.size() == 0) {
        std::println("the scan failed");
        std::exit(1);
    }
    std::println("  colonnade            {:6.2f} s  {} keys; CPU: {:.2f} s ours, {:.2f} s the server's", seconds,
                 summary->keys, secondsOfCpu() - cpu, secondsOfServerCpu(server) - serverCpu);
    return seconds;
}

double memkeysSeconds(RedisServer& server, const QString& client)
{
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    const double serverCpu = secondsOfServerCpu(server);
    QElapsedTimer timer;
    timer.start();
    process.start(client, {u"-s"_s, server.socketPath(), u"--memkeys"_s});
    if (!process.waitForFinished(-1) || process.exitCode() != 0) {
        std::println("{} failed", client.toStdString());
        std::exit(1);
    }
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    std::println("  {} --memkeys  {:6.2f} s  CPU: {:.2f} s the server's", client.toStdString(), seconds,
                 secondsOfServerCpu(server) - serverCpu);
    return seconds;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void compare(RedisServer::Product product, const QByteArray& keys, int runs)
{
    const QString client = product == RedisServer::Product::Redis ? u"redis-cli"_s : u"valkey-cli"_s;
    RedisServer server(product);
    if (RedisServer::program(product).isEmpty() || !server.start() ||
        server.run({"DEBUG", "POPULATE", keys, "user"}) != "OK") {
        std::println("{} {}", RedisServer::howToInstall(product).toStdString(), server.failure().toStdString());
        return;
    }
    std::println("{}", RedisServer::program(product).toStdString());
    std::vector<double> ours;
    std::vector<double> theirs;
    for (int i = 0; i < runs; ++i) {
        ours.push_back(scanSeconds(server));
        theirs.push_back(memkeysSeconds(server, client));
    }
    std::println("  medians: {:.2f} s against {:.2f} s, ratio {:.2f}", median(ours), median(theirs),
                 median(ours) / median(theirs));
}

} // namespace

int main(int argc, char** argv)
{
    const QByteArray keys = argc > 1 ? QByteArray(argv[1]) : QByteArray("1000000");
    const int runs = argc > 2 ? std::max(1, QByteArray(argv[2]).toInt()) : 3;
    compare(RedisServer::Product::Redis, keys, runs);
    compare(RedisServer::Product::Valkey, keys, runs);
}
