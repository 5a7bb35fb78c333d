// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/parametertable.h"
#include "rules/profile.h"
#include "rules/profileproblems.h"

#include <yyjson.h>

#include <map>
#include <optional>
#include <span>
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
    void readTop(const Member& member);
    void readIdPins(const Member& member);
    void readSchema(const Member& member);
    void readRule(const Member& member);
    void readParameter(const Parameter& parameter, const Member& member);
    [[nodiscard]] std::optional<ParameterValue> readValue(const Parameter& parameter, const Member& member);
    std::optional<std::uint64_t> readNumber(const Member& member);
    std::optional<bool> readFlag(const Member& member);
    std::optional<std::string> readText(const Member& member);
    std::optional<std::string> readChoice(const Member& member, std::span<const std::string_view> words);
    std::vector<std::string> readTexts(const Member& list);
    template<typename Row, typename Fill>
    std::vector<Row> readRows(const Member& list, std::string_view row, Fill&& fill);
    std::vector<BusinessPrefix> readPrefixes(const Member& list);
    std::vector<PatternTime> readTimes(const Member& list);
    void checkWhole(yyjson_val* root);
    [[nodiscard]] yyjson_val* placeOf(const ProfileProblem& problem) const;

    std::string_view m_json;
    std::string_view m_name;
    std::string m_buffer; // yyjson reads in place, so strings say where in the file they are
    Profile m_profile;
    std::map<const Parameter*, Member> m_places; // where each parameter stands
    bool m_hasSchema = false;
    std::optional<Error> m_error;
};

} // namespace colonnade
