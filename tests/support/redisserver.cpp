// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/redisserver.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QStandardPaths>

#include <hiredis/hiredis.h>

#include <arpa/inet.h>
#include <csignal>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace colonnade::test {

namespace {

constexpr int startTimeoutMs = 20'000; // a guard against hanging, not a measure

QByteArray textOf(const redisReply* reply)
{
    switch (reply->type) {
    case REDIS_REPLY_INTEGER:
        return QByteArray::number(reply->integer);
    case REDIS_REPLY_NIL:
        return {};
    case REDIS_REPLY_ERROR:
        return '-' + QByteArray(reply->str, qsizetype(reply->len));
    case REDIS_REPLY_ARRAY: {
        QByteArrayList lines;
        for (std::size_t i = 0; i < reply->elements; ++i)
            lines << textOf(reply->element[i]);
        return lines.join('\n');
    }
    default:
        return {reply->str, qsizetype(reply->len)};
    }
}

void append(redisContext* context, const QByteArrayList& command)
{
    std::vector<const char*> words;
    std::vector<std::size_t> lengths;
    for (const QByteArray& word : command) {
        words.push_back(word.constData());
        lengths.push_back(std::size_t(word.size()));
    }
    redisAppendCommandArgv(context, int(words.size()), words.data(), lengths.data());
}

} // namespace

QString RedisServer::program(Product product)
{
    return QStandardPaths::findExecutable(product == Product::Redis ? u"redis-server"_s : u"valkey-server"_s);
}

QString RedisServer::howToInstall(Product product)
{
    const QString name = product == Product::Redis ? u"redis-server"_s : u"valkey-server"_s;
    return u"%1 is not installed: apt install %1"_s.arg(name);
}

RedisServer::RedisServer(Product product, QStringList arguments)
    : m_product(product)
    , m_arguments(std::move(arguments))
{
}

RedisServer::~RedisServer()
{
    kill();
}

bool RedisServer::start(ReadyWhen when)
{
    QStringList arguments{u"--port"_s,       u"0"_s,          u"--unixsocket"_s,
                          socketPath(),      u"--save"_s,     QString(),
                          u"--appendonly"_s, u"no"_s,         u"--dir"_s,
                          m_folder.path(),   u"--loglevel"_s, u"notice"_s,
                          u"--daemonize"_s,  u"no"_s,         u"--enable-debug-command"_s,
                          u"local"_s};
    arguments += m_arguments;
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    m_process.start(program(m_product), arguments);
    if (!m_process.waitForStarted(startTimeoutMs))
        return fail(m_process.errorString());

    const QByteArray readyLine = when == ReadyWhen::Listens ? "Server initialized" : "accept connections";
    QByteArray log;
    QDeadlineTimer deadline(startTimeoutMs);
    while (!log.contains(readyLine) || !QFileInfo::exists(socketPath())) {
        if (!m_process.waitForReadyRead(int(deadline.remainingTime())))
            return fail(u"the server did not get ready: %1"_s.arg(QString::fromUtf8(log)));
        log += m_process.readAll();
    }
    // What follows is of no interest, and a full pipe would stop the server.
    m_process.closeReadChannel(QProcess::StandardOutput);
    return true;
}

std::string RedisServer::url() const
{
    return "unix://" + socketPath().toStdString();
}

QByteArray RedisServer::run(const QByteArrayList& command)
{
    if (!m_context)
        m_context = redisConnectUnix(socketPath().toUtf8().constData());
    append(m_context, command);
    void* reply = nullptr;
    if (redisGetReply(m_context, &reply) != REDIS_OK)
        return QByteArray("-CONNECTION ") + m_context->errstr;
    const QByteArray text = textOf(static_cast<redisReply*>(reply));
    freeReplyObject(reply);
    return text;
}

bool RedisServer::runAll(const QList<QByteArrayList>& commands)
{
    if (!m_context)
        m_context = redisConnectUnix(socketPath().toUtf8().constData());
    bool ok = true;
    for (const QByteArrayList& command : commands)
        append(m_context, command);
    for (qsizetype i = 0; i < commands.size(); ++i) {
        void* reply = nullptr;
        if (redisGetReply(m_context, &reply) != REDIS_OK)
            return false;
        ok = ok && static_cast<redisReply*>(reply)->type != REDIS_REPLY_ERROR;
        freeReplyObject(reply);
    }
    return ok;
}

void RedisServer::kill()
{
    redisFree(m_context);
    m_context = nullptr;
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(startTimeoutMs);
}

void RedisServer::pause()
{
    signal(SIGSTOP);
}

void RedisServer::resume()
{
    signal(SIGCONT);
}

bool RedisServer::fail(const QString& why)
{
    m_failure = u"%1: %2"_s.arg(program(m_product), why);
    return false;
}

void RedisServer::signal(int number) const
{
    if (m_process.state() == QProcess::Running)
        ::kill(pid_t(m_process.processId()), number);
}

std::uint16_t freeTcpPort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    std::uint16_t port = 0;
    if (::bind(socket, reinterpret_cast<const sockaddr*>(&address), length) == 0 &&
        ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length) == 0)
        port = ntohs(address.sin_port);
    ::close(socket);
    return port;
}

} // namespace colonnade::test
