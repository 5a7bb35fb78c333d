// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/mutes.h"

#include <yyjson.h>

namespace colonnade {

/// Fills Mutes from JSON. Strict where a mistake would mute too much or nothing (values of the wrong kind, dates that
/// are none, two places in one mute); members and rules of later versions are kept. The first error wins and has the
/// line that it is about. Used once, by Mutes::parse.
class MutesReader
{
public:
    MutesReader(std::string_view json, std::string_view name)
        : m_json(json)
        , m_name(name)
    {
    }

    Result<Mutes> read();

private:
    [[nodiscard]] std::uint64_t lineAt(std::size_t offset) const;
    void refuse(yyjson_val* key, std::string reason); ///< the first one counts
    void readTop(yyjson_val* key, yyjson_val* value);
    void readMute(yyjson_val* object);
    void readMember(Mute& mute, yyjson_val* key, yyjson_val* value);
    void readPlace(Mute& mute, Mute::Of of, yyjson_val* key, yyjson_val* value);
    std::string readText(yyjson_val* key, yyjson_val* value);
    std::chrono::year_month_day readDate(yyjson_val* key, yyjson_val* value);

    std::string_view m_json;
    std::string_view m_name;
    std::string m_buffer; // yyjson reads in place, so texts say where in the file they are
    Mutes m_mutes;
    bool m_hasSchema = false;
    bool m_hasMutes = false;
    yyjson_val* m_lastKey = nullptr; // of the mute that is being read
    std::optional<Error> m_error;
};

} // namespace colonnade
