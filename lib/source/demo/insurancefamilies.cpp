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
    {.name = "cx:userdb:user:<user>:hash",
     .keys = 900,
     .type = Hash,
     .value = "name=<person>\nlevel=<level>\ncity=<city>\nphone=<phone.>\nemail=<email.>\npoints=<int:0-9000>\n"
              "registered_at=<epoch>",
     .ttl = {25 * oneDay, 35 * oneDay}},
    {.name = "cx:userdb:basic.info:<user>:hash",
     .keys = 240,
     .type = Hash,
     .value = "name=<person>\ngender=<int:1-2>\nbirthday=<day?>",
     .ttl = {25 * oneDay, 35 * oneDay}},
    {.name = "cx:userdb:phone:<phone>:string", // from a phone number to the user and, below, back
     .keys = 320,
     .value = "<user.>",
     .ttl = {25 * oneDay, 35 * oneDay}},
    {.name = "cx:userdb:user:<user>:phone:string", .keys = 320, .value = "<phone.>", .ttl = {25 * oneDay, 35 * oneDay}},

    {.name = "cx:orderdb:order:<order>:hash",
     .keys = 840,
     .type = Hash,
     .value = "status=<status>\namount=<money:900-9000>\nproduct=<coverage>\nuser_id=<user?>\npay=<payment>\n"
              "channel=<channel>\ncreated_at=<epoch>",
     .ttl = {150 * oneDay, 200 * oneDay},
     .idle = {30, 25 * oneDay}},
    {.name = "cx:orderdb:order:<order>:items:list",
     .keys = 360,
     .type = List,
     .value = R"({"coverage":"<coverage>","limit":<int:10-200>0000,"premium":<money:90-4000>})",
     .rows = {1, 5},
     .ttl = {150 * oneDay, 200 * oneDay},
     .idle = {30, 25 * oneDay}},

    {.name = "cx:policydb:policy:<policy>:hash",
     .keys = 700,
     .type = Hash,
     .value = "holder=<person>\nplate=<plate.>\nvin=<vin.>\ncar=<car>\npremium=<money:900-9000>\nfrom=<day?>\n"
              "agent=<agent?>\naddress=<city>市<chinese:8-24>", // an address beyond 64 bytes makes a hash table
     .ttl = {300 * oneDay, 380 * oneDay},
     .idle = {30, 28 * oneDay}},
    {.name = "cx:policydb:policy:<policy>:coverages:set",
     .keys = 320,
     .type = Set,
     .value = "compulsory\nthird-party\ndamage\ntheft\nglass",
     .rows = {2, 5},
     .ttl = {300 * oneDay, 380 * oneDay}},
    {.name = "cx:renewdb:due:<date>:set",
     .keys = 60,
     .type = Set,
     .value = "<policy#>",
     .rows = {10, 90},
     .ttl = {40 * oneDay, 60 * oneDay},
     .firstKey = 690},

    {.name = "cx:claimdb:claim:<claim>:hash",
     .keys = 420,
     .type = Hash,
     .value = "policy=<policy?>\nstate=<status>\namount=<money:200-40000>\ncity=<city>\nreport=<text:20-60>\n"
              "opened_at=<epoch>",
     .ttl = {300 * oneDay, 380 * oneDay}},
    {.name = "cx:claimdb:claim:<claim>:steps:stream",
     .keys = 120,
     .type = Stream,
     .value = "step=<status>;by=<agent?>;note=<text:10-50>",
     .rows = {3, 12},
     .ttl = {300 * oneDay, 380 * oneDay}},
    {.name = "cx:claimdb:claim:<claim>:photos:list",
     .keys = 140,
     .type = List,
     .value = "https://img.example.com/claims/<claim.>/<hex?:32>.jpg",
     .rows = {1, 12},
     .ttl = {300 * oneDay, 380 * oneDay}},

    {.name = "cx:quotedb:quote:<quote>:string", // a JSON object whose fields are read one by one
     .keys = 680,
     .value = R"({"quote_id":"<quote.>","user_id":"<user?>","vin":"<vin.>","car":"<car>","city":"<place>",)"
              R"("total":<money:900-9000>,"items":[{"coverage":"compulsory","premium":950.00},)"
              R"({"coverage":"third-party","premium":<money:400-1900>}],"valid_until":<epoch>})",
     .ttl = {12 * minute, 40 * minute}},
    {.name = "cx:vindb:vin:<vin>:hash",
     .keys = 520,
     .type = Hash,
     .value = "model=<car>\nyear=<int:2012-2025>\nseats=<int:4-7>\nprice=<money:60000-300000>\nplate=<plate.>",
     .ttl = {20 * oneDay, 30 * oneDay}},
    {.name = "cx:vindb:plate:<plate>:string", // a number plate begins with a Chinese character
     .keys = 24,
     .value = "<vin.>",
     .ttl = {20 * oneDay, 30 * oneDay}},

    {.name = "cx:agentdb:agent:<agent>:hash",
     .keys = 110,
     .type = Hash,
     .value = "name=<person>\ncity=<city>\nteam=<int:1-9>\nlicense=<n.:10>",
     .ttl = {25 * oneDay, 35 * oneDay}},
    {.name = "cx:agentdb:agent:<agent>:customers:set",
     .keys = 110,
     .type = Set,
     .value = "<user#>",
     .rows = {5, 170}, // the busiest agents are just past the compact limit
     .ttl = {25 * oneDay, 35 * oneDay}},
    {.name = "cx:agentdb:rank:<month>:zset",
     .keys = 26,
     .type = ZSet,
     .value = "<money:900-90000>=<agent#>",
     .rows = {80, 110},
     .ttl = {200 * oneDay, 380 * oneDay}},
    {.name = "cx:riskdb:score:<user>:string",
     .keys = 260,
     .value = "0.<int:1000000000-9999999999>",
     .ttl = {2 * oneDay, 3 * oneDay}},
};

} // namespace

std::span<const DemoFamily> insuranceFamilies()
{
    return families;
}

} // namespace colonnade
