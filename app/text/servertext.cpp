// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/servertext.h"

#include "text/quantity.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace colonnade {

namespace {

struct ServerWords
{
    Q_DECLARE_TR_FUNCTIONS(ServerWords)
};

QString shareOf(std::uint64_t part, std::uint64_t whole)
{
    return shareText(static_cast<double>(part) / static_cast<double>(whole));
}

QString policyMeaning(std::string_view policy)
{
    if (policy == "noeviction")
        return ServerWords::tr("At the limit the server refuses writes.");
    if (policy.starts_with("allkeys"))
        return ServerWords::tr("At the limit any key may be evicted.");
    if (policy.starts_with("volatile"))
        return ServerWords::tr("At the limit only keys with an expiry may be evicted; without such keys, writes are "
                               "refused.");
    return {};
}

/// Collects the lines whose fields are known.
class Lines
{
public:
    explicit Lines(const ServerState& state)
        : m_state(state)
    {
    }

    std::vector<ServerLine> all()
    {
        addMemory();
        addLimit();
        addUse();
        return std::move(m_lines);
    }

private:
    void add(const QString& title, const QString& value, const QString& meaning)
    {
        m_lines.push_back({title, value, meaning});
    }
    void addBytes(std::string_view field, const QString& title, const QString& meaning)
    {
        if (const auto bytes = m_state.infoNumber(field))
            add(title, bytesText(*bytes), meaning);
    }

    void addMemory()
    {
        addBytes("used_memory", ServerWords::tr("Memory used"),
                 ServerWords::tr("Keys, values and overhead, as the server counts them."));
        addBytes("used_memory_peak", ServerWords::tr("At the peak"),
                 ServerWords::tr("The most that it ever used since its start."));
        addBytes("used_memory_rss", ServerWords::tr("Held from the system"),
                 ServerWords::tr("What the machine cannot give to anybody else."));
        if (const auto ratio = m_state.infoRatio("mem_fragmentation_ratio")) {
            add(ServerWords::tr("Held to used"), QLocale().toString(*ratio, 'f', 2),
                *ratio < 1 ? ServerWords::tr("Below 1: a part of the memory is swapped to disk.")
                           : ServerWords::tr("1.0 to 1.5 is healthy; above, memory is lost in gaps between values."));
        }
    }

    void addLimit()
    {
        const auto limit = m_state.infoNumber("maxmemory");
        const auto used = m_state.infoNumber("used_memory");
        if (limit == 0) {
            add(ServerWords::tr("Limit (maxmemory)"), ServerWords::tr("none", "no memory limit"),
                ServerWords::tr("The server takes what the machine has."));
        } else if (limit) {
            add(ServerWords::tr("Limit (maxmemory)"), bytesText(*limit),
                used ? ServerWords::tr("%1 of it are used.").arg(shareOf(*used, *limit)) : QString());
        }
        if (const auto policy = m_state.infoText("maxmemory_policy"))
            add(ServerWords::tr("Policy"), keyText(*policy), policyMeaning(*policy));
    }

    void addUse()
    {
        const auto hits = m_state.infoNumber("keyspace_hits");
        const auto misses = m_state.infoNumber("keyspace_misses");
        if (hits && misses && *hits + *misses > 0) {
            add(ServerWords::tr("Reads that found a key"), shareOf(*hits, *hits + *misses),
                ServerWords::tr("Of %1 reads since the start of the server.", nullptr, pluralNumber(*hits + *misses))
                    .arg(countText(*hits + *misses)));
        }
        const auto expired = m_state.infoNumber("expired_keys");
        const auto evicted = m_state.infoNumber("evicted_keys");
        if (expired && evicted) {
            add(ServerWords::tr("Expired and evicted"),
                //: two numbers of keys
                ServerWords::tr("%1 and %2").arg(countText(*expired), countText(*evicted)),
                ServerWords::tr("Keys that ended in time, and keys that had to make room."));
        }
    }

    const ServerState& m_state;
    std::vector<ServerLine> m_lines;
};

} // namespace

QString serverHeadline(const SourceInfo& info, const ServerState& state)
{
    QStringList parts;
    if (info.server) {
        parts << keyText(info.server->product) + u' ' + keyText(info.server->version);
        parts << (info.server->isCluster ? ServerWords::tr("one node of a cluster") : ServerWords::tr("standalone"));
    }
    if (const auto seconds = state.infoNumber("uptime_in_seconds")) {
        constexpr std::uint64_t longest = 1'000'000'000'000; // a server may say anything
        //: %1 is a time, as in "3 days"
        parts << ServerWords::tr("running for %1").arg(durationText(std::chrono::seconds(std::min(*seconds, longest))));
    }
    if (state.user)
        parts << ServerWords::tr("read as user %1").arg(keyText(*state.user));
    //: between the parts of a list in one sentence
    return parts.join(ServerWords::tr(", "));
}

std::vector<ServerLine> serverLines(const ServerState& state)
{
    return Lines(state).all();
}

QString untoldText(const Untold& untold)
{
    const QString command = keyText(untold.command);
    switch (untold.why) {
    case Untold::Why::NotAsked:
        return ServerWords::tr("Not known: it was not asked for.");
    case Untold::Why::NoPermission:
        return ServerWords::tr("Not known: this user may not run %1.").arg(command);
    case Untold::Why::UnknownCommand:
        return ServerWords::tr("Not known: the server has no %1 command.").arg(command);
    case Untold::Why::Failed:
        return ServerWords::tr("Not known: the server could not answer %1.").arg(command);
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace colonnade
