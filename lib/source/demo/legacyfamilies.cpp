// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demofamily.h"

#include <string_view>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr auto Hash = ValueType::Hash;
constexpr auto List = ValueType::List;
constexpr auto Set = ValueType::Set;
constexpr auto ZSet = ValueType::ZSet;

constexpr std::string_view orderJson =
    R"({"id":"<order.>","user":"<user?>","status":"<status>","amount":<money:20-900>,"remark":"<text:10-40>"})";

constexpr DemoFamily families[] = {
    // the first year: underscores, and PHP's own serialization
    {.name = "cx_userdb_profile_<user>",
     .keys = 440,
     .type = Hash,
     .value = "name=<person>\ncity=<city>\nlast_login=<epoch>\nlevel=<level>",
     .idle = {10, 120 * oneDay}},
    {.name = "cx_orderdb_order_<order>",
     .keys = 320,
     .value = R"(a:3:{s:2:"id";s:12:"<order.>";s:7:"user_id";s:7:"<user>";s:5:"count";i:<int:1-9>;})",
     .idle = {1 * oneDay, 180 * oneDay}},
    {.name = "cx_policy_<policy>",
     .keys = 130,
     .value = R"({"no":"<policy.>","holder":"<person>"})",
     .idle = {1 * oneDay, 150 * oneDay}},
    {.name = "PHPREDIS_SESSION:<hex:26>",
     .keys = 130,
     .value = R"(uid|i:<int:100000-999999>;lang|s:5:"zh-CN";cart|a:0:{})",
     .ttl = {10 * minute, 24 * minute},
     .db = 1},
    {.name = "session_<hex:26>", .keys = 180, .value = "<token?:64>", .idle = {60 * oneDay, 185 * oneDay}, .db = 1},
    {.name = "user_<n>_profile", .keys = 50, .type = Hash, .value = "name=<person>\nage=<int:18-80>", .firstKey = 1},
    {.name = "user/<n>/name", .keys = 60, .value = "<person>", .firstKey = 12},
    {.name = "order-<order>-items",
     .keys = 60,
     .type = List,
     .value = "<product#>",
     .rows = {1, 5},
     .idle = {1 * oneDay, 180 * oneDay}},
    {.name = "cart.<user>.items",
     .keys = 40,
     .type = Set,
     .value = "<product#>",
     .rows = {1, 6},
     .idle = {1 * oneDay, 180 * oneDay}},

    // the second year: colons, but a key for every field
    {.name = "cx:orderdb:order:<order>:status", .keys = 200, .value = "<status>"},
    {.name = "cx:orderdb:order:<order>:amount", .keys = 200, .value = "<money:900-9000>"},
    {.name = "cx:orderdb:order:<order>:product", .keys = 200, .value = "<coverage>"},
    {.name = "cx:orderdb:order:<order>:userid", .keys = 200, .value = "<user?>"},
    {.name = "cx:orderdb:order:<order>:created", .keys = 200, .value = "<epoch>"},
    {.name = "user:<n>:name", .keys = 110, .value = "<person>", .firstKey = 1},
    {.name = "user:<n>:email", .keys = 110, .value = "<email.>", .firstKey = 1},
    {.name = "user:<n>:age", .keys = 110, .value = "<int:18-80>", .firstKey = 1},
    {.name = "user:<n>:city", .keys = 110, .value = "<place>", .firstKey = 1},
    {.name = "user:<n>:profile", .keys = 90, .type = Hash, .value = "name=<person>\nage=<int:18-80>", .firstKey = 1},
    {.name = "user:phone:<phone>:userid", .keys = 90, .value = "<n.>"}, // found by phone, never the other way round
    {.name = "user:email:<email>:userid", .keys = 90, .value = "<n.>"},

    // the second year: the same word over and over, joints of every kind
    {.name = "cx:orderdb:orderdb_order_detail_info:<order>",
     .keys = 160,
     .value = orderJson,
     .idle = {10, 90 * oneDay}},
    {.name = "cx:cxdb:cxdb_user_info:<n:9>",
     .keys = 160,
     .value = R"({"name":"<person>","points":<int:0-900>})",
     .firstKey = 110'011},
    {.name = "cx:cxdb:user:<n:9>",
     .keys = 60,
     .type = Hash,
     .value = "name=<person>\npoints=<int:0-900>",
     .firstKey = 110'011},
    {.name = "user:basic_info:<n>", .keys = 70, .value = R"({"name":"<person>","city":"<city>"})", .firstKey = 7},
    {.name = "user:loginCount:<n>", .keys = 70, .value = "<int:1-900>", .firstKey = 7},
    {.name = "stock:SKU-<n>", .keys = 40, .value = "<int:0-500>", .firstKey = 9527},
    {.name = "shop:coupon:coupon:coupon_<n>", .keys = 40, .value = "<int:5-100>", .firstKey = 1},
    {.name = "u:<n>:p", .keys = 60, .value = "<int:0-900>", .firstKey = 1},
    {.name = "o:s:<order>", .keys = 40, .value = "<int:0-5>"},

    // words that say one type over values of another
    {.name = "x:<n>:hash", .keys = 24, .value = R"({"a":<int:1-9>,"b":<int:1-9>})", .firstKey = 1},
    {.name = "cx:orderdb:order:<order>:list", .keys = 20, .type = ZSet, .value = "<epoch>=<product#>", .rows = {2, 6}},

    // hash tags from an afternoon with a cluster
    {.name = "{user:<n>}:profile",
     .keys = 40,
     .type = Hash,
     .value = "name=<person>\nage=<int:18-80>",
     .firstKey = 1000},
    {.name = "{promo}:coupon:<n>", .keys = 260, .value = "<int:5-100>", .ttl = {1 * oneDay, 9 * oneDay}, .firstKey = 1},

    // the type in the second place, and the wrong one
    {.name = "shop:hash:<n>", .keys = 8, .value = R"({"a":<int:1-9>})", .ttl = {1 * oneDay, 2 * oneDay}, .firstKey = 1},

    // names in Chinese
    {.name = "用户:<n>:档案", .keys = 60, .type = Hash, .value = "姓名=<person>\n城市=<city>", .firstKey = 1000},
    {.name = "订单:<order>:状态", .keys = 60, .value = "已完成"},
    {.name = "保单:<policy>", .keys = 40, .type = Hash, .value = "车牌=<plate.>\n车型=<car>\n备注=<chinese:6-20>"},

    // separators without anything between them
    {.name = "cache::page:<n>",
     .keys = 30,
     .value = "<chinese:20-60>",
     .ttl = {5 * minute, 60 * minute},
     .firstKey = 1},
    {.name = ":stock:<product>", .keys = 12, .value = "<int:0-500>"},
    {.name = "draft:<user>:", .keys = 12, .value = "<text:20-60>"},

    // names longer than some values
    {.name = "cx:orderdb:order:<order>:commercial.insurance:third.party.liability:detail:string",
     .keys = 50,
     .value = "<money:900-9000>",
     .ttl = {25 * oneDay, 35 * oneDay}},
    {.name =
         "cache:https://shop.example.com/catalog/search?query=winter+tyres+205+55+r16&city=<place>&sort=price-ascending"
         "&page=<n>&session=<hex:32>",
     .keys = 16,
     .value = "<text:300-900>",
     .ttl = {5 * minute, 60 * minute},
     .firstKey = 1},

    // what nobody has looked at for months
    {.name = "cx:tmp:import:<date>:string",
     .keys = 130,
     .value = "rows <int:1000-90000>, errors <int:0-40>",
     .idle = {40 * oneDay, 185 * oneDay}},
    {.name = "shop:tmp:backup:<user>:hash",
     .keys = 90,
     .type = Hash,
     .value = "a=<int:1-9>\nb=<text:10>",
     .idle = {90 * oneDay, 185 * oneDay}},

    // other databases: a report server, and somebody's tests
    {.name = "report:<week>:sales",
     .keys = 50,
     .type = Hash,
     .value = "<place.>=<money:900-90000>\ntotal=<money:9000-900000>",
     .db = 2},
    {.name = "test:<n>",
     .keys = 60,
     .value = "<text:5-20>",
     .idle = {100 * oneDay, 185 * oneDay},
     .db = 5,
     .firstKey = 1},

    // serialized by the languages of three teams
    {.name = "cx:pricing:model:<n>:string", // MessagePack
     .keys = 20,
     .value = "\x83\xA2id\xCE\x00\x01\x86\xA0\xA4name\xA8<hex:8>\xA6"
              "factor\xCB\x3F\xF0\x05\x89\xF6\xD4\xCA\xB2"sv,
     .ttl = {20 * oneDay, 30 * oneDay}},
    {.name = "cx:risk:features:<user>:string", // pickle, protocol 4
     .keys = 20,
     .value =
         "\x80\x04\x95\x21\x00\x00\x00\x00\x00\x00\x00}\x94(\x8C\x07user_id\x94\x8C\x07<user>\x94\x8C\x05score\x94K\x2Au."sv,
     .ttl = {20 * oneDay, 30 * oneDay}},
    {.name = "cx:policydb:snapshot:<policy>:string", // Java serialization
     .keys = 20,
     .value = "\xAC\xED\x00\x05sr\x00\x11"
              "cx.policy.Summary\x00\x00\x00\x00\x00\x00\x00\x01\x02\x00\x01L\x00\x02"
              "not\x00\x12Ljava/lang/String;xpt\x00\x0B<policy>"sv,
     .ttl = {20 * oneDay, 30 * oneDay}},
    {.name = "shop:orderdb:proto:<order>:string", // Protocol Buffers
     .keys = 20,
     .value = "\x0A\x0C<order.>\x12\x07<user?>\x18\x02\x22\x06Lavida(\x90N"sv,
     .ttl = {20 * oneDay, 30 * oneDay}},
    {.name = "cx:orderdb:archive:<order>:string", // gzip around JSON
     .keys = 30,
     .value = orderJson,
     .ttl = {90 * oneDay, 120 * oneDay},
     .idle = {35 * oneDay, 80 * oneDay},
     .isGzipped = true},
};

} // namespace

std::span<const DemoFamily> legacyFamilies()
{
    return families;
}

} // namespace colonnade
