// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Writes one JSON value to the end of a string, commas and all. The caller keeps the grammar: a key before each
/// value of an object, an end for each begin. Text must be valid UTF-8 (names: bytes/escape.h). Any number of digits
/// of a count is kept.
class JsonWriter
{
public:
    /// The outer `openLevels` levels get one line for each item; what is nested deeper stands on one line.
    explicit JsonWriter(std::string& out, std::size_t openLevels = 0)
        : m_out(out)
        , m_openLevels(openLevels)
    {
    }

    JsonWriter& beginObject() { return begin('{'); }
    JsonWriter& endObject() { return end('}'); }
    JsonWriter& beginArray() { return begin('['); }
    JsonWriter& endArray() { return end(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& text(std::string_view value);
    JsonWriter& number(std::uint64_t value);
    JsonWriter& number(double value); ///< shortest form that reads back the same; null for what JSON has not
    JsonWriter& boolean(bool value) { return literal(value ? "true" : "false"); }
    JsonWriter& null() { return literal("null"); }

private:
    JsonWriter& begin(char bracket);
    JsonWriter& end(char bracket);
    JsonWriter& literal(std::string_view value);
    void separate();
    void newLine();

    std::string& m_out;
    std::size_t m_openLevels;
    std::vector<bool> m_hasItems; ///< by level
    bool m_afterKey = false;
};

} // namespace colonnade
