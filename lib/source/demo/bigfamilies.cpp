// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demofamily.h"

namespace colonnade {

namespace {

constexpr auto Hash = ValueType::Hash;
constexpr auto List = ValueType::List;
constexpr auto Set = ValueType::Set;
constexpr auto ZSet = ValueType::ZSet;
constexpr auto Stream = ValueType::Stream;

constexpr DemoFamily families[] = {
    // two of each type over every profile's limit
    {.name = "shop:export:orders:202405:string",
     .value = "<order#>,<user?>,<money:20-900>,<status>,<payment>,<city>,<epoch>\r\n",
     .rows = {31'000, 31'000},
     .head = "order,user,amount,status,pay,city,created\r\n",
     .ttl = {3 * oneDay, 3 * oneDay}},
    {.name = "cx:report:annual:2024:string",
     .value = R"({"policy":"<policy#>","holder":"<person>","car":"<car>","premium":<money:900-9000>},)",
     .rows = {144'000, 144'000},
     .head = R"({"year":2024,"lines":[)",
     .tail = "{}]}",
     .idle = {100 * oneDay, 100 * oneDay}},
    {.name = "cx:vindb:index:hash", .type = Hash, .value = "<vin#>=<policy#>", .rows = {60'000, 60'000}},
    {.name = "cx_userdb_online_map",
     .type = Hash,
     .value = "<user#>=<ip?>:<int:20000-60000>",
     .rows = {24'000, 24'000},
     .idle = {1, 1},
     .frequency = {230, 230}},
    {.name = "ops:log:operation:list",
     .type = List,
     .value = "<day?> <user?> <service?> <status> <text:20-60>",
     .rows = {64'000, 64'000}},
    {.name = "ops:queue:deadletter:list",
     .type = List,
     .value = R"({"queue":"<service?>","error":"timeout","body":"<text:60-120>"})",
     .rows = {15'000, 15'000},
     .ttl = {14 * oneDay, 14 * oneDay}},
    {.name = "shop:stat:visitors:202405:set",
     .type = Set,
     .value = "<user#>",
     .rows = {80'000, 80'000},
     .ttl = {30 * oneDay, 30 * oneDay}},
    {.name = "cx:userdb:phones:set", .type = Set, .value = "<phone#>", .rows = {40'000, 40'000}},
    {.name = "shop:rank:sales:total:zset",
     .type = ZSet,
     .value = "<int:1-9000000>=<product#>",
     .rows = {50'000, 50'000}},
    {.name = "cx:riskdb:score:total:zset",
     .type = ZSet,
     .value = "0.<int:10000-99999>=<user#>",
     .rows = {12'500, 12'500}},
    {.name = "cx:eventbus:policy:stream",
     .type = Stream,
     .value = "event=<status>;policy=<policy?>;by=<agent?>",
     .rows = {30'000, 30'000}},
    {.name = "ops:audit:login:stream",
     .type = Stream,
     .value = "user=<user?>;ip=<ip?>;ok=<int:0-1>",
     .rows = {12'000, 12'000}},

    // a whole pattern on its way there, and single values over the advised sizes
    {.name = "user:<n>:history:zset",
     .keys = 20,
     .type = ZSet,
     .value = "<epoch>=<product#>",
     .rows = {4'700, 6'400},
     .firstKey = 100'238},
    {.name = "shop:page:landing:<n>:string", // pages as they were sent, uncompressed
     .keys = 36,
     .value = "<!-- block <n#> --><Section><H2><goods></H2><P><text:80-200></P></Section>\n",
     .rows = {50, 160},
     .ttl = {20 * hour, 28 * hour}},
    {.name = "cx:claimdb:claim:<claim>:scan:string", // photographs of papers
     .keys = 14,
     .value = "\xFF\xD8\xFF\xE0JFIF<bytes:60000-240000>",
     .ttl = {300 * oneDay, 380 * oneDay}},
    {.name = "cx:userdb:tags:<user>:hash", // 300 fields in a listpack: each lookup walks it
     .keys = 12,
     .type = Hash,
     .value = "tag<n#>=<int:0-100>",
     .rows = {240, 500},
     .ttl = {25 * oneDay, 35 * oneDay}},
    {.name = "cx:policydb:rates:<n>:hash", // just past 512 fields
     .keys = 6,
     .type = Hash,
     .value = "<n#>=<money:1-9>",
     .rows = {530, 700},
     .ttl = {25 * oneDay, 35 * oneDay},
     .firstKey = 2019},
    {.name = "shop:member:ids:<n>:set", // numbers that are not numbers: a leading zero each
     .keys = 10,
     .type = Set,
     .value = "<n#:8>",
     .rows = {140, 400},
     .ttl = {25 * oneDay, 35 * oneDay},
     .firstKey = 1},
};

} // namespace

std::span<const DemoFamily> bigFamilies()
{
    return families;
}

} // namespace colonnade
