// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cassert>
#include <chrono>
#include <cstdint>
#include <limits>

namespace colonnade {

/// A number about a key that may not be there: known, unknown (asked, and nobody could say) or not asked.
/// Eight bytes; the two largest values stand for the absences, so known values go up to 2^64 - 3.
class Fact
{
public:
    constexpr Fact() = default; ///< not asked
    constexpr Fact(std::uint64_t value)
        : m_raw(value)
    {
        assert(value < unknownRaw);
    }

    static constexpr Fact notAsked() { return {}; }
    static constexpr Fact unknown() { return fromRaw(unknownRaw); }

    [[nodiscard]] constexpr bool isKnown() const { return m_raw < unknownRaw; }
    [[nodiscard]] constexpr bool isUnknown() const { return m_raw == unknownRaw; }
    [[nodiscard]] constexpr bool wasNotAsked() const { return m_raw == notAskedRaw; }
    [[nodiscard]] constexpr std::uint64_t value() const
    {
        assert(isKnown());
        return m_raw;
    }
    [[nodiscard]] constexpr std::uint64_t valueOr(std::uint64_t other) const { return isKnown() ? m_raw : other; }

    constexpr bool operator==(const Fact&) const = default;

private:
    static constexpr std::uint64_t notAskedRaw = std::numeric_limits<std::uint64_t>::max();
    static constexpr std::uint64_t unknownRaw = notAskedRaw - 1;

    static constexpr Fact fromRaw(std::uint64_t raw)
    {
        Fact fact;
        fact.m_raw = raw;
        return fact;
    }

    std::uint64_t m_raw = notAskedRaw;
};

/// When a key expires: at a time, never, unknown or not asked. Milliseconds since the Unix epoch, as the servers
/// keep it. Never a bare -1.
class Expiry
{
public:
    constexpr Expiry() = default; ///< not asked

    static constexpr Expiry notAsked() { return {}; }
    static constexpr Expiry unknown() { return fromRaw(unknownRaw); }
    static constexpr Expiry never() { return fromRaw(neverRaw); }
    static constexpr Expiry at(std::chrono::milliseconds sinceEpoch) { return fromRaw(sinceEpoch.count()); }

    [[nodiscard]] constexpr bool isKnown() const { return m_raw > unknownRaw; }
    [[nodiscard]] constexpr bool isNever() const { return m_raw == neverRaw; }
    [[nodiscard]] constexpr bool isAt() const { return m_raw > neverRaw; }
    [[nodiscard]] constexpr bool wasNotAsked() const { return m_raw == notAskedRaw; }
    [[nodiscard]] constexpr std::chrono::milliseconds sinceEpoch() const
    {
        assert(isAt());
        return std::chrono::milliseconds(m_raw);
    }

    constexpr bool operator==(const Expiry&) const = default;

private:
    static constexpr std::int64_t notAskedRaw = std::numeric_limits<std::int64_t>::min();
    static constexpr std::int64_t unknownRaw = notAskedRaw + 1;
    static constexpr std::int64_t neverRaw = notAskedRaw + 2;

    static constexpr Expiry fromRaw(std::int64_t raw)
    {
        Expiry expiry;
        expiry.m_raw = raw;
        return expiry;
    }

    std::int64_t m_raw = notAskedRaw;
};

} // namespace colonnade
