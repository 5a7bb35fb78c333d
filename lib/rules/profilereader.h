// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profile.h"

#include <yyjson.h>

#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Fills a profile from JSON, strictly: what it does not know is an error, so that a typo never switches a rule off in
/// silence. The first error wins; each has the line of the member it is about. Used once, by Profile::parse.
class ProfileReader
{
public:
    ProfileReader(std::string_view json, std::string_view name)
        : m_json(json)
        , m_name(name)
    {
    }

    Result<Profile> read();

private:
    /// A member of an object: its name and its value. Names of values in a list are empty.
    struct Member
    {
        yyjson_val* key = nullptr;
        yyjson_val* value = nullptr;

        [[nodiscard]] std::string_view name() const { return {yyjson_get_str(key), yyjson_get_len(key)}; }
    };

    [[nodiscard]] Error error(std::uint64_t line, std::string reason) const;
    [[nodiscard]] std::uint64_t lineAt(std::size_t offset) const;
    [[nodiscard]] std::uint64_t lineOf(yyjson_val* text) const; ///< of a key or a string
    void refuse(yyjson_val* where, std::string reason);         ///< the first one counts

    template<typename Visit>
    void forEachMember(const Member& object, Visit&& visit);
    template<typename Visit>
    void forEachText(const Member& list, Visit&& visit);

    void readTop(const Member& member);
    void readRule(const Member& member);
    void readParameter(RuleId rule, const Member& member);
    void readPrefixes(const Member& list);
    void readTemplate(std::string_view text, yyjson_val* where);
    bool readLimit(SizeLimits& limits, const Member& member);
    void readNumber(const Member& member, std::uint64_t& number);
    void readFlag(const Member& member, bool& flag);
    void readText(const Member& member, std::string& text);
    template<typename Choice, std::size_t Count>
    void readChoice(const Member& member, const std::array<std::string_view, Count>& words, Choice& choice);
    void checkWhole(yyjson_val* root);

    std::string_view m_json;
    std::string_view m_name;
    std::string m_buffer; // yyjson reads in place, so strings say where in the file they are
    Profile m_profile;
    yyjson_val* m_templates = nullptr;
    bool m_hasSchema = false;
    std::optional<Error> m_error;
};

} // namespace colonnade
