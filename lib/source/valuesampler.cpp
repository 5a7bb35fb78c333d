// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/valuesampler.h"

#include "bytes/segment.h"
#include "source/valueformat.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace colonnade {

namespace {

constexpr std::uint64_t mostOfPattern = 64;
constexpr std::size_t mostRows = 512;               // of a set or zset
constexpr std::size_t mostScoredBytes = 256 * 1024; // of a zset while all its scores are the same
constexpr std::size_t leastBytes = 24;              // a short value says nothing
constexpr std::size_t leastToCompress = 1024;       // below, headers weigh more than content
constexpr std::size_t mostFailuresInARow = 3;       // then the reader is of no use

std::uint8_t percentOf(std::size_t part, std::size_t whole)
{
    return static_cast<std::uint8_t>(std::clamp<std::size_t>((part * 100 + whole - 1) / whole, 1, 200));
}

/// With the libraries' own default levels.
void measureCompression(std::string_view bytes, ValueTraits& traits)
{
    std::string buffer(
        std::max<std::size_t>(compressBound(static_cast<uLong>(bytes.size())), ZSTD_compressBound(bytes.size())), '\0');
    auto written = static_cast<uLongf>(buffer.size());
    if (compress(reinterpret_cast<Bytef*>(buffer.data()), &written, reinterpret_cast<const Bytef*>(bytes.data()),
                 static_cast<uLong>(bytes.size())) == Z_OK)
        traits.zlibPercent = percentOf(written, bytes.size());
    const std::size_t size =
        ZSTD_compress(buffer.data(), buffer.size(), bytes.data(), bytes.size(), ZSTD_CLEVEL_DEFAULT);
    if (ZSTD_isError(size) == 0)
        traits.zstdPercent = percentOf(size, bytes.size());
}

bool isNumber(std::string_view member)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(member.data(), member.data() + member.size(), number);
    return error == std::errc() && end == member.data() + member.size();
}

bool hasOneScore(const ValuePage& page, std::optional<double> score)
{
    return std::ranges::all_of(page.rows, [score](const ValueRow& row) { return row.score == score; });
}

/// "cx:order:*:hash": what keys of one making have in common.
std::string patternOf(std::string_view name)
{
    std::string pattern;
    forEachSegment(name, ":", [&pattern](std::string_view segment, std::size_t) {
        pattern += idKindOf(segment) == IdKind::None ? segment : std::string_view("*");
        pattern += ':';
    });
    return pattern;
}

std::size_t bytesOf(const ValuePage& page)
{
    std::size_t bytes = 0;
    for (const ValueRow& row : page.rows)
        bytes += row.field.size() + row.value.size();
    return bytes;
}

/// Adds traits to keys on their way to another sink.
class SamplingSink : public SourceSink
{
public:
    SamplingSink(SourceSink& sink, ValueReader& values, const SourceOptions& options, const std::stop_token& stop)
        : m_sink(sink)
        , m_values(values)
        , m_options(options)
        , m_stop(stop)
    {
    }

    void onStart(const SourceInfo& info) override { m_sink.onStart(info); }
    void onProgress(const Progress& progress) override { m_sink.onProgress(progress); }
    void onBatch(const KeyBatch& batch) override
    {
        m_batch.clear();
        for (std::size_t i = 0; i < batch.size(); ++i) {
            KeyFacts facts = batch[i];
            if (isWanted(facts))
                sample(facts);
            m_batch.add(facts);
        }
        m_sink.onBatch(m_batch);
    }

    [[nodiscard]] std::uint64_t sampled() const { return m_sampled; }
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; } ///< what ended the sampling

