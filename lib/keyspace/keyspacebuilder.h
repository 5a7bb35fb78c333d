// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"

#include <memory>
#include <string>

namespace colonnade {

/// Takes batches in any order and makes keyspaces of them. One thread at a time. The folder tree and the patterns
/// grow with each batch; a snapshot sorts within folders and lays everything out anew (about 0.2 s for a million
/// keys), so make one when the number of keys has grown by half, not for every batch.
class KeyspaceBuilder
{
public:
    explicit KeyspaceBuilder(std::string separator = ":", TimePoint takenAt = {}, IdPins idPins = {});
    ~KeyspaceBuilder();
    KeyspaceBuilder(KeyspaceBuilder&&) noexcept;
    KeyspaceBuilder& operator=(KeyspaceBuilder&&) noexcept;

    void setTakenAt(TimePoint takenAt);
    void add(const KeyBatch& batch);
    [[nodiscard]] std::uint32_t size() const; ///< keys so far, duplicates included

    /// What has arrived so far; the builder goes on.
    [[nodiscard]] std::shared_ptr<const Keyspace> snapshot() const;
    /// The end: gives the columns away instead of copying them. The builder is empty afterwards.
    [[nodiscard]] std::shared_ptr<const Keyspace> finish();

private:
    struct Arrived;
    std::unique_ptr<Arrived> m_arrived;
};

} // namespace colonnade
