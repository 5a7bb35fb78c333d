// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "rules/hashprediction.h"
#include "rules/nametemplate.h"
#include "rules/nameview.h"
#include "rules/profile.h"
#include "rules/rulecontext.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace colonnade {

/// A profile made ready for many names: tables instead of texts. Must not outlive the profile. Any number of threads.
struct CheckSetup
{
    CheckSetup(const Profile& rules, const RuleContext& place);

    const Profile& profile;
    RuleContext context;
    IdPinMatcher idPins;

    /// Some bytes; `classes` lets most names pass without a second look.
    struct ByteSet
    {
        std::array<bool, 256> contains{};
        ByteClasses classes = 0;

        void add(char byte);
        [[nodiscard]] bool has(char byte) const { return contains[static_cast<unsigned char>(byte)]; }
    };
    ByteSet forbidden;      ///< name-forbidden
    ByteSet outsideCharset; ///< name-charset
    std::vector<NameTemplate> templates;

    /// Until this expiry, from the moment that the keys were read; at least 0, rounded up as the TTL command does.
    [[nodiscard]] std::optional<std::uint64_t> secondsLeft(Expiry expiry) const;

    /// Up to where the server stores a collection compactly: so many entries, none longer than so many bytes. Where it
    /// did not say: the defaults of Redis up to 8 and Valkey up to 9. Sets of texts are compact since 7.2 only, so they
    /// have no limit then.
    struct CompactLimit
    {
        std::uint64_t entries = 0;
        std::uint64_t bytes = 0;
        bool isDefault = false;
    };
    std::optional<CompactLimit> compactHash; ///< always known, by the default at the least
    std::optional<CompactLimit> compactSet;
    std::optional<CompactLimit> compactSortedSet;
    [[nodiscard]] CompactHash hashLimits() const { return {compactHash->entries, compactHash->bytes}; }

    /// Keys that a sample of the server's commands showed over the profile's share. Points into the context.
    std::vector<const CommandSample::Use*> busyKeys;

    /// The braces of this name make a hash tag that the profile knows of: only name-hash-tag speaks about them.
    [[nodiscard]] bool bracesAreTag(const NameView& name) const
    {
        return name.hashTagForm() == HashTagForm::WellFormed && profile.hashTags != Profile::HashTags::Forbidden;
    }
    /// Whether a well-formed hash tag is all right here.
    [[nodiscard]] bool hashTagsAllowed() const
    {
        return profile.hashTags == Profile::HashTags::Allowed ||
               (profile.hashTags == Profile::HashTags::ClusterOnly && context.isCluster);
    }

private:
    void readCompactLimits();
    void findBusyKeys();
};

} // namespace colonnade
