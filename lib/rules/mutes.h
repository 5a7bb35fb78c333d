// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/result.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace colonnade {

/// A decision to leave some findings as they are: which ones, why, who, since when, and perhaps until when.
struct Mute
{
    enum class Of : std::uint8_t {
        Everything, ///< whatever the rule finds
        Key,        ///< `what` is the whole subject of the finding, in bytes
        Prefix,     ///< the subject begins with `what`, in bytes
        Pattern,    ///< `what` is a glob (bytes/glob.h) that matches the subject
    };

    std::string rule =
        {}; ///< its name; empty: every rule. One that this program does not know is kept and mutes nothing
    Of of = Of::Everything;
    std::string what = {};
    std::string reason = {};
    std::string author = {};
    std::chrono::year_month_day date{};
    std::optional<std::chrono::year_month_day> expires = {};    ///< the last day (UTC) on which it mutes
    std::vector<std::pair<std::string, std::string>> more = {}; ///< members of later versions: name and JSON

    bool operator==(const Mute&) const = default;
};

/// The mutes of one file, made to be kept in a repository and read by people; docs/mutes.md describes it. A value.
/// What this program does not know survives being read and written.
class Mutes
{
public:
    /// BadMutes with the line number as offset and the reason as detail. `name` is for the message.
    static Result<Mutes> parse(std::string_view json, std::string_view name);
    static Result<Mutes> load(const std::string& path); ///< FileNotFound where there is none yet
    [[nodiscard]] std::string toJson() const;
    [[nodiscard]] Result<void> save(const std::string& path) const; ///< replaces the file at once, or not at all

    [[nodiscard]] const std::vector<Mute>& all() const { return m_all; }
    void add(Mute mute) { m_all.push_back(std::move(mute)); }
    void remove(std::size_t index);

    bool operator==(const Mutes&) const = default;

private:
    friend class MutesReader;

    std::vector<Mute> m_all;
    std::vector<std::pair<std::string, std::string>> m_more; ///< of the file, as Mute::more
};

} // namespace colonnade
