// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demowords.h"

#include <array>
#include <chrono>
#include <string_view>

namespace colonnade::demo {

using namespace std::string_view_literals;

namespace {

void appendPadded(std::string& out, std::uint64_t number, std::size_t width)
{
    std::array<char, 20> buffer;
    auto at = buffer.end();
    do {
        *--at = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number != 0);
    const auto length = static_cast<std::size_t>(buffer.end() - at);
    if (length < width)
        out.append(width - length, '0');
    out.append(at, buffer.end());
}

void appendDate(std::string& out, std::uint64_t days, std::string_view joint)
{
    using namespace std::chrono;
    const year_month_day date(sys_days(2024y / January / 15) + std::chrono::days(days % 760));
    appendPadded(out, static_cast<std::uint64_t>(int(date.year())), 4);
    out += joint;
    appendPadded(out, unsigned(date.month()), 2);
    out += joint;
    appendPadded(out, unsigned(date.day()), 2);
}

template<std::size_t N>
void appendOneOf(std::string& out, const std::array<std::string_view, N>& words, std::uint64_t number)
{
    out += words[number % N];
}

/// `length` characters of an alphabet with 64 or fewer entries; the first ones tell numbers apart.
void appendCoded(std::string& out, std::string_view alphabet, std::uint64_t number, std::uint64_t length)
{
    for (std::uint64_t i = 0; i < length; ++i) {
        if (i % 8 == 0)
            number = mixed(number);
        out += alphabet[(number >> (i % 8 * 8) & 0xFF) % alphabet.size()];
    }
}

constexpr auto cities = std::to_array({"上海"sv, "北京"sv, "深圳"sv, "杭州"sv, "成都"sv, "武汉"sv, "西安"sv, "南京"sv});
constexpr auto places = std::to_array(
    {"Shanghai"sv, "Beijing"sv, "Shenzhen"sv, "Hangzhou"sv, "Chengdu"sv, "Wuhan"sv, "Xian"sv, "Nanjing"sv});
constexpr auto surnames = std::to_array(
    {"王"sv, "李"sv, "张"sv, "刘"sv, "陈"sv, "杨"sv, "赵"sv, "黄"sv, "周"sv, "吴"sv, "徐"sv, "孙"sv, "欧阳"sv});
constexpr auto givenNames = std::to_array({"伟"sv, "芳"sv, "秀英"sv, "娜"sv, "敏"sv, "静"sv, "建国"sv, "丽华"sv, "强"sv,
                                           "磊"sv, "洋"sv, "艳"sv, "勇"sv, "晓明"sv, "杰"sv, "雨桐"sv, "子涵"sv});
constexpr auto fillerWords =
    std::to_array({"order"sv,  "delivery"sv, "policy"sv, "renewal"sv, "the"sv,    "customer"sv, "asked"sv,    "for"sv,
                   "a"sv,      "refund"sv,   "and"sv,    "invoice"sv, "with"sv,   "claim"sv,    "photo"sv,    "of"sv,
                   "damage"sv, "left"sv,     "front"sv,  "door"sv,    "repair"sv, "shop"sv,     "estimate"sv, "was"sv,
                   "sent"sv,   "by"sv,       "agent"sv,  "on"sv,      "time"sv,   "coupon"sv});
constexpr std::string_view chineseFiller =
    "车辆保险理赔服务中心提供全天候电话咨询客户可在线提交事故照片并查询进度如需纸质保单请联系就近网点";

} // namespace

void order(std::string& out, std::uint64_t number, Between)
{
    appendDate(out, number / 3, {});
    appendPadded(out, number % 3 + 1, 4);
}

void user(std::string& out, std::uint64_t number, Between)
{
    out += 'U';
    appendPadded(out, 100238 + number * 3, 6);
}

void policy(std::string& out, std::uint64_t number, Between)
{
    out += 'P';
    appendPadded(out, 2023 + number % 3, 4);
    appendPadded(out, number / 3 + 118, 6);
}

void claim(std::string& out, std::uint64_t number, Between)
{
    out += "C2024";
    appendPadded(out, number * 2 + 77, 6);
}

void quote(std::string& out, std::uint64_t number, Between)
{
    out += 'Q';
    appendPadded(out, 70000013 + number * 7, 8);
}

void agent(std::string& out, std::uint64_t number, Between)
{
    out += 'A';
    appendPadded(out, 2021 + number, 4);
}

void product(std::string& out, std::uint64_t number, Between)
{
    out += 'P';
    appendPadded(out, 10001 + number, 5);
}

void vin(std::string& out, std::uint64_t number, Between)
{
    out += "LSV";
    appendPadded(out, 21840000000000 + number * 1000003 % 10000000000, 14);
}

void plate(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"沪"sv, "京"sv, "粤"sv, "浙"sv, "川"sv, "鄂"sv}), number);
    out += static_cast<char>('A' + number / 6 % 6);
    appendPadded(out, number * 37 % 100000, 5);
}

void phone(std::string& out, std::uint64_t number, Between)
{
    out += "138";
    appendPadded(out, (10000019 + number * 7919) % 100000000, 8);
}

