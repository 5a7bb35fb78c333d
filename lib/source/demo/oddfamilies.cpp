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

constexpr DemoFamily families[] = {
    // single names as the guidelines quote them
    {.name = "1user:2", .value = "<person>"},
    {.name = "user 100238", .value = "<person>"},
    {.name = "user \"test\"", .value = "1"},
    {.name = "a#b:1", .value = "1"},
    {.name = "a::b", .value = "1"},
    {.name = "a:", .value = "1"},
    {.name = ":a", .value = "1"},
    {.name = "cx:orderdb:order:{202401150001}", .value = "paid"},
    {.name = "cx:orderdb:order:2024*:hash", .type = Hash, .value = "status=paid"}, // a pattern that became a key
    {.name = "{}x", .value = "1"},
    {.name = "{a", .value = "1"},
    {.name = "user:basic.info:userid:string", .value = "100238"},
    {.name = "lock:payment:order-12345", .value = "<uuid?>"},

    // a task queue's own names, and names without any family
    {.name = "celery", .type = List, .value = R"({"task":"mail.send","id":"<uuid#>","retries":0})", .rows = {12, 12}},
    {.name = "unacked", .type = Hash, .value = R"(<uuid#>=[{"task":"mail.send"},"","celery"])", .rows = {3, 3}},
    {.name = "unacked_index", .type = ZSet, .value = "<epoch>.25=<uuid#>", .rows = {3, 3}},
    {.name = "unacked_mutex", .value = "<hex?:16>"},
    {.name = "_kombu.binding.celery",
     .type = ValueType::Set,
     .value = "celery\x06\x16\x06\x16"
              "celery"},
    {.name = "session", .type = Hash, .value = "<user#>=<token?:32>", .rows = {40, 40}},
    {.name = "counter", .value = "<int:1000-9000>"},
    {.name = "foo", .value = "bar"},
    {.name = "total", .value = "8505"},
    {.name = "ratio", .value = "1.0013504166666682"},

    // signs that shells, templates and patterns take for themselves
    {.name = "cache['user'][<n>]", .keys = 16, .value = "<person>", .firstKey = 1},
    {.name = "price$usd:<product>", .keys = 16, .value = "<money:1-90>"},
    {.name = "mail:<email>", .keys = 16, .value = "<n.>"},
    {.name = "file:C:\\data\\policy\\<n>.pdf", .keys = 12, .value = "<hex?:40>", .firstKey = 1},
    {.name = "search:what is it?:<n>", .keys = 8, .value = "<int:0-900>", .firstKey = 1},
    {.name = "func(order,<n>)", .keys = 8, .value = "<int:0-900>", .firstKey = 1},
    {.name = "order:${orderId}:status", .value = "paid"}, // the template was never filled in
    {.name = "<n>:sku:info", .keys = 6, .type = Hash, .value = "title=<goods>\nstock=<int:0-90>", .firstKey = 9527},

    // bytes that no keyboard has
    {.name = "import:line\r\n<n>", .keys = 8, .value = "1", .firstKey = 1},
    {.name = "tab\tseparated\t<n>", .keys = 6, .value = "1", .firstKey = 1},
    {.name = "bin:\x00\x01\xFF<n:4>"sv, .keys = 12, .value = "<bytes:16>"sv},
    {.name = "\xFF\xFE:<n>", .keys = 6, .value = "<bytes:8>", .firstKey = 1},
    {.name = "\xD3\xC3\xBB\xA7:<n>", .keys = 10, .value = "\xD0\xD5\xC3\xFB", .firstKey = 1}, // GBK
    {.name = "\xAC\xED\x00\x05t\x00\x0Cuser:<user>"sv,
     .keys = 20,
     .value = "\xAC\xED\x00\x05t\x00\x02ok"sv}, // Java names too
    {.name = "\\xFF:1", .value = "four characters, not a byte"},
    {.name = "party:🎉:<n>", .keys = 4, .value = "1", .firstKey = 1},
    {.name = "rtl:\xE2\x80\xAE"
             "txt.exe",
     .value = "1"},
    {.name = "", .value = "an empty name is a name"},
    {.name = ":", .value = "1"},
    {.name = ":::::", .value = "1"},

    // lengths: at the limit, one past it, and far beyond
    {.name = "cx:archive:<token:110>:string", .value = "1"},
    {.name = "cx:archive:<token:111>:string", .value = "1"},
    {.name = "cx:archive:<token:1100>:string", .keys = 3, .value = "1"},
    {.name = "deep:1:2:3:4:5:6:7:8:9:10:11:12:13:14:15:16:17:18:19:20:21:22:23:24:25:26:27:28:29:30:31:32:end",
     .value = "1"},

    // members of a JavaScript object: other tools lose them
    {.name = "constructor:ferrari", .value = "1"},
    {.name = "constructor:mclaren", .value = "1"},
    {.name = "__proto__:polluted", .value = "1"},
    {.name = "a[1]:x", .value = "1"},
    {.name = "a1:x", .value = "1"},
    {.name = "user*:1", .value = "1"},

    // values on an edge
    {.name = "edge:embstr:44:string", .value = "<token:44>", .ttl = {oneDay, oneDay}},
    {.name = "edge:embstr:45:string", .value = "<token:45>", .ttl = {oneDay, oneDay}},
    {.name = "edge:empty:string", .value = "", .ttl = {oneDay, oneDay}},
    {.name = "edge:integer:largest:string", .value = "9223372036854775807", .ttl = {oneDay, oneDay}},
    {.name = "edge:integer:zeros:string", .value = "00014", .ttl = {oneDay, oneDay}},
    {.name = "edge:score:infinite:zset",
     .type = ZSet,
     .value = "inf=last\n-inf=first\n0.1=tenth",
     .ttl = {oneDay, oneDay}},
    {.name = "edge:ttl:short:string", .value = "soon gone", .ttl = {20, 20}},
};

} // namespace

std::span<const DemoFamily> oddFamilies()
{
    return families;
}

} // namespace colonnade