private:
    bool isWanted(const KeyFacts& facts)
    {
        return !m_failure && m_bytes < m_options.sampleBudget && !m_stop.stop_requested() && isWorthSampling(facts) &&
               m_ofPattern[patternOf(facts.name)]++ < mostOfPattern;
    }

    void sample(KeyFacts& facts)
    {
        const PageRequest request{.cursor = {}, .maxRows = mostRows, .maxBytes = m_options.sampleBytes};
        Result<ValuePage> page = m_values.page(facts, request, m_stop);
        if (page) {
            facts.traits = traitsOf(*page);
            m_bytes += bytesOf(*page);
            ++m_sampled;
            m_failures = 0;
            if (facts.type == ValueType::ZSet)
                compareScores(facts, std::move(*page));
        } else if (page.error().code != ErrorCode::NoSuchKey && ++m_failures == mostFailuresInARow) {
            m_failure = page.error();
        }
    }

    /// Goes on while the scores are the same, up to the end or the budget of one set. Most sets end it at once.
    void compareScores(KeyFacts& facts, ValuePage page)
    {
        const std::optional<double> score = page.rows.empty() ? std::nullopt : page.rows.front().score;
        std::size_t bytes = bytesOf(page);
        while (hasOneScore(page, score) && page.next && bytes < mostScoredBytes && m_bytes < m_options.sampleBudget) {
            const PageRequest request{.cursor = *page.next, .maxRows = mostRows, .maxBytes = mostScoredBytes};
            Result<ValuePage> following = m_values.page(facts, request, m_stop);
            if (!following)
                return;
            page = std::move(*following);
            bytes += bytesOf(page);
            m_bytes += bytesOf(page);
        }
        facts.traits.isWhole = !page.next;
        facts.traits.equalScores = !page.next && hasOneScore(page, score);
    }

    SourceSink& m_sink;
    ValueReader& m_values;
    const SourceOptions& m_options;
    const std::stop_token& m_stop;
    KeyBatch m_batch;
    std::unordered_map<std::string, std::uint64_t> m_ofPattern;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_sampled = 0;
    std::size_t m_failures = 0;
    std::optional<Error> m_failure;
};

Result<SourceSummary> readWithout(Source& source, SourceSink& sink, const SourceOptions& options,
                                  const std::stop_token& stop, BlindReason why)
{
    return source.read(sink, options, stop).transform([why](SourceSummary summary) {
        summary.blind.push_back({BlindFact::ValueSample, why});
        return summary;
    });
}

} // namespace

bool isWorthSampling(const KeyFacts& key)
{
    switch (key.type) {
    case ValueType::String:
        return key.encoding != Encoding::Int &&
               (key.valueBytes.isKnown() ? key.valueBytes : key.elements).valueOr(0) >= leastBytes;
    case ValueType::Set:
        return key.encoding != Encoding::Intset;
    case ValueType::ZSet:
        return true;
    default:
        return false;
    }
}

ValueTraits traitsOf(const ValuePage& page)
{
    ValueTraits traits{.format = ValueFormat::Plain, .isWhole = !page.next && page.firstIndex == 0};
    if (page.rows.empty())
        return traits;
    if (page.type == ValueType::String) {
        const std::string_view bytes = page.rows.front().value;
        const RecognisedFormat found = recognisedFormat(bytes, traits.isWhole);
        traits.format = found.format;
        traits.jsonFields = found.jsonFields;
        if (bytes.size() >= leastToCompress)
            measureCompression(bytes, traits);
    } else if (page.type == ValueType::Set) {
        traits.allNumbers = std::ranges::all_of(page.rows, [](const ValueRow& row) { return isNumber(row.value); });
    } else if (page.type == ValueType::ZSet && traits.isWhole) {
        traits.equalScores =
            std::ranges::adjacent_find(page.rows, std::not_equal_to(), &ValueRow::score) == page.rows.end();
    }
    return traits;
}

Result<SourceSummary> readSampled(Source& source, SourceSink& sink, const SourceOptions& options,
                                  const std::stop_token& stop)
{
    if (options.sampleBytes == 0)
        return readWithout(source, sink, options, stop, BlindReason::NotSampled);
    const auto values = source.openValues();
    if (!values)
        return readWithout(source, sink, options, stop, BlindReason::SourceHasNone);
    if (!(*values)->canJump())
        return readWithout(source, sink, options, stop, BlindReason::Compressed);
    SamplingSink sampling(sink, **values, options, stop);
    auto summary = source.read(sampling, options, stop);
    if (!summary)
        return summary;
    summary->sampled = sampling.sampled();
    if (const auto& failure = sampling.failure()) {
        summary->warnings.push_back(*failure);
        if (summary->sampled == 0)
            summary->blind.push_back(
                {BlindFact::ValueSample,
                 failure->code == ErrorCode::PermissionDenied ? BlindReason::NoPermission : BlindReason::NotAnswered,
                 failure->subject});
    }
    return summary;
}

} // namespace colonnade
