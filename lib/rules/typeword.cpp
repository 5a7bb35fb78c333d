// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/typeword.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace colonnade {

namespace {

struct TypeWord
{
    std::string_view word;
    ValueType type;
    bool orModule = false;
};

constexpr std::array typeWords{
    TypeWord{"string", ValueType::String},
    TypeWord{"str", ValueType::String},
    TypeWord{"hash", ValueType::Hash},
    TypeWord{"list", ValueType::List},
    TypeWord{"set", ValueType::Set},
    TypeWord{"zset", ValueType::ZSet},
    TypeWord{"sortedset", ValueType::ZSet},
    TypeWord{"stream", ValueType::Stream},
    TypeWord{"bitmap", ValueType::String},
    TypeWord{"bitfield", ValueType::String},
    TypeWord{"hll", ValueType::String},
    TypeWord{"hyperloglog", ValueType::String},
    TypeWord{"geo", ValueType::ZSet},
    TypeWord{"json", ValueType::String, true},
    TypeWord{"bloom", ValueType::String, true},
    TypeWord{"timeseries", ValueType::Module, true},
};

const TypeWord* findWord(std::string_view word)
{
    const auto equals = [word](const TypeWord& known) {
        return std::ranges::equal(word, known.word,
                                  [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + ('a' - 'A') : a) == b; });
    };
    const auto* const found = std::ranges::find_if(typeWords, equals);
    return found == typeWords.end() ? nullptr : found;
}

} // namespace

bool isTypeWord(std::string_view word)
{
    return findWord(word) != nullptr;
}

bool typeWordFits(std::string_view word, ValueType type)
{
    const TypeWord* const known = findWord(word);
    assert(known != nullptr);
    return known->type == type || (known->orModule && type == ValueType::Module);
}

} // namespace colonnade
