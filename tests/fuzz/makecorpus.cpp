// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the inputs that fuzzing begins with: one small dump for each kind of value and record, in a folder.

#include "support/dumpbytes.h"

#include <fstream>
#include <map>
#include <string>

using namespace colonnade;

namespace {

std::string id(std::uint64_t ms)
{
    return DumpBytes().big(ms).big(std::uint64_t(0)).bytes();
}

std::string streamTail(unsigned version)
{
    DumpBytes bytes;
    bytes.length(1).length(1000).length(0);
    if (version >= 2)
        bytes.length(1000).length(0).length(0).length(0).length(1);
    bytes.length(1).string("group").length(1000).length(0);
    if (version >= 2)
        bytes.length(1);
    bytes.length(1).raw(id(1000)).little(std::int64_t(5)).length(1);
    bytes.length(1).string("ann").little(std::int64_t(5));
    if (version >= 3)
        bytes.little(std::int64_t(6));
    bytes.length(1).raw(id(1000));
    if (version >= 5)
        bytes.length(1).raw(id(1000));
    if (version >= 4)
        bytes.length(60).length(100).length(1).string("p").length(1).string("m").length(1).length(0).length(7).length(
            8);
    return bytes.bytes();
}

std::string stream(unsigned version)
{
    const std::string node = listpackOf({"1", "0", "1", "f", "0", "2", "0", "0", "abc", "4"});
    return DumpBytes().length(1).string(id(1000)).string(node).raw(streamTail(version)).bytes();
}

/// By type number of Redis.
std::map<unsigned, std::string> redisValues()
{
    const std::string text(60, 'x');
    const std::string pair = DumpBytes().string("f").string("v").bytes();
    const std::string names = DumpBytes().length(1).length(1).string("age").bytes();
    const std::string zipmap("\x01\x01"
                             "f\x01\x00"
                             "v\xff",
                             7);
    return {{0, DumpBytes().compressed(text).bytes()},
            {1, DumpBytes().length(2).string("a").byte(0xc1).little(std::int16_t(700)).bytes()},
            {2, DumpBytes().length(1).string("m").bytes()},
            {3, DumpBytes().length(1).string("m").string("1.5").bytes()},
            {4, DumpBytes().length(1).raw(pair).bytes()},
            {5, DumpBytes().length(1).string("m").binaryDouble(1.5).bytes()},
            {7, DumpBytes().length(12345).length(2).length(7).length(5).string("t").length(0).bytes()},
            {9, DumpBytes().string(zipmap).bytes()},
            {10, DumpBytes().string(ziplistOf({"a", "12"})).bytes()},
            {11, DumpBytes().string(intsetOf({-5, 700}, 2)).bytes()},
            {12, DumpBytes().string(ziplistOf({"m", "1.5"})).bytes()},
            {13, DumpBytes().string(ziplistOf({"f", "v"})).bytes()},
            {14, DumpBytes().length(1).string(ziplistOf({"a", text})).bytes()},
            {15, stream(1)},
            {16, DumpBytes().string(listpackOf({"f", "v"})).bytes()},
            {17, DumpBytes().string(listpackOf({"m", "1"})).bytes()},
            {18, DumpBytes().length(2).length(1).string("plain").length(2).string(listpackOf({"a"})).bytes()},
            {19, stream(2)},
            {20, DumpBytes().string(listpackOf({"a", "b"})).bytes()},
            {21, stream(3)},
            {22, DumpBytes().length(1).length(4102444800000).raw(pair).bytes()},
            {23, DumpBytes().string(listpackOf({"f", "v", "0"})).bytes()},
            {24, DumpBytes().little(std::int64_t(9)).length(1).length(1).raw(pair).bytes()},
            {25, DumpBytes().little(std::int64_t(9)).string(listpackOf({"f", "v", "9"})).bytes()},
            {26, stream(4)},
            {27, stream(5)},
            {28, DumpBytes()
                     .length(2)
                     .length(1)
                     .length(9)
                     .length(0)
                     .length(1)
                     .little(std::int64_t(7))
                     .length(1)
                     .length(3)
                     .string("t")
                     .bytes()},
            {29, DumpBytes().raw(names).string(listpackOf({"1", "42"})).bytes()},
            {30, DumpBytes().string(listpackOf({"1", "42"})).bytes()},
            {31, DumpBytes().raw(names).string("42").bytes()},
            {32, DumpBytes().length(1).string("42").bytes()},
            {33, DumpBytes().length(1'700'000'000).bytes()}};
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    const auto write = [&](const std::string& name, const std::string& bytes) {
        std::ofstream(argv[1] + ("/" + name), std::ios::binary) << bytes;
    };
    const std::string head = DumpBytes("REDIS0015").aux("redis-ver", "8.10.0").aux("used-mem", "900000").bytes();
    const std::string records = DumpBytes()
                                    .byte(242)
                                    .length(1)
                                    .length(1)
                                    .string("age")
                                    .byte(245)
                                    .string("#!lua name=f")
                                    .byte(247)
                                    .length(12345)
                                    .length(2)
                                    .length(1)
                                    .length(0)
                                    .byte(254)
                                    .length(0)
                                    .byte(251)
                                    .length(1)
                                    .length(1)
                                    .byte(244)
                                    .length(5)
                                    .length(1)
                                    .length(0)
                                    .byte(252)
                                    .little(std::int64_t(4102444800000))
                                    .byte(248)
                                    .length(70)
                                    .byte(249)
                                    .byte(7)
                                    .byte(243)
                                    .length(1)
                                    .raw("spec")
                                    .length(1)
                                    .length(5)
                                    .length(0)
                                    .bytes();
    std::string all = head + records;
    for (const auto& [type, value] : redisValues()) {
        const std::string key = DumpBytes().type(type).string("key").raw(value).bytes();
        write("redis-" + std::to_string(type), DumpBytes(head + records + key).end().bytes());
        all += key;
        write("value-" + std::to_string(type), value);
    }
    write("redis-all", DumpBytes(all).end().bytes());
    DumpBytes valkey("VALKEY081");
    valkey.byte(243).string(std::string(40, 'j')).length(1).length(0).length(99).byte(254).length(0);
    valkey.type(22).string("h").length(1).string("f").string("v").little(std::int64_t(-1));
    valkey.type(23).string("p").length(1).string("a/b").length(1).string("f").string("v");
    valkey.byte(242).raw("*2\r\n$3\r\nDEL\r\n$1\r\nh\r\n");
    write("valkey", valkey.end().bytes());
}
