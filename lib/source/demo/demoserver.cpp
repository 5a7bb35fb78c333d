// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demoserver.h"

#include "source/demo/demokeyspace.h"

#include <format>
#include <map>

namespace colonnade {

namespace {

using namespace std::chrono_literals;

/// The lines of INFO keyspace.
void addDatabases(ServerFields& info, const DemoKeyspace& keyspace)
{
    struct Counts
    {
        std::uint64_t keys = 0;
        std::uint64_t expiring = 0;
        std::chrono::milliseconds ttls{};
    };
    std::map<std::uint32_t, Counts> databases;
    for (std::uint64_t number = 0; number < keyspace.size(); ++number) {
        const DemoKey key = keyspace.key(number);
        Counts& counts = databases[key.db];
        ++counts.keys;
        counts.expiring += key.ttl ? 1 : 0;
        counts.ttls += key.ttl.value_or(0ms);
    }
    for (const auto& [db, counts] : databases) {
        const auto average = counts.expiring == 0 ? 0 : counts.ttls.count() / std::int64_t(counts.expiring);
        info[std::format("db{}", db)] =
            std::format("keys={},expires={},avg_ttl={}", counts.keys, counts.expiring, average);
    }
}

ServerFields demoInfo(const DemoKeyspace& keyspace)
{
    ServerFields info{
        {"redis_version", "7.2.0"},          {"redis_mode", "standalone"},
        {"uptime_in_seconds", "3369600"},    {"connected_clients", "214"},
        {"used_memory", "78643200"},         {"used_memory_rss", "135266304"},
        {"used_memory_peak", "97517568"},    {"used_memory_overhead", "11534336"},
        {"used_memory_dataset", "67108864"}, {"mem_fragmentation_ratio", "1.72"},
        {"allocator_frag_ratio", "1.61"},    {"maxmemory", "100663296"},
        {"maxmemory_policy", "noeviction"},  {"total_commands_processed", "918273645"},
        {"keyspace_hits", "612904118"},      {"keyspace_misses", "41230771"},
        {"expired_keys", "18230114"},        {"evicted_keys", "0"},
    };
    addDatabases(info, keyspace);
    return info;
}

ServerFields demoConfig()
{
    return {
        {"maxmemory", "100663296"},
        {"maxmemory-policy", "noeviction"},
        {"maxmemory-samples", "5"},
        {"lazyfree-lazy-eviction", "no"},
        {"lazyfree-lazy-expire", "no"},
        {"lazyfree-lazy-server-del", "no"},
        {"lazyfree-lazy-user-del", "no"},
        {"lazyfree-lazy-user-flush", "no"},
        {"hash-max-listpack-entries", "512"},
        {"hash-max-listpack-value", "64"},
        {"zset-max-listpack-entries", "128"},
        {"zset-max-listpack-value", "64"},
        {"set-max-intset-entries", "512"},
        {"set-max-listpack-entries", "128"},
        {"set-max-listpack-value", "64"},
        {"list-max-listpack-size", "-2"},
        {"activedefrag", "no"},
        {"slowlog-log-slower-than", "10000"},
        {"slowlog-max-len", "128"},
        {"enable-debug-command", "no"},
    };
}

std::vector<SlowCommand> demoSlowlog()
{
    const auto at = std::chrono::floor<std::chrono::seconds>(DemoKeyspace::takenAt);
    return {
        {at - 4min, 38'214us, {"HGETALL", "cx_userdb_online_map"}},
        {at - 9min, 61'870us, {"LRANGE", "ops:log:operation:list", "0", "-1"}},
        {at - 31min, 14'020us, {"KEYS", "cx:userdb:session:*"}},
        {at - 2h, 91'440us, {"SMEMBERS", "shop:stat:visitors:202405:set"}},
        {at - 5h, 36'118us, {"HGETALL", "cx_userdb_online_map"}},
        {at - 26h, 212'905us, {"DEL", "shop:export:orders:202404:string"}},
    };
}

} // namespace

std::shared_ptr<const ServerState> demoServerState(const DemoKeyspace& keyspace)
{
    using enum RiskyCommand;
    using enum CommandAccess;
    auto state = std::make_shared<ServerState>();
    state->info = demoInfo(keyspace);
    state->config = demoConfig();
    state->memory = ServerFields{{"peak.allocated", "97517568"}, {"allocator-fragmentation.ratio", "1.61"}};
    state->commands = std::vector<CommandStatistics>{
        {"config|get", 40, 1'900},
        {"del", 9'120'400, 91'204'000},
        {"expire", 38'204'911, 57'307'000},
        {"get", 521'008'113, 729'411'000},
        {"hgetall", 88'410'227, 2'298'665'000},
        {"hset", 71'022'904, 198'864'000},
        {"info", 112'320, 22'464'000},
        {"keys", 312, 4'368'000},
        {"lpush", 12'904'220, 18'065'000},
        {"lrange", 2'310'044, 161'703'000},
        {"set", 148'201'994, 237'123'000},
        {"smembers", 1'204'118, 240'823'000},
        {"zadd", 11'930'772, 29'826'000},
        {"zrange", 8'014'310, 72'128'000},
    };
    state->slowlog = demoSlowlog();
    state->user = "default";
    state->access = std::map<RiskyCommand, CommandAccess>{
        {Keys, Callable}, {FlushAll, Callable}, {FlushDb, Callable}, {Monitor, Callable}, {Debug, Missing}};
    return state;
}

} // namespace colonnade
