// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/demo/draw.h"

#include <cstdint>
#include <string>

/// What placeholders write: ids, dates, words, amounts, filler. Each is a pure function of its number.
namespace colonnade::demo {

// ids: different numbers give different texts
void order(std::string& out, std::uint64_t number, Between);   ///< 202401150001: day, then a number within the day
void user(std::string& out, std::uint64_t number, Between);    ///< U100238 and on
void policy(std::string& out, std::uint64_t number, Between);  ///< P2023000123
void claim(std::string& out, std::uint64_t number, Between);   ///< C2024000077
void quote(std::string& out, std::uint64_t number, Between);   ///< Q70000013
void agent(std::string& out, std::uint64_t number, Between);   ///< A2021
void product(std::string& out, std::uint64_t number, Between); ///< P10001
void vin(std::string& out, std::uint64_t number, Between);     ///< LSV and 14 digits
void plate(std::string& out, std::uint64_t number, Between);   ///< 沪A12345
void phone(std::string& out, std::uint64_t number, Between);
void email(std::string& out, std::uint64_t number, Between);
void ip(std::string& out, std::uint64_t number, Between);
void uuid(std::string& out, std::uint64_t number, Between);
void hex(std::string& out, std::uint64_t number, Between length);
void token(std::string& out, std::uint64_t number, Between length); ///< base64url
void digits(std::string& out, std::uint64_t number, Between width); ///< the number itself, zero-padded

// times
void date(std::string& out, std::uint64_t number, Between);        ///< 20240115 + days
void day(std::string& out, std::uint64_t number, Between);         ///< 2024-01-15 + days
void month(std::string& out, std::uint64_t number, Between);       ///< 202301 + months
void week(std::string& out, std::uint64_t number, Between);        ///< 2024W01 + weeks
void epoch(std::string& out, std::uint64_t number, Between range); ///< seconds since 1970 in 2024 and 2025

// words
void status(std::string& out, std::uint64_t number, Between);
void payment(std::string& out, std::uint64_t number, Between);
void channel(std::string& out, std::uint64_t number, Between);
void level(std::string& out, std::uint64_t number, Between);
void service(std::string& out, std::uint64_t number, Between);
void goods(std::string& out, std::uint64_t number, Between);
void coverage(std::string& out, std::uint64_t number, Between);
void car(std::string& out, std::uint64_t number, Between);
void person(std::string& out, std::uint64_t number, Between); ///< Chinese
void city(std::string& out, std::uint64_t number, Between);   ///< Chinese
void place(std::string& out, std::uint64_t number, Between);  ///< the same cities in Latin letters

// amounts and filler
void integer(std::string& out, std::uint64_t number, Between range);
void money(std::string& out, std::uint64_t number, Between range);    ///< with two decimals
void text(std::string& out, std::uint64_t number, Between length);    ///< English-looking words
void chinese(std::string& out, std::uint64_t number, Between length); ///< in characters
void bytes(std::string& out, std::uint64_t number, Between length);

} // namespace colonnade::demo
