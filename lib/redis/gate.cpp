// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/gate.h"

#include <algorithm>
#include <array>
#include <span>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

// Not here although servers flag them read-only: scripts (EVAL_RO, FCALL_RO), commands that can store (SORT,
// GEORADIUS, PFCOUNT), that wait (XREAD), that block a server (KEYS) or that turn the connection into a stream
// (MONITOR, SYNC).
constexpr std::array plainCommands{
    "AUTH"sv,      "BITCOUNT"sv,     "BITFIELD_RO"sv,   "BITPOS"sv,      "DBSIZE"sv,    "DUMP"sv,
    "ECHO"sv,      "EXISTS"sv,       "EXPIRETIME"sv,    "GET"sv,         "GETBIT"sv,    "GETRANGE"sv,
    "HEXISTS"sv,   "HEXPIRETIME"sv,  "HGET"sv,          "HGETALL"sv,     "HKEYS"sv,     "HLEN"sv,
    "HMGET"sv,     "HPEXPIRETIME"sv, "HPTTL"sv,         "HRANDFIELD"sv,  "HSCAN"sv,     "HSTRLEN"sv,
    "HTTL"sv,      "HVALS"sv,        "INFO"sv,          "LASTSAVE"sv,    "LINDEX"sv,    "LLEN"sv,
    "LPOS"sv,      "LRANGE"sv,       "MGET"sv,          "PEXPIRETIME"sv, "PING"sv,      "PTTL"sv,
    "RANDOMKEY"sv, "ROLE"sv,         "SCAN"sv,          "SCARD"sv,       "SELECT"sv,    "SISMEMBER"sv,
    "SMEMBERS"sv,  "SMISMEMBER"sv,   "SRANDMEMBER"sv,   "SSCAN"sv,       "STRLEN"sv,    "TIME"sv,
    "TTL"sv,       "TYPE"sv,         "VCARD"sv,         "VDIM"sv,        "VINFO"sv,     "XLEN"sv,
    "XRANGE"sv,    "XREVRANGE"sv,    "ZCARD"sv,         "ZCOUNT"sv,      "ZLEXCOUNT"sv, "ZMSCORE"sv,
    "ZRANGE"sv,    "ZRANGEBYLEX"sv,  "ZRANGEBYSCORE"sv, "ZRANK"sv,       "ZREVRANGE"sv, "ZREVRANGEBYSCORE"sv,
    "ZREVRANK"sv,  "ZSCAN"sv,        "ZSCORE"sv,
};

constexpr std::array aclWords{"DRYRUN"sv, "GETUSER"sv, "WHOAMI"sv};
constexpr std::array clientWords{"GETNAME"sv, "ID"sv, "INFO"sv, "NO-TOUCH"sv, "SETINFO"sv, "SETNAME"sv};
constexpr std::array clusterWords{"COUNTKEYSINSLOT"sv, "GETKEYSINSLOT"sv, "INFO"sv, "KEYSLOT"sv, "MYID"sv,
                                  "NODES"sv,           "SHARDS"sv,        "SLOTS"sv};
constexpr std::array commandWords{"COUNT"sv, "DOCS"sv, "GETKEYS"sv, "INFO"sv, "LIST"sv};
constexpr std::array configWords{"GET"sv};
constexpr std::array memoryWords{"STATS"sv, "USAGE"sv};
constexpr std::array objectWords{"ENCODING"sv, "FREQ"sv, "IDLETIME"sv, "REFCOUNT"sv};
constexpr std::array slowlogWords{"GET"sv, "LEN"sv};
constexpr std::array xinfoWords{"CONSUMERS"sv, "GROUPS"sv, "STREAM"sv};

struct Container
{
    std::string_view command;
    std::span<const std::string_view> words;
};
constexpr std::array containers{
    Container{"ACL", aclWords},         Container{"CLIENT", clientWords},   Container{"CLUSTER", clusterWords},
    Container{"COMMAND", commandWords}, Container{"CONFIG", configWords},   Container{"MEMORY", memoryWords},
    Container{"OBJECT", objectWords},   Container{"SLOWLOG", slowlogWords}, Container{"XINFO", xinfoWords},
};

static_assert(std::ranges::is_sorted(plainCommands));
static_assert(std::ranges::is_sorted(containers, {}, &Container::command));
static_assert(std::ranges::all_of(containers, [](const Container& c) { return std::ranges::is_sorted(c.words); }));

/// Upper case without an allocation; what is longer than any word on the lists becomes empty, which is on none.
class UpperWord
{
public:
    explicit UpperWord(std::string_view word)
        : m_size(word.size() <= m_letters.size() ? word.size() : 0)
    {
        std::ranges::transform(word.substr(0, m_size), m_letters.begin(),
                               [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    }
    [[nodiscard]] std::string_view view() const { return {m_letters.data(), m_size}; }

private:
    std::array<char, 24> m_letters;
    std::size_t m_size;
};

} // namespace

bool isReadCommand(std::string_view command, std::string_view firstArgument)
{
    const UpperWord word(command);
    if (std::ranges::binary_search(plainCommands, word.view()))
        return true;
    const auto* const container = std::ranges::lower_bound(containers, word.view(), {}, &Container::command);
    return container != containers.end() && container->command == word.view() &&
           std::ranges::binary_search(container->words, UpperWord(firstArgument).view());
}

bool maySend(Access access, std::string_view command, std::string_view firstArgument)
{
    if (access == Access::ReadWrite || isReadCommand(command, firstArgument))
        return true;
    return access == Access::Watch && UpperWord(command).view() == "MONITOR";
}

} // namespace colonnade
