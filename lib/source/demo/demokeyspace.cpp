// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demokeyspace.h"

#include "bytes/segment.h"
#include "source/demo/gzip.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace colonnade {

namespace {

/// What is drawn by chance for a whole key, each from a number of its own.
enum class Aspect : std::uint64_t { Rows = 1, Ttl, Idle, Frequency };

std::uint64_t chanceOf(std::uint64_t chance, Aspect aspect)
{
    return mixed(chance, static_cast<std::uint64_t>(aspect)) >> 8;
}

std::pair<DemoTemplate, DemoTemplate> pairFrom(std::string_view text)
{
    const std::size_t joint = text.find('=');
    assert(joint != std::string_view::npos);
    return {DemoTemplate(text.substr(0, joint)), DemoTemplate(text.substr(joint + 1))};
}

std::string entryId(const DemoTemplate::Place& place)
{
    constexpr std::uint64_t firstEntry = 1'717'200'000'000; // 2024-06-01
    return std::to_string(firstEntry + place.key * 86'400 + place.row * 1'731) + "-0";
}

} // namespace

DemoKeyspace::DemoKeyspace()
{
    for (const auto families :
         {shopFamilies(), insuranceFamilies(), platformFamilies(), legacyFamilies(), oddFamilies(), bigFamilies()}) {
        for (const DemoFamily& facts : families) {
            m_families.push_back(prepared(facts));
            m_families.back().firstNumber = m_size;
            m_size += facts.keys;
        }
    }
}

DemoKeyspace::Family DemoKeyspace::prepared(const DemoFamily& facts)
{
    Family family{.facts = &facts,
                  .seed = seedFrom(facts.name),
                  .firstNumber = 0,
                  .name = DemoTemplate(facts.name),
                  .head = DemoTemplate(facts.head),
                  .tail = DemoTemplate(facts.tail),
                  .lines = {}};
    const std::string_view lineEnd = facts.type == ValueType::String ? "" : "\n";
    forEachSegment(facts.value, lineEnd, [&](std::string_view text, std::size_t) {
        Line line;
        switch (facts.type) {
        case ValueType::Hash:
        case ValueType::ZSet:
            line.pairs.push_back(pairFrom(text));
            break;
        case ValueType::Stream:
            forEachSegment(text, ";",
                           [&](std::string_view pair, std::size_t) { line.pairs.push_back(pairFrom(pair)); });
            break;
        default:
            line.pairs.emplace_back(DemoTemplate(), DemoTemplate(text));
        }
        family.lines.push_back(std::move(line));
    });
    return family;
}

DemoKeyspace::Located DemoKeyspace::locate(std::uint64_t number) const
{
    assert(number < m_size);
    const Family& family = *std::prev(std::ranges::upper_bound(m_families, number, {}, &Family::firstNumber));
    const std::uint64_t key = number - family.firstNumber + family.facts->firstKey;
    return {family, {.seed = family.seed, .key = key}, mixed(family.seed, key)};
}

DemoKey DemoKeyspace::key(std::uint64_t number) const
{
    const Located at = locate(number);
    const DemoFamily& facts = *at.family.facts;
    DemoKey key{.name = {}, .db = facts.db, .type = facts.type, .ttl = {}};
    at.family.name.appendTo(key.name, at.place);
    if (facts.ttl.most > 0)
        key.ttl = std::chrono::seconds(facts.ttl.draw(chanceOf(at.chance, Aspect::Ttl)));
    key.idle = std::chrono::seconds(facts.idle.draw(chanceOf(at.chance, Aspect::Idle)));
    key.frequency = static_cast<std::uint8_t>(facts.frequency.draw(chanceOf(at.chance, Aspect::Frequency)));
    return key;
}

std::uint64_t DemoKeyspace::rowCount(const Located& at)
{
    const Between rows = at.family.facts->rows;
    return rows.most > 0 ? rows.draw(chanceOf(at.chance, Aspect::Rows)) : at.family.lines.size();
}

std::uint64_t DemoKeyspace::rowCount(std::uint64_t number) const
{
    const Located at = locate(number);
    return at.family.facts->type == ValueType::String ? 1 : rowCount(at);
}

void DemoKeyspace::makeRow(std::uint64_t number, std::uint64_t index, ValueRow& row) const
{
    const Located at = locate(number);
    row.field.clear();
    row.value.clear();
    row.fields.clear();
    row.score.reset();
    if (at.family.facts->type == ValueType::String) {
        makeString(at, row.value);
        return;
    }
    assert(index < rowCount(at));
    const DemoTemplate::Place place{.seed = at.place.seed, .key = at.place.key, .row = index};
    const Line& line = at.family.lines[index % at.family.lines.size()];
    if (at.family.facts->type == ValueType::Stream) {
        row.field = entryId(place);
        for (const auto& [field, value] : line.pairs) {
            auto& pair = row.fields.emplace_back();
            field.appendTo(pair.first, place);
            value.appendTo(pair.second, place);
        }
        return;
    }
    line.pairs.front().first.appendTo(row.field, place);
    line.pairs.front().second.appendTo(row.value, place);
    if (at.family.facts->type == ValueType::ZSet) {
        double score = 0;
        [[maybe_unused]] const auto read =
            std::from_chars(row.field.data(), row.field.data() + row.field.size(), score);
        assert(read.ec == std::errc());
        row.score = score;
        row.field.clear();
    }
}

void DemoKeyspace::makeString(const Located& at, std::string& out)
{
    DemoTemplate::Place place = at.place;
    at.family.head.appendTo(out, place);
    const std::uint64_t rows = rowCount(at);
    for (place.row = 0; place.row < rows; ++place.row)
        at.family.lines.front().pairs.front().second.appendTo(out, place);
    place.row = 0;
    at.family.tail.appendTo(out, place);
    if (at.family.facts->isGzipped)
        out = gzipped(out);
}

} // namespace colonnade
