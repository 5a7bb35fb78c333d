// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demofamily.h"

namespace colonnade {

namespace {

constexpr auto Hash = ValueType::Hash;
constexpr auto List = ValueType::List;
constexpr auto Set = ValueType::Set;
constexpr auto ZSet = ValueType::ZSet;

constexpr DemoFamily families[] = {
    // the catalogue: caches with a jittered day
    {.name = "shop:catalog:product:<product>:hash",
     .keys = 700,
     .type = Hash,
     .value = "title=<goods>\nprice=<money:9-900>\nstock=<int:0-500>\nbrand=<text:8>\ncategory=<int:1-40>\n"
              "rating=<int:1-5>\nupdated_at=<epoch>",
     .ttl = {20 * hour, 28 * hour}},
    {.name = "shop:catalog:category:<n:2>:products:zset",
     .keys = 40,
     .type = ZSet,
     .value = "<int:1-90000>=<product#>",
     .rows = {30, 240}, // some just past the compact limit
     .ttl = {6 * hour, 7 * hour}},
    {.name = "shop:tag:<n>:products:set",
     .keys = 40,
     .type = Set,
     .value = "<n#>",
     .rows = {20, 500},
     .ttl = {6 * hour, 7 * hour}},
    {.name = "shop:stock:sku:<product>:string", .keys = 560, .value = "<int:0-500>", .ttl = {1 * hour, 2 * hour}},

    // two avalanches: a nightly batch that gives every price the same second, and coupons that end at midnight
    {.name = "shop:price:sku:<product>:string", .keys = 1060, .value = "<money:9-900>", .ttl = {5'430, 5'465}},
    {.name = "shop:promo:coupon:<n:6>:hash",
     .keys = 1080,
     .type = Hash,
     .value = "amount=<int:5-100>\nminimum=<int:50-500>\nstatus=<status>\nuser_id=<user?>",
     .ttl = {9 * oneDay + 53'940, 9 * oneDay + 53'999},
     .firstKey = 240'001},

    // a cache that is gone before anybody reads it, and one that stays for ever
    {.name = "shop:cache:banner:<n>:string", .keys = 110, .value = "<text:20-40>", .ttl = {1, 12}, .idle = {0, 4}},
    {.name = "shop:cache:region:<n>:string", .keys = 16, .value = "<place>", .firstKey = 1},

    // customers
    {.name = "shop:cart:user:<user>:hash",
     .keys = 700,
     .type = Hash,
     .value = "<product#>=<int:1-4>",
     .rows = {1, 9},
     .ttl = {1 * oneDay, 7 * oneDay}},
    {.name = "shop:wish:user:<user>:set",
     .keys = 260,
     .type = Set,
     .value = "<product#>",
     .rows = {2, 30},
     .ttl = {60 * oneDay, 90 * oneDay}},
    {.name = "shop:feed:user:<user>:list",
     .keys = 280,
     .type = List,
     .value = R"({"type":"view","sku":"<product?>","at":<epoch>})",
     .rows = {5, 40},
     .ttl = {5 * oneDay, 7 * oneDay}},
    {.name = "shop:sign:user:<user>:<month>:string", // a bit for each day
     .keys = 240,
     .value = "<bytes:46-64>",
     .ttl = {40 * oneDay, 70 * oneDay}},

    // orders
    {.name = "shop:orderdb:order:<order>:hash",
     .keys = 640,
     .type = Hash,
     .value = "status=<status>\namount=<money:20-900>\nuser_id=<user?>\npay=<payment>\nchannel=<channel>\n"
              "city=<city>\ncreated_at=<epoch>",
     .ttl = {150 * oneDay, 200 * oneDay},
     .idle = {30, 20 * oneDay}},
    {.name = "shop:orderdb:order:<order>:items:list",
     .keys = 320,
     .type = List,
     .value = R"({"sku":"<product#>","title":"<goods>","count":<int:1-3>,"price":<money:9-900>})",
     .rows = {1, 6},
     .ttl = {150 * oneDay, 200 * oneDay},
     .idle = {30, 20 * oneDay}},
    {.name = "shop:review:product:<product>:list",
     .keys = 120,
     .type = List,
     .value = "<text:40-160>",
     .rows = {3, 20},
     .ttl = {20 * oneDay, 30 * oneDay}},

    // rankings and sales
    {.name = "shop:rank:sales:<date>:zset",
     .keys = 60,
     .type = ZSet,
     .value = "<int:1-900>=<product#>",
     .rows = {50, 120},
     .ttl = {30 * oneDay, 90 * oneDay},
     .firstKey = 690},
    {.name = "shop:search:hot:<date>:zset",
     .keys = 30,
     .type = ZSet,
     .value = "<int:1-90000>.<int:1-9>=<goods.> <n#>",
     .rows = {40, 40},
     .ttl = {25 * oneDay, 30 * oneDay},
     .firstKey = 720},
    {.name = "shop:seckill:stock:<n>:string", // everybody looks at these at ten o'clock
     .keys = 12,
     .value = "<int:0-200>",
     .ttl = {40 * minute, 70 * minute},
     .idle = {0, 2},
     .frequency = {190, 255},
     .firstKey = 1},
    {.name = "shop:store:geo:zset",
     .type = ZSet,
     .value = "40<int:10000000000000-69000000000000>=<place.> store <n#>",
     .rows = {86, 86},
     .ttl = {20 * hour, 20 * hour}},
};

} // namespace

std::span<const DemoFamily> shopFamilies()
{
    return families;
}

} // namespace colonnade
