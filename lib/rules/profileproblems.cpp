// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/profileproblems.h"

#include "bytes/escape.h"
#include "rules/nametemplate.h"
#include "rules/ruletable.h"

#include <algorithm>
#include <array>
#include <format>

namespace colonnade {

namespace {

/// Of two limits that are both set, the first must not be above the second.
struct Order
{
    RuleId lowerRule{};
    std::string_view lower;
    RuleId upperRule{};
    std::string_view upper;
};
constexpr std::array orders{
    Order{RuleId::NameLength, "advised", RuleId::NameLength, "at-most"},
    Order{RuleId::ValueOverAdvised, "string-bytes", RuleId::ValueBig, "string-bytes"},
    Order{RuleId::ValueOverAdvised, "elements", RuleId::ValueBig, "elements"},
    Order{RuleId::ValueOverAdvised, "hash-fields", RuleId::ValueBig, "hash-fields"},
    Order{RuleId::ValueOverAdvised, "hash-bytes", RuleId::ValueBig, "hash-bytes"},
    Order{RuleId::ValueUncompressed, "compress-over", RuleId::ValueUncompressed, "object-store-over"},
    Order{RuleId::ServerFragmentation, "lowest", RuleId::ServerFragmentation, "highest"},
};

std::string nameIn(RuleId rule, const Parameter& parameter)
{
    return parameter.rule == rule ? std::format("\"{}\"", parameter.name)
                                  : std::format("\"{}\" of \"{}\"", parameter.name, nameOf(parameter.rule));
}

class Search
{
public:
    explicit Search(const Profile& profile)
        : m_profile(profile)
    {
    }

    std::vector<ProfileProblem> problems()
    {
        if (m_profile.id.empty())
            add(nullptr, "\"id\" is missing");
        if (m_profile.separator.empty())
            add(nullptr, "\"separator\" must not be empty");
        if (!isValidUtf8(m_profile.id) || !isValidUtf8(m_profile.separator))
            add(nullptr, "\"id\" and \"separator\" must be UTF-8");
        check("always", m_profile.idPins.always);
        check("never", m_profile.idPins.never);
        for (const Parameter& parameter : parameterTable())
            std::visit([&](const auto& value) { check(parameter, value); }, parameter.of(m_profile));
        return std::move(m_problems);
    }

private:
    void add(const Parameter* parameter, std::string reason, std::optional<std::size_t> row = {})
    {
        m_problems.push_back({parameter, row, std::move(reason)});
    }

    void check(std::string_view name, const std::vector<std::string>& pins)
    {
        if (pins.size() > IdPins::most)
            add(nullptr, std::format("\"{}\" must not hold more than {} texts", name, IdPins::most));
        if (!std::ranges::all_of(pins, isValidUtf8))
            add(nullptr, std::format("\"{}\" must be UTF-8", name));
        if (std::ranges::contains(pins, std::string()))
            add(nullptr, std::format("\"{}\" must not hold empty texts", name));
    }
    void check(const Parameter& parameter, std::uint64_t number)
    {
        if (number < parameter.smallest && (number != 0 || !parameter.zeroIsNoLimit))
            add(&parameter, std::format("\"{}\" must be at least {}", parameter.name, parameter.smallest));
        if (number > parameter.largest)
            add(&parameter, std::format("\"{}\" must be at most {}", parameter.name, parameter.largest));
        for (const Order& order : orders) {
            if (order.lowerRule == parameter.rule && order.lower == parameter.name)
                checkOrder(parameter, number, *findParameter(order.upperRule, order.upper));
        }
    }
    void checkOrder(const Parameter& lower, std::uint64_t number, const Parameter& upper)
    {
        const auto most = std::get<std::uint64_t>(upper.of(m_profile));
        if (most > 0 && number > most)
            m_problems.push_back({&lower,
                                  {},
                                  std::format("\"{}\" is {}, above {}, which is {}", lower.name, number,
                                              nameIn(lower.rule, upper), most),
                                  &upper});
    }
    void check(const Parameter&, bool) {}
    void check(const Parameter& parameter, const std::string& text)
    {
        if (!isValidUtf8(text))
            add(&parameter, std::format("\"{}\" must be UTF-8", parameter.name));
    }
    void check(const Parameter& parameter, const std::vector<std::string>& texts)
    {
        for (std::size_t row = 0; row < texts.size(); ++row) {
            if (!isValidUtf8(texts[row])) {
                add(&parameter, std::format("\"{}\" must be UTF-8", parameter.name), row);
            } else if (texts[row].empty()) {
                add(&parameter, std::format("\"{}\" must not hold empty texts", parameter.name), row);
            } else if (parameter.kind == ParameterKind::Templates && !m_profile.separator.empty()) {
                if (const auto parsed = NameTemplate::parse(texts[row], m_profile.separator); !parsed)
                    add(&parameter, parsed.error().detail, row);
            }
        }
    }
    void check(const Parameter& parameter, const std::vector<BusinessPrefix>& prefixes)
    {
        for (std::size_t row = 0; row < prefixes.size(); ++row) {
            const auto isSame = [&](const BusinessPrefix& other) { return other.prefix == prefixes[row].prefix; };
            const auto before = prefixes.begin() + static_cast<std::ptrdiff_t>(row);
            if (prefixes[row].prefix.empty())
                add(&parameter, std::format("each of \"{}\" must name its \"prefix\"", parameter.name), row);
            else if (!isValidUtf8(prefixes[row].prefix) || !isValidUtf8(prefixes[row].owner))
                add(&parameter, std::format("\"{}\" must be UTF-8", parameter.name), row);
            else if (std::any_of(prefixes.begin(), before, isSame))
                add(&parameter, std::format("the prefix \"{}\" stands here twice", prefixes[row].prefix), row);
        }
    }

    void check(const Parameter& parameter, const std::vector<PatternTime>& times)
    {
        for (std::size_t row = 0; row < times.size(); ++row) {
            if (times[row].pattern.empty())
                add(&parameter, std::format("each of \"{}\" must name its \"pattern\"", parameter.name), row);
            else if (!isValidUtf8(times[row].pattern))
                add(&parameter, std::format("\"{}\" must be UTF-8", parameter.name), row);
            else if (times[row].seconds == 0)
                add(&parameter, std::format("each of \"{}\" must say its \"seconds\"", parameter.name), row);
            else if (parameter.rule == RuleId::TtlTooShort)
                checkTimes(parameter, row);
        }
    }
    /// No key could be right with a TTL that must be longer than it may be. Only the same pattern is compared.
    void checkTimes(const Parameter& parameter, std::size_t row)
    {
        const PatternTime& least = m_profile.ttlAtLeast[row];
        const auto most = std::ranges::find(m_profile.ttlAtMost, least.pattern, &PatternTime::pattern);
        if (most != m_profile.ttlAtMost.end() && least.seconds > most->seconds)
            add(&parameter,
                std::format("\"{}\" must live at least {} seconds, and by \"{}\" at most {}", least.pattern,
                            least.seconds, nameOf(RuleId::TtlTooLong), most->seconds),
                row);
    }

    const Profile& m_profile;
    std::vector<ProfileProblem> m_problems;
};

} // namespace

std::vector<ProfileProblem> problemsOf(const Profile& profile)
{
    return Search(profile).problems();
}

} // namespace colonnade
