// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/renames.h"

#include "bytes/escape.h"
#include "report/csvcell.h"

#include <optional>
#include <string>

namespace colonnade {

namespace {

constexpr std::size_t flushAt = 64 * 1024; // bytes

/// As redis-cli reads it: anything but plain letters, digits and common signs as \xHH.
std::string inQuotes(std::string_view name)
{
    std::string text = "\"";
    for (const char c : name) {
        const bool isPlain = c > ' ' && c < 0x7F && c != '"' && c != '\\';
        text += isPlain || c == ' ' ? std::string(1, c) : "\\x" + toHex(std::string_view(&c, 1));
    }
    return text + '"';
}

/// Collects rows and writes them in large pieces.
template<typename Append>
void writeRows(const RenameList& list, const WriteText& write, std::string text, Append append)
{
    for (const Rename& rename : list.renames) {
        append(text, rename);
        if (text.size() >= flushAt) {
            write(text);
            text.clear();
        }
    }
    if (!text.empty())
        write(text);
}

} // namespace

void writeRenamesCsv(const RenameList& list, const Keyspace& keyspace, const WriteText& write)
{
    writeRows(list, write, "db,name,better_name,name_hex,better_name_hex,changes_slot\n",
              [&](std::string& text, const Rename& rename) {
                  const std::string_view name = keyspace.name(rename.key);
                  text += std::to_string(keyspace.db(rename.key)) + ',';
                  appendCsvCell(text, escaped(name));
                  text += ',';
                  appendCsvCell(text, escaped(rename.to));
                  text += ',' + toHex(name) + ',' + toHex(rename.to) + (rename.changesSlot ? ",yes\n" : ",no\n");
              });
}

void writeRenameCommands(const RenameList& list, const Keyspace& keyspace, const WriteText& write)
{
    std::optional<std::uint32_t> selected;
    const bool hasDatabases = keyspace.databases() != std::vector<std::uint32_t>{0};
    writeRows(list, write, {}, [&](std::string& text, const Rename& rename) {
        const KeyFacts facts = keyspace.key(rename.key);
        if (facts.isTemplate || rename.changesSlot)
            return;
        if (hasDatabases && selected != facts.db)
            text += "SELECT " + std::to_string(facts.db) + '\n';
        selected = facts.db;
        text += "RENAMENX " + inQuotes(facts.name) + ' ' + inQuotes(rename.to) + '\n';
    });
}

} // namespace colonnade
