// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"

#include <cstddef>
#include <string_view>
#include <unordered_set>

namespace colonnade {

/// Which names a list has, at about forty bytes for each: by their hashes, so that two of them may, once in many
/// lists, be taken for one. A sink for a first pass over the list.
class NameSet : public SourceSink
{
public:
    void onStart(const SourceInfo& /*info*/) override {}
    void onBatch(const KeyBatch& batch) override;
    void onProgress(const Progress& /*progress*/) override {}

    [[nodiscard]] bool contains(std::string_view name) const;
    /// False: it was there.
    bool add(std::string_view name);

private:
    std::unordered_set<std::size_t> m_hashes;
};

} // namespace colonnade
