// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sizing/keysizer.h"

#include <cstdint>
#include <span>
#include <vector>

namespace colonnade {

/// What a whole keyspace would take on one other server.
struct TargetMemory
{
    MemoryProfile profile;
    std::uint64_t bytes = 0;       ///< as its MEMORY USAGE would say right after loading, all keys together
    std::uint64_t keysUnknown = 0; ///< damaged, of modules or of types without a model: not in `bytes`
};

/// Computes what the keys of a dump would take on other servers, in the pass that reads it: values in the packing that
/// each of them uses, small sets packed where it packs them. Assumes the usual limits of packed values there, and that
/// values that the writer packs or does not pack stay so otherwise.
class Retargeter final : public ShapeSink
{
public:
    explicit Retargeter(std::span<const MemoryProfile> targets);

    void onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires) override;
    void onNode(RdbType type, const Node& node) override;
    void onPacked(const RdbTypeInfo& info, std::string_view bytes) override;
    /// The key whose parts were told since the last call.
    void addKey(std::uint64_t nameBytes, bool expires, const ValueShape& shape);

    [[nodiscard]] std::vector<TargetMemory> results() const;

private:
    struct Target
    {
        TargetMemory memory;
        KeySizer sizer;
    };

    void addExpiringFields(std::string_view bytes);
    [[nodiscard]] ValueShape shapeAt(const Target& target, const ValueShape& shape) const;
    [[nodiscard]] bool isSmallSet() const;

    std::vector<Target> m_targets;

    // Of the parts told so far.
    std::uint64_t m_members = 0;
    std::uint64_t m_longestMember = 0;
    std::uint64_t m_listpackBytes = 0;
    std::uint64_t m_ziplistBytes = 0;
    Node m_node{};
};

} // namespace colonnade
