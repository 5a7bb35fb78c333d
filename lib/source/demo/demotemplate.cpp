// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demotemplate.h"

#include "source/demo/demowords.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <iterator>

namespace colonnade {

// clang-format off
const DemoTemplate::Placeholder DemoTemplate::placeholders[] = {
    {"order", NumberBy::Key, demo::order, 2100},    {"user", NumberBy::Key, demo::user, 1100},
    {"policy", NumberBy::Key, demo::policy, 760},   {"claim", NumberBy::Key, demo::claim, 420},
    {"quote", NumberBy::Key, demo::quote, 760},     {"agent", NumberBy::Key, demo::agent, 110},
    {"product", NumberBy::Key, demo::product, 760}, {"vin", NumberBy::Key, demo::vin, 520},
    {"plate", NumberBy::Key, demo::plate, 520},     {"phone", NumberBy::Key, demo::phone, 1000},
    {"email", NumberBy::Key, demo::email, 1000},    {"ip", NumberBy::Key, demo::ip, 62500},
    {"uuid", NumberBy::Key, demo::uuid},            {"hex", NumberBy::Key, demo::hex},
    {"token", NumberBy::Key, demo::token},          {"n", NumberBy::Key, demo::digits, 1000},
    {"date", NumberBy::Key, demo::date, 760},       {"day", NumberBy::Key, demo::day, 760},
    {"month", NumberBy::Key, demo::month, 38},      {"week", NumberBy::Key, demo::week, 110},
    {"service", NumberBy::Key, demo::service},
    {"epoch", NumberBy::Chance, demo::epoch},       {"status", NumberBy::Chance, demo::status},
    {"payment", NumberBy::Chance, demo::payment},   {"channel", NumberBy::Chance, demo::channel},
    {"level", NumberBy::Chance, demo::level},       {"goods", NumberBy::Chance, demo::goods},
    {"coverage", NumberBy::Chance, demo::coverage}, {"car", NumberBy::Chance, demo::car},
    {"person", NumberBy::Chance, demo::person},     {"city", NumberBy::Chance, demo::city},
    {"place", NumberBy::Chance, demo::place},       {"int", NumberBy::Chance, demo::integer},
    {"money", NumberBy::Chance, demo::money},       {"text", NumberBy::Chance, demo::text},
    {"chinese", NumberBy::Chance, demo::chinese},   {"bytes", NumberBy::Chance, demo::bytes},
};
// clang-format on

DemoTemplate::DemoTemplate(std::string_view text)
{
    std::string literal;
    while (!text.empty()) {
        const std::size_t end = text.find('>');
        const bool isPlaceholder =
            text.size() > 1 && text[0] == '<' && text[1] >= 'a' && text[1] <= 'z' && end != std::string_view::npos;
        if (isPlaceholder) {
            m_pieces.push_back(parsed(text.substr(1, end - 1)));
            m_pieces.back().literal.swap(literal);
            text.remove_prefix(end + 1);
        } else {
            literal += text.front();
            text.remove_prefix(1);
        }
    }
    if (!literal.empty())
        m_pieces.push_back({.literal = std::move(literal)});
}

DemoTemplate::Piece DemoTemplate::parsed(std::string_view placeholder)
{
    const std::size_t nameEnd = std::min(placeholder.find_first_of("#?.:"), placeholder.size());
    const auto known = std::ranges::find(placeholders, placeholder.substr(0, nameEnd), &Placeholder::name);
    assert(known != std::end(placeholders));
    Piece piece{.literal = {}, .write = known->write, .numberBy = known->numberBy, .many = known->many};
    std::string_view rest = placeholder.substr(nameEnd);
    if (!rest.empty() && rest.front() != ':') {
        piece.numberBy = rest.front() == '#' ? NumberBy::Row : rest.front() == '?' ? NumberBy::Chance : NumberBy::Key;
        rest.remove_prefix(1);
    }
    if (!rest.empty()) {
        const char* const end = rest.data() + rest.size();
        const auto first = std::from_chars(rest.data() + 1, end, piece.argument.least);
        piece.argument.most = piece.argument.least;
        if (first.ptr != end) {
            assert(*first.ptr == '-');
            std::from_chars(first.ptr + 1, end, piece.argument.most);
        }
    }
    return piece;
}

void DemoTemplate::appendTo(std::string& out, const Place& place) const
{
    // Rows of neighbouring keys overlap a little, as customers of neighbouring agents do, and stay unique in a key.
    constexpr std::uint64_t rowsApart = 31;
    const std::uint64_t chance = mixed(mixed(place.seed, place.key), place.row);
    std::uint64_t position = 0;
    for (const Piece& piece : m_pieces) {
        out += piece.literal;
        ++position;
        if (!piece.write)
            continue;
        switch (piece.numberBy) {
        case NumberBy::Key:
            piece.write(out, place.key, piece.argument);
            break;
        case NumberBy::Row:
            piece.write(out, place.key * rowsApart + place.row, piece.argument);
            break;
        case NumberBy::Chance: {
            const std::uint64_t number = mixed(chance, position) >> 16;
            piece.write(out, piece.many > 0 ? number % piece.many : number, piece.argument);
            break;
        }
        }
    }
}

} // namespace colonnade
