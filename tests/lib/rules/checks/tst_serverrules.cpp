// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lib/rules/rulerows.h"

#include "rules/findings.h"
#include "support/keyspaces.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;
using namespace std::chrono_literals;

namespace {

using enum RiskyCommand;
using enum CommandAccess;

constexpr std::string_view bigAndSmall = "cx:orders:all:hash hash - elements=20000\n"
                                         "cx:orders:few:hash hash - elements=3 ttl=60\n";

/// A server on which no rule finds anything.
ServerState cleanServer()
{
    ServerState state;
    state.info = ServerFields{{"maxmemory", "1000000"},
                              {"maxmemory_policy", "allkeys-lru"},
                              {"used_memory", "500000000"},
                              {"used_memory_rss", "600000000"},
                              {"mem_fragmentation_ratio", "1.20"}};
    state.config = ServerFields{{"lazyfree-lazy-expire", "yes"},   {"lazyfree-lazy-server-del", "yes"},
                                {"lazyfree-lazy-user-del", "yes"}, {"hash-max-listpack-entries", "128"},
                                {"set-max-intset-entries", "128"}, {"activedefrag", "no"}};
    state.commands = std::vector<CommandStatistics>{{"get", 10, 20}};
    state.slowlog = std::vector<SlowCommand>{};
    state.user = "app";
    state.access = std::map<RiskyCommand, CommandAccess>{
        {Keys, Denied}, {FlushAll, Denied}, {FlushDb, Denied}, {Monitor, Denied}, {Debug, Missing}};
    return state;
}

Findings checked(ServerState state, std::string_view lines = bigAndSmall,
                 const Profile& profile = testProfile("recommended"))
{
    return checkKeyspace(keyspaceFrom(lines), profile,
                         {.server = std::make_shared<const ServerState>(std::move(state))}, {});
}

/// Subjects of what one rule found, in order.
std::vector<std::string> subjects(const Findings& findings, RuleId rule)
{
    std::vector<std::string> result;
    for (const Finding& finding : findings.general()) {
        if (finding.rule == rule)
            result.push_back(finding.subject);
    }
    return result;
}

const Finding* first(const Findings& findings, RuleId rule)
{
    const auto found = std::ranges::find(findings.general(), rule, &Finding::rule);
    return found == findings.general().end() ? nullptr : &*found;
}

using Subjects = std::vector<std::string>;

} // namespace

class ServerRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCleanServer_breaksNothing()
    {
        const Findings findings = checked(cleanServer());
        for (std::size_t i = std::size_t(RuleId::ServerEviction); i < ruleCount; ++i)
            QCOMPARE(findings.total(RuleId(i)), 0u);
        QVERIFY(std::ranges::none_of(findings.blind(),
                                     [](const BlindRule& blind) { return blind.rule >= RuleId::ServerEviction; }));
    }

    void eviction_data()
    {
        QTest::addColumn<QByteArray>("maxmemory");
        QTest::addColumn<QByteArray>("policy");
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QByteArray>("command");
        const auto row = [](const char* name, QByteArray maxmemory, QByteArray policy, QByteArray keys,
                            QByteArray command) { QTest::newRow(name) << maxmemory << policy << keys << command; };
        const QByteArray set = "CONFIG SET maxmemory-policy ";
        row("hit: some keys expire", "1000", "noeviction", "a:1 string 10\na:2 string 10 ttl=9", set + "volatile-lru");
        row("hit: no key expires", "1000", "noeviction", "a:1 string 10\na:2 string 10", set + "allkeys-lru");
        row("hit: one byte", "1", "noeviction", "a:1 string 10", set + "allkeys-lru");
        row("hit: almost all keys expire", "1000", "noeviction",
            "a:1 string 10\na:2 string 10 ttl=9\na:3 string 10 ttl=9\na:4 string 10 ttl=9", set + "volatile-lru");
        row("hit: a hash", "1000", "noeviction", "a:1 hash 10", set + "allkeys-lru");
        row("hit: in another database", "1000", "noeviction", "a:1 string 10 db=3", set + "allkeys-lru");
        row("miss: no limit", "0", "noeviction", "a:1 string 10", {});
        row("miss: evicts all", "1000", "allkeys-lru", "a:1 string 10", {});
        row("miss: evicts expiring keys", "1000", "volatile-ttl", "a:1 string 10", {});
        row("miss: all keys expire", "1000", "noeviction", "a:1 string 10 ttl=9", {});
        row("miss: no keys", "1000", "noeviction", "", {});
        row("miss: LFU", "1000", "allkeys-lfu", "a:1 string 10", {});
        row("miss: not a number", "much", "noeviction", "a:1 string 10", {});
    }
    void eviction()
    {
        QFETCH(const QByteArray, maxmemory);
        QFETCH(const QByteArray, policy);
        QFETCH(const QByteArray, keys);
        QFETCH(const QByteArray, command);
        ServerState state = cleanServer();
        state.info.value()["maxmemory"] = maxmemory.toStdString();
        state.info.value()["maxmemory_policy"] = policy.toStdString();
        const Findings findings = checked(std::move(state), keys.toStdString());
        const Finding* found = first(findings, RuleId::ServerEviction);
        QCOMPARE(found != nullptr, !command.isEmpty());
        if (found) {
            QCOMPARE(found->evidence.command, command.toStdString());
            QCOMPARE(found->scope, RuleScope::Server);
        }
    }

    void lazyfree_concernsBigKeysOnly()
    {
        const auto with = [](std::vector<std::string> off, std::string_view lines) {
            ServerState state = cleanServer();
            for (const std::string& parameter : off)
                state.config.value()[parameter] = "no";
            return subjects(checked(std::move(state), lines), RuleId::ServerLazyfree);
        };
        const Subjects all{"lazyfree-lazy-expire", "lazyfree-lazy-server-del", "lazyfree-lazy-user-del"};
        QCOMPARE(with(all, bigAndSmall), all);
        for (const std::string& one : all)
            QCOMPARE(with({one}, bigAndSmall), Subjects{one});
        QCOMPARE(with({all[0], all[2]}, bigAndSmall), (Subjects{all[0], all[2]}));
        QCOMPARE(with(all, "a:1:string string 2000000 value=1048577"), all);
        QCOMPARE(with({}, bigAndSmall), Subjects());
        QCOMPARE(with(all, "a:1:string string 2000000 value=1048576"), Subjects());
        QCOMPARE(with(all, "a:1:hash hash - elements=10000"), Subjects());
        QCOMPARE(with(all, "a:1:list list - elements=9\na:2:set set - elements=10000"), Subjects());
        QCOMPARE(with(all, ""), Subjects());
        QCOMPARE(with({"lazyfree-lazy-eviction"}, bigAndSmall), Subjects());
        QCOMPARE(with({"lazyfree-lazy-user-flush"}, bigAndSmall), Subjects());
    }

    void dangerousCommands_areCallableOrUsed()
    {
        ServerState state = cleanServer();
        state.access = std::map<RiskyCommand, CommandAccess>{
            {Keys, Callable}, {FlushAll, Callable}, {FlushDb, Callable}, {Monitor, Callable}, {Debug, Callable}};
        const Findings open = checked(state);
        QCOMPARE(subjects(open, RuleId::ServerDangerousCommands),
                 (Subjects{"DEBUG", "FLUSHALL", "FLUSHDB", "KEYS", "MONITOR"}));
        QCOMPARE(first(open, RuleId::ServerDangerousCommands)->evidence.command, "ACL SETUSER app -debug");

        // Closed to us, and somebody else calls it.
        state = cleanServer();
        state.commands = std::vector<CommandStatistics>{{"debug|sleep", 1, 5}, {"keys", 7, 900}, {"keyspace", 3, 1}};
        const Findings used = checked(state);
        QCOMPARE(subjects(used, RuleId::ServerDangerousCommands), (Subjects{"DEBUG", "KEYS"}));
        QCOMPARE(first(used, RuleId::ServerDangerousCommands)->evidence.command, std::nullopt);

        // Servers without users have a configuration file.
        state = cleanServer();
        state.user = std::unexpected(Untold{Untold::Why::UnknownCommand, "ACL WHOAMI"});
        state.access->at(FlushAll) = Callable;
        QCOMPARE(first(checked(state), RuleId::ServerDangerousCommands)->evidence.command,
                 "rename-command flushall \"\"");

        // Nobody knows who may call it, but it was called; and nobody knows anything.
        state = cleanServer();
        state.access = std::unexpected(Untold{Untold::Why::NoPermission, "ACL DRYRUN"});
        state.commands->push_back({"monitor", 1, 1});
        const Findings called = checked(state);
        QCOMPARE(subjects(called, RuleId::ServerDangerousCommands), Subjects{"MONITOR"});
        QVERIFY(std::ranges::contains(called.blind(),
                                      BlindRule{RuleId::ServerDangerousCommands, BlindRule::Missing::ServerCommands}));
    }

    void fragmentation_data()
    {
        QTest::addColumn<QByteArray>("ratio");
        QTest::addColumn<QByteArray>("used");
        QTest::addColumn<bool>("isHit");
        const auto row = [](const char* ratio, const char* used, bool isHit) {
            QTest::addRow("%s of %s", ratio, used) << QByteArray(ratio) << QByteArray(used) << isHit;
        };
        row("1.51", "67108864", true);
        row("1.72", "364904448", true);
        row("0.99", "500000000", true);
        row("0.40", "500000000", true);
        row("12.5", "99000000000", true);
        row("2", "70000000", true);
        row("1.50", "500000000", false);
        row("1.00", "500000000", false);
        row("1.2", "500000000", false);
        row("9.80", "67108863", false); // a small server's ratio says nothing
        row("5", "900000", false);
        row("-nan", "500000000", false);
        row("0", "500000000", false);
        row("", "500000000", false);
        row("1.9", "", false);
    }
    void fragmentation()
    {
        QFETCH(const QByteArray, ratio);
        QFETCH(const QByteArray, used);
        QFETCH(const bool, isHit);
        ServerState state = cleanServer();
        state.info.value()["mem_fragmentation_ratio"] = ratio.toStdString();
        state.info.value()["used_memory"] = used.toStdString();
        QCOMPARE(checked(std::move(state)).total(RuleId::ServerFragmentation) > 0, isHit);
    }
    void fragmentation_saysWhatHelps()
    {
        ServerState state = cleanServer();
        state.info.value()["mem_fragmentation_ratio"] = "1.80";
        state.info.value()["used_memory_rss"] = "900000000";
        const Findings findings = checked(state);
        const Finding* found = first(findings, RuleId::ServerFragmentation);
        QCOMPARE(found->evidence.wastedBytes, 400'000'000u);
        QCOMPARE(found->evidence.command, "CONFIG SET activedefrag yes");
        state.info.value()["mem_fragmentation_ratio"] = "0.50"; // swapped out: defragmenting would not help
        QCOMPARE(first(checked(state), RuleId::ServerFragmentation)->evidence.command, std::nullopt);
    }

    void compactLimits_data()
    {
        QTest::addColumn<QByteArray>("parameter");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isHit");
        const auto row = [](const char* parameter, const char* value, bool isHit) {
            QTest::addRow("%s %s", parameter, value) << QByteArray(parameter) << QByteArray(value) << isHit;
        };
        for (const char* parameter : {"hash-max-listpack-entries", "hash-max-ziplist-entries", "set-max-intset-entries",
                                      "set-max-listpack-entries", "zset-max-listpack-entries",
                                      "zset-max-ziplist-entries", "list-max-listpack-size"}) {
            row(parameter, "129", true);
            row(parameter, "100000", true);
            row(parameter, "128", false);
        }
        row("list-max-listpack-size", "-2", false); // a limit of bytes
        row("hash-max-listpack-value", "512", false);
        row("hash-max-listpack-entries", "", false);
        row("hash-max-listpack-entries", "512x", false);
    }
    void compactLimits()
    {
        QFETCH(const QByteArray, parameter);
        QFETCH(const QByteArray, value);
        QFETCH(const bool, isHit);
        ServerState state = cleanServer();
        state.config.value()[parameter.toStdString()] = value.toStdString();
        const Findings findings = checked(std::move(state));
        QCOMPARE(subjects(findings, RuleId::ServerCompactLimits),
                 isHit ? Subjects{parameter.toStdString()} : Subjects());
        if (isHit)
            QCOMPARE(first(findings, RuleId::ServerCompactLimits)->evidence.command,
                     "CONFIG SET " + parameter.toStdString() + " 128");
    }
    void oneLimitUnderTwoNames_isOneFinding()
    {
        ServerState state = cleanServer();
        state.config.value()["hash-max-listpack-entries"] = "512";
        state.config.value()["hash-max-ziplist-entries"] = "512";
        QCOMPARE(subjects(checked(std::move(state)), RuleId::ServerCompactLimits),
                 Subjects{"hash-max-listpack-entries"});
    }

    void slowlog_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<bool>("isHit");
        const auto row = [](const char* entry, bool isHit) { QTest::newRow(entry) << QByteArray(entry) << isHit; };
        row("HGETALL big:hash", true);
        row("hgetall big:hash", true);
        row("HKEYS big:hash", true);
        row("DEL other big:hash", true);
        row("LRANGE big:list 0 -1", true);
        row("SMEMBERS big:set", true);
        row("ZRANGE advised:zset 0 -1", true);
        row("GET big:string", true);
        row("HGET big:hash field", false); // takes the same time for any size
        row("HGETALL small:hash", false);
        row("HGETALL nowhere", false);
        row("HSCAN big:hash 0", false);
        row("UNLINK big:hash", false);
        row("KEYS big:*", false);
        row("HGETALL", false);
        row("LRANGE other big:list", false); // its second word is no key
        row("SET small:hash big:string", false);
    }
    void slowlog()
    {
        QFETCH(const QByteArray, entry);
        QFETCH(const bool, isHit);
        SlowCommand command{.at = {}, .took = 12'345us, .words = {}};
        for (const QByteArray& word : entry.split(' '))
            command.words.push_back(word.toStdString());
        ServerState state = cleanServer();
        state.slowlog = std::vector{command, command};
        const Findings findings = checked(std::move(state), "big:hash hash - elements=20000\n"
                                                            "big:list list - elements=20000\n"
                                                            "big:set set - elements=20000\n"
                                                            "big:string string - value=2000000\n"
                                                            "advised:zset zset - elements=6000\n"
                                                            "small:hash hash - elements=2\n");
        const Finding* found = first(findings, RuleId::SlowlogBigKey);
        QCOMPARE(found != nullptr, isHit);
        if (!found)
            return;
        QCOMPARE(findings.total(RuleId::SlowlogBigKey), 1u);
        QCOMPARE(findings.keyspace()->name(*found->key), found->subject);
        const std::vector<EvidenceItem>& measured = found->evidence.measured;
        QVERIFY(std::ranges::contains(measured, EvidenceItem{"longest_ms", 12.345}));
        QVERIFY(std::ranges::contains(measured, EvidenceItem{"slow_entries", std::uint64_t{2}}));
    }

    void withoutAServer_everyServerRuleIsBlind()
    {
        const Findings findings = checkKeyspace(keyspaceFrom(bigAndSmall), testProfile("recommended"), {}, {});
        for (const RuleId rule : {RuleId::ServerEviction, RuleId::ServerLazyfree, RuleId::ServerDangerousCommands,
                                  RuleId::ServerFragmentation, RuleId::ServerCompactLimits, RuleId::SlowlogBigKey}) {
            QVERIFY(std::ranges::contains(findings.blind(), BlindRule{rule, BlindRule::Missing::Server}));
            QCOMPARE(findings.total(rule), 0u);
        }
    }

    void whatTheServerDoesNotTell_isBlind()
    {
        using enum BlindRule::Missing;
        ServerState state;
        const Findings findings = checked(std::move(state));
        for (const BlindRule& wanted :
             {BlindRule{RuleId::ServerEviction, ServerInfo}, BlindRule{RuleId::ServerLazyfree, ServerConfig},
              BlindRule{RuleId::ServerDangerousCommands, ServerCommands},
              BlindRule{RuleId::ServerFragmentation, ServerInfo}, BlindRule{RuleId::ServerCompactLimits, ServerConfig},
              BlindRule{RuleId::SlowlogBigKey, ServerSlowLog}})
            QVERIFY(std::ranges::contains(findings.blind(), wanted));
    }
};

QTEST_APPLESS_MAIN(ServerRulesTest)
#include "tst_serverrules.moc"