void email(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"li.wei"sv, "wang.fang"sv, "zhang.min"sv, "chen.jie"sv, "liu.yang"sv}), number);
    appendPadded(out, number, 2);
    out += "@example.com";
}

void ip(std::string& out, std::uint64_t number, Between)
{
    out += "10.";
    appendPadded(out, number / 62500 % 250, 1);
    out += '.';
    appendPadded(out, number / 250 % 250 + 1, 1);
    out += '.';
    appendPadded(out, number % 250 + 1, 1);
}

void uuid(std::string& out, std::uint64_t number, Between)
{
    const std::size_t start = out.size();
    appendCoded(out, "0123456789abcdef", number, 32);
    for (const std::size_t joint : {8, 13, 18, 23})
        out.insert(start + joint, 1, '-');
    out[start + 14] = '4';
}

void hex(std::string& out, std::uint64_t number, Between length)
{
    appendCoded(out, "0123456789abcdef", number, length.draw(mixed(number)));
}

void token(std::string& out, std::uint64_t number, Between length)
{
    appendCoded(out, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", number, length.draw(number));
}

void digits(std::string& out, std::uint64_t number, Between width)
{
    appendPadded(out, number, width.least);
}

void date(std::string& out, std::uint64_t number, Between)
{
    appendDate(out, number, {});
}

void day(std::string& out, std::uint64_t number, Between)
{
    appendDate(out, number, "-");
}

void month(std::string& out, std::uint64_t number, Between)
{
    appendPadded(out, 2023 + number / 12 % 70, 4);
    appendPadded(out, number % 12 + 1, 2);
}

void week(std::string& out, std::uint64_t number, Between)
{
    appendPadded(out, 2024 + number / 52 % 70, 4);
    out += 'W';
    appendPadded(out, number % 52 + 1, 2);
}

void epoch(std::string& out, std::uint64_t number, Between)
{
    appendPadded(out, 1704067200 + number % 63158400, 10);
}

void status(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"paid"sv, "shipped"sv, "done"sv, "done"sv, "cancelled"sv, "refunded"sv}), number);
}

void payment(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"wechat"sv, "alipay"sv, "card"sv, "transfer"sv}), number);
}

void channel(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"app"sv, "web"sv, "mini-program"sv, "agent"sv, "phone"sv}), number);
}

void level(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"bronze"sv, "silver"sv, "gold"sv, "platinum"sv}), number);
}

void service(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out,
                std::to_array({"order"sv, "policy"sv, "claim"sv, "quote"sv, "catalog"sv, "payment"sv, "search"sv,
                               "notify"sv, "gateway"sv, "report"sv, "risk"sv, "scheduler"sv}),
                number);
}

void goods(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out,
                std::to_array({"Dash camera 4K"sv, "Child seat"sv, "Winter tyre 205/55"sv, "Floor mats"sv,
                               "Tyre inflator"sv, "Phone holder"sv, "Roof box 400 l"sv, "Engine oil 5W-30"sv}),
                number);
}

void coverage(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"compulsory"sv, "third-party"sv, "damage"sv, "theft"sv, "glass"sv}), number);
}

void car(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, std::to_array({"Lavida 1.5"sv, "Corolla"sv, "Han EV"sv, "Model 3"sv, "Sylphy"sv, "Haval H6"sv}),
                number);
}

void person(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, surnames, number);
    appendOneOf(out, givenNames, number / surnames.size());
}

void city(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, cities, number);
}

void place(std::string& out, std::uint64_t number, Between)
{
    appendOneOf(out, places, number);
}

void integer(std::string& out, std::uint64_t number, Between range)
{
    appendPadded(out, range.draw(number), 1);
}

void money(std::string& out, std::uint64_t number, Between range)
{
    const std::uint64_t cents = Between{range.least * 100, range.most * 100}.draw(number);
    appendPadded(out, cents / 100, 1);
    out += '.';
    appendPadded(out, cents % 100, 2);
}

void text(std::string& out, std::uint64_t number, Between length)
{
    const std::size_t end = out.size() + length.draw(number);
    while (out.size() < end) {
        number = mixed(number);
        for (int i = 0; i < 8 && out.size() < end; ++i) {
            appendOneOf(out, fillerWords, number >> (i * 8) & 0xFF);
            out += ' ';
        }
    }
    out.resize(end);
}

void chinese(std::string& out, std::uint64_t number, Between length)
{
    constexpr std::size_t characterBytes = 3;
    constexpr std::size_t characters = chineseFiller.size() / characterBytes;
    const std::uint64_t end = length.draw(number);
    for (std::uint64_t i = 0; i < end; ++i)
        out += chineseFiller.substr((number + i) % characters * characterBytes, characterBytes);
}

void bytes(std::string& out, std::uint64_t number, Between length)
{
    const std::size_t end = out.size() + length.draw(number);
    while (out.size() < end) {
        number = mixed(number);
        for (int i = 0; i < 8 && out.size() < end; ++i)
            out += static_cast<char>(number >> (i * 8) & 0xFF);
    }
}

} // namespace colonnade::demo
