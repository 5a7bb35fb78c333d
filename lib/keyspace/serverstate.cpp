// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/serverstate.h"

#include <charconv>
#include <utility>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::array riskyNames{"KEYS"sv, "FLUSHALL"sv, "FLUSHDB"sv, "MONITOR"sv, "DEBUG"sv};

std::optional<std::string_view> fieldOf(const Told<ServerFields>& fields, std::string_view name)
{
    if (!fields)
        return std::nullopt;
    const auto found = fields->find(name);
    return found == fields->end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

/// The whole text must be a number.
template<typename Number>
std::optional<Number> numberFrom(std::optional<std::string_view> text)
{
    Number number{};
    if (!text || text->empty())
        return std::nullopt;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    return error == std::errc() && end == text->data() + text->size() ? std::optional(number) : std::nullopt;
}

} // namespace

std::string_view nameOf(RiskyCommand command)
{
    return riskyNames[std::to_underlying(command)];
}

std::optional<std::string_view> ServerState::infoText(std::string_view field) const
{
    return fieldOf(info, field);
}

std::optional<std::uint64_t> ServerState::infoNumber(std::string_view field) const
{
    return numberFrom<std::uint64_t>(infoText(field));
}

std::optional<double> ServerState::infoRatio(std::string_view field) const
{
    return numberFrom<double>(infoText(field));
}

std::optional<std::string_view> ServerState::configText(std::string_view parameter) const
{
    return fieldOf(config, parameter);
}

std::optional<std::uint64_t> ServerState::configNumber(std::string_view parameter) const
{
    return numberFrom<std::uint64_t>(configText(parameter));
}

std::optional<bool> ServerState::configFlag(std::string_view parameter) const
{
    const auto text = configText(parameter);
    if (text == "yes")
        return true;
    return text == "no" ? std::optional(false) : std::nullopt;
}

CompactLimits ServerState::compactLimits() const
{
    const auto either = [this](std::string_view now, std::string_view before) {
        const auto number = configNumber(now);
        return number ? number : configNumber(before);
    };
    return {.hashEntries = either("hash-max-listpack-entries", "hash-max-ziplist-entries"),
            .hashValue = either("hash-max-listpack-value", "hash-max-ziplist-value"),
            .zsetEntries = either("zset-max-listpack-entries", "zset-max-ziplist-entries"),
            .zsetValue = either("zset-max-listpack-value", "zset-max-ziplist-value"),
            .intsetEntries = configNumber("set-max-intset-entries"),
            .setEntries = configNumber("set-max-listpack-entries"),
            .setValue = configNumber("set-max-listpack-value"),
            .listSize = either("list-max-listpack-size", "list-max-ziplist-size")};
}

} // namespace colonnade
