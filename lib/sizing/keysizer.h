// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/valueshape.h"
#include "sizing/memoryprofile.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace colonnade {

/// What MEMORY USAGE … SAMPLES 0 would say of a key, computed from the structure of its value.
///
/// Exact for strings, packed values, lists and streams; hash tables and skiplists depend on chance in some of their
/// parts, for which the expected size is taken. The memory of modules and of the newest types is not known. About 2 ns
/// for each part.
///
///     KeySizer sizer(profile);
///     ShapeReader reader(cursor, ShapeDetail::Sizes, &sizer);
///     const ValueShape& shape = reader.read(type);
///     sizer.finish(name.size(), expires, shape);
class KeySizer final : public ShapeSink
{
public:
    explicit KeySizer(const MemoryProfile& profile);

    void onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires) override;
    void onNode(RdbType type, const Node& node) override;

    struct Size
    {
        std::uint64_t bytes = 0;    ///< right after a restart
        std::uint64_t growth = 0;   ///< what it takes more if it grew on this server, step by step
        std::int64_t uncounted = 0; ///< what MEMORY USAGE leaves out (or counts too much: negative)
    };
    /// Of the key whose parts were told since the last call. Nullopt for modules, arrays and hashes with templates.
    std::optional<Size> finish(std::uint64_t nameBytes, bool expires, const ValueShape& shape);

private:
    [[nodiscard]] std::uint64_t alloc(std::uint64_t bytes) const { return allocated(m_profile.allocator, bytes); }
    [[nodiscard]] std::uint64_t sds(std::uint64_t length) const;
    [[nodiscard]] std::uint64_t hashField(std::uint64_t field, std::uint64_t value, bool expires) const;
    [[nodiscard]] std::uint64_t memberNode(std::uint64_t levels, std::uint64_t member) const;

    [[nodiscard]] std::uint64_t keyBytes(std::uint64_t nameBytes, bool expires) const;
    [[nodiscard]] std::uint64_t objectWithKey(std::uint64_t nameBytes, bool expires) const;
    [[nodiscard]] bool isEmbedded(std::uint64_t nameBytes, bool expires, const ValueShape& shape) const;
    [[nodiscard]] std::uint64_t stringKeyBytes(std::uint64_t nameBytes, bool expires, const ValueShape& shape) const;
    [[nodiscard]] std::uint64_t packedBytes(std::uint64_t packed) const;
    [[nodiscard]] double containerBytes(const ValueShape& shape) const;
    [[nodiscard]] double recordsBytes(ValueType type, std::uint64_t elements) const;
    [[nodiscard]] double tableBytes(ValueType type, std::uint64_t elements) const;
    [[nodiscard]] double streamBytes(const StreamShape& stream) const;
    [[nodiscard]] static std::uint64_t chargedForTrees(const StreamShape& stream);
    [[nodiscard]] std::uint64_t treesBytes(const StreamShape& stream) const;
    [[nodiscard]] std::uint64_t oldTable(const ValueShape& shape, bool loaded) const;
    [[nodiscard]] std::uint64_t loadersOldDict(std::uint64_t elements) const;
    [[nodiscard]] std::uint64_t growthOf(const ValueShape& shape) const;
    [[nodiscard]] std::int64_t uncountedOf(std::uint64_t nameBytes, bool expires, const ValueShape& shape) const;
    [[nodiscard]] std::uint64_t roundingOf(std::uint64_t bytes, std::uint64_t count) const;

    MemoryProfile m_profile;
    double m_skiplistNode = 0;              // expected
    std::array<double, 256> m_memberNode{}; // expected, by the member's length, where the node holds it

    // Of the parts told so far.
    std::uint64_t m_parts = 0;
    double m_expected = 0; // those that depend on chance
    std::uint64_t m_lastNode = 0;
    std::uint64_t m_fields = 0;
    static constexpr std::uint64_t noLongField = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t m_fieldsBeforeLong = noLongField;
};

/// Whether Valkey 8.1 and later keep a string's key and value in one allocation, and how large that is; nullopt: no.
[[nodiscard]] std::optional<std::uint64_t> embeddedBytes(const ServerModel& server, std::uint64_t nameBytes,
                                                         bool expires, std::uint64_t valueBytes);

} // namespace colonnade
