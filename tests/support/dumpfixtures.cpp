// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dumpfixtures.h"
#include "support/paths.h"

#include "bytes/escape.h"

#include <fstream>
#include <iterator>
#include <ranges>

namespace colonnade {

std::string dumpFixturePath(const std::string& name)
{
    return fixturesFolder() + "/rdb/" + name;
}

bool haveDumpFixtures()
{
    return std::ifstream(dumpFixturePath("manifest.tsv")).good();
}

std::string dumpFixture(const std::string& name)
{
    std::ifstream file(dumpFixturePath(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::vector<std::string>> dumpFixtureTable(const std::string& name)
{
    std::vector<std::vector<std::string>> rows;
    std::ifstream file(dumpFixturePath(name));
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.starts_with('#'))
            continue;
        auto& cells = rows.emplace_back();
        for (const auto cell : std::views::split(line, '\t'))
            cells.emplace_back(std::string_view(cell));
    }
    return rows;
}

std::vector<ManifestRow> dumpManifest()
{
    std::vector<ManifestRow> rows;
    for (const auto& cells : dumpFixtureTable("manifest.tsv")) {
        if (cells.at(0) != "file" && !cells.at(3).starts_with("AOF"))
            rows.push_back({cells[0], cells[3], std::stoull(cells.at(4)), cells.at(7)});
    }
    return rows;
}

std::vector<GoldenKey> goldenKeys(const std::string& name)
{
    std::vector<GoldenKey> keys;
    for (const auto& cells : dumpFixtureTable(name + ".golden.tsv")) {
        keys.push_back({static_cast<std::uint32_t>(std::stoul(cells.at(0))), cells.at(1), cells.at(2),
                        std::stoull(cells.at(3)), cells.at(4), std::stoull(cells.at(5)),
                        fromHex(cells.size() > 6 ? cells[6] : "").value()});
    }
    return keys;
}

} // namespace colonnade
