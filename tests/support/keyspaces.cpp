// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/keyspaces.h"

#include "bytes/escape.h"
#include "keyspace/keyspacebuilder.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace colonnade {

namespace {

[[noreturn]] void unreadable(std::string_view line)
{
    std::fprintf(stderr, "keyspaceFrom: cannot read the line \"%.*s\"\n", static_cast<int>(line.size()), line.data());
    std::abort();
}

std::string_view nextWord(std::string_view& line)
{
    const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t end = std::min(line.find(' ', start), line.size());
    const std::string_view word = line.substr(start, end - start);
    line.remove_prefix(end);
    return word;
}

std::uint64_t number(std::string_view word, std::string_view line)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size())
        unreadable(line);
    return value;
}

ValueFormat formatFrom(std::string_view word, std::string_view line)
{
    const auto found = std::ranges::find(allValueFormats, word, [](ValueFormat format) { return nameOf(format); });
    if (found == allValueFormats.end())
        unreadable(line);
    return *found;
}

void setAttribute(KeyFacts& facts, std::string_view word, std::string_view line)
{
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos)
        unreadable(line);
    const std::string_view what = word.substr(0, equals);
    const std::string_view value = word.substr(equals + 1);
    if (what == "elements")
        facts.elements = number(value, line);
    else if (what == "value")
        facts.valueBytes = number(value, line);
    else if (what == "ttl")
        facts.expiry = Expiry::at(testTakenAt.time_since_epoch() + std::chrono::seconds(number(value, line)));
    else if (what == "db")
        facts.db = static_cast<std::uint32_t>(number(value, line));
    else if (what == "idle")
        facts.idleSeconds = number(value, line);
    else if (what == "freq")
        facts.frequency = number(value, line);
    else if (what == "count")
        facts.count = number(value, line);
    else if (what == "encoding")
        facts.encoding = encodingFrom(value);
    else if (what == "format")
        facts.traits.format = formatFrom(value, line);
    else if (what == "json")
        facts.traits = {.format = ValueFormat::Json, .isWhole = true, .jsonFields = std::uint8_t(number(value, line))};
    else if (what == "zlib")
        facts.traits.zlibPercent = std::uint8_t(number(value, line));
    else if (what == "zstd")
        facts.traits.zstdPercent = std::uint8_t(number(value, line));
    else if (what == "numbers")
        facts.traits.allNumbers = number(value, line) != 0;
    else if (what == "equal")
        facts.traits.equalScores = number(value, line) != 0;
    else
        unreadable(line);
}

void addLine(KeyBatch& batch, const std::string_view line)
{
    std::string_view rest = line;
    const Result<std::string> name = unescaped(nextWord(rest));
    if (!name)
        unreadable(line);
    KeyFacts facts;
    facts.name = *name;
    facts.type = valueTypeFrom(nextWord(rest));
    if (const std::string_view memory = nextWord(rest); memory != "-")
        facts.memoryBytes = number(memory, line);
    facts.expiry = Expiry::never();
    for (std::string_view word = nextWord(rest); !word.empty(); word = nextWord(rest))
        setAttribute(facts, word, line);
    batch.add(facts);
}

} // namespace

KeyBatch batchFrom(std::string_view lines)
{
    KeyBatch batch;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        if (end > 0)
            addLine(batch, lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return batch;
}

std::shared_ptr<const Keyspace> keyspaceFrom(std::string_view lines, std::string_view separator)
{
    KeyspaceBuilder builder(std::string(separator), testTakenAt);
    builder.add(batchFrom(lines));
    return builder.finish();
}

} // namespace colonnade
