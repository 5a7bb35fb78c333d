// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/rdbreader.h"
#include "sizing/profilechooser.h"
#include "source/source.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace colonnade {

/// Whether the options ask for a key of this name, database and type.
[[nodiscard]] bool isWanted(const RdbKey& key, const SourceOptions& options);

/// The first of two passes over a dump: what must be known before the first key is told. That is who wrote it, how
/// many keys it has, and which memory profile explains the used memory that the writer noted; the last needs all
/// sizes, and is why there are two passes. Where it cannot or need not be found the pass ends at the first key.
class DumpSurvey final : public RdbVisitor, public ShapeSink
{
public:
    /// `sometimes` is called every few thousand keys. `options` must outlive the survey.
    DumpSurvey(const SourceOptions& options, std::function<void()> sometimes, std::stop_token stop)
        : m_options(options)
        , m_sometimes(std::move(sometimes))
        , m_stop(std::move(stop))
    {
    }

    struct Findings
    {
        std::string product; ///< empty: the dump does not say
        std::string version;
        bool isCluster = false;
        std::optional<TimePoint> createdAt = {};
        std::optional<std::uint64_t> keysExpected = {}; ///< counted, or where the file is cut off, as its writer said
        ProfileChooser::Choice memory = {};
        std::optional<std::uint64_t> usedMemory = {}; ///< as the writer noted it
    };
    /// After the reader that this visited.
    [[nodiscard]] Findings findings(const RdbOutcome& outcome) const;

    Flow onHeader(const RdbHeader& header) override;
    Flow onAux(std::string_view name, std::string_view value) override;
    Flow onDatabaseSize(std::uint64_t keys, std::uint64_t expiring) override;
    Flow onSlot(std::uint64_t slot, std::uint64_t keys, std::uint64_t expiring) override;
    Flow onKey(const RdbKey& key) override;
    Flow onValue(const RdbKey& key, const ValueShape& shape) override;
    void onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires) override;
    void onNode(RdbType type, const Node& node) override;

private:
    const SourceOptions& m_options;
    std::function<void()> m_sometimes;
    std::stop_token m_stop;
    std::uint64_t m_keys = 0;
    RdbHeader m_header;
    Findings m_found;
    std::optional<std::uint64_t> m_usedMemory;
    std::uint64_t m_keysAnnounced = 0;
    std::uint64_t m_keysWanted = 0;
    std::optional<ProfileChooser> m_chooser;
};

} // namespace colonnade
