// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demofamily.h"

#include <string_view>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr auto Hash = ValueType::Hash;
constexpr auto List = ValueType::List;
constexpr auto ZSet = ValueType::ZSet;
constexpr auto Stream = ValueType::Stream;

constexpr std::string_view settings = R"(# <service> service
service:
  name: <service>
  replicas: <int:2-9>
  listen: 0.0.0.0:<int:7000-7900>
database:
  host: db-<int:1-4>.internal
  pool: { min: 4, max: <int:16-64> }
features:
  - coupons
  - electronic-policy
log: { level: info, keep_days: <int:7-30> }
)";

constexpr std::string_view rateLimitScript = R"(-- fixed window: at most ARGV[1] calls in ARGV[2] seconds (version <n>)
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then
    redis.call('EXPIRE', KEYS[1], ARGV[2])
end
if calls > tonumber(ARGV[1]) then
    return redis.error_reply('slow down: ' .. calls)
end
return calls
)";

constexpr std::string_view reportHead = R"(<?xml version="1.0" encoding="UTF-8"?>
<Report day="<day>" currency="CNY">
)";
constexpr std::string_view reportRow =
    R"(  <Line no="<n#>"><Policy><policy?></Policy><Car><car></Car><Premium><money:900-9000></Premium></Line>
)";

constexpr DemoFamily families[] = {
    // the gateway: sessions live in a database of their own
    {.name = "gate:session:user:<user>:string",
     .keys = 1000,
     .value = R"({"user":"<user.>","token":"<token?:43>","ip":"<ip?>","device":"<channel>","since":<epoch>})",
     .ttl = {2 * minute, 2 * hour},
     .idle = {1, 7'000},
     .db = 1},
    {.name = "gate:session:admin:<n>:string", // never logged out
     .keys = 24,
     .value = R"({"user":"admin<n>","roles":["root"],"token":"<token?:43>"})",
     .ttl = {380 * oneDay, 400 * oneDay},
     .db = 1},
    {.name = "gate:token:jwt:<uuid>:string",
     .keys = 420,
     .value = "eyJhbGciOiJIUzI1NiJ9.<token?:120-180>.<token?:43>",
     .ttl = {2 * minute, 2 * hour},
     .db = 1},
    {.name = "gate:rate:ip:<ip>:string",
     .keys = 420,
     .value = "<int:1-60>",
     .ttl = {20, 60},
     .idle = {0, 40},
     .frequency = {40, 120}},
    {.name = "gate:captcha:phone:<phone>:string",
     .keys = 130,
     .value = "<int:100000-999999>",
     .ttl = {60, 300},
     .idle = {0, 200}},
    {.name = "ops:lock:order:<order>:string",
     .keys = 80,
     .value = "<service?>-<uuid?>",
     .ttl = {20, 30},
     .idle = {0, 20}},
    {.name = "ops:lock:claim:<claim>:string",
     .keys = 3,
     .value = "<uuid?>",
     .idle = {40 * oneDay, 60 * oneDay}}, // forgotten
    {.name = "ops:idempotency:request:<uuid>:string", .keys = 340, .value = "1", .ttl = {1 * hour, 24 * hour}},
    {.name = "ops:counter:page:<n>:string",
     .keys = 40,
     .value = "<int:10000-9000000>",
     .idle = {0, 60},
     .frequency = {80, 200}},

    // jobs
    {.name = "ops:queue:mail:list",
     .type = List,
     .value = R"({"to":"<email#>","template":<int:1-20>})",
     .rows = {34, 34}},
    {.name = "ops:queue:thumbnails:list", // nobody trims it
     .type = List,
     .value = "https://img.example.com/claims/<claim?>/<hex?:32>.jpg",
     .rows = {7'800, 7'800}},
    {.name = "ops:job:delayed:zset", .type = ZSet, .value = "<epoch>=job:<uuid#>", .rows = {96, 96}},
    {.name = "ops:job:pending:zset", .type = ZSet, .value = "0=job:<uuid#>", .rows = {80, 80}}, // a set would do
    {.name = "ops:log:service:<service>:stream",
     .keys = 12,
     .type = Stream,
     .value = "level=info;text=<text:30-90>;took=<int:1-900>",
     .rows = {150, 700},
     .ttl = {3 * oneDay, 4 * oneDay}},

    // settings, scripts, switches
    {.name = "ops:config:app:<service>:string",
     .keys = 12,
     .value = settings,
     .idle = {0, 600},
     .frequency = {60, 150}},
    {.name = "ops:script:lua:<hex:40>:string", .keys = 8, .value = rateLimitScript},
    {.name = "ops:flag:feature:<n>:hash", .keys = 60, .type = Hash, .value = "enabled=<int:0-1>", .firstKey = 1},

    // statistics
    {.name = "ops:stat:visitors:<date>:string", // HyperLogLogs with nobody in them yet
     .keys = 60,
     .value = "HYLL\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x7F\xFF"sv,
     .ttl = {80 * oneDay, 100 * oneDay},
     .firstKey = 690},
    {.name = "ops:report:daily:<date>:string",
     .keys = 48,
     .value = reportRow,
     .rows = {90, 220},
     .head = reportHead,
     .tail = "</Report>\n",
     .ttl = {80 * oneDay, 100 * oneDay},
     .firstKey = 702},
};

} // namespace

std::span<const DemoFamily> platformFamilies()
{
    return families;
}

} // namespace colonnade
