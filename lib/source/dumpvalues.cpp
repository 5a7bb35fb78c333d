// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/dumpvalues.h"

#include "bytes/escape.h"
#include "rdb/lzf.h"
#include "rdb/primitives.h"
#include "rdb/rdbreader.h"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <utility>

namespace colonnade {

namespace {

/// Reads no further than to the first key.
class BeforeKeys : public RdbVisitor
{
public:
    Flow onDatabase(std::uint32_t) override { return Flow::Stop; }
    Flow onKey(const RdbKey&) override { return Flow::Stop; }
};

std::string cursorText(const ElementReader::Place& place)
{
    return std::to_string(place.offset) + ' ' + std::to_string(place.inside) + ' ' + std::to_string(place.index) + ' ' +
           std::to_string(place.partsLeft);
}

template<std::size_t count>
std::optional<std::array<std::uint64_t, count>> numbersFrom(std::string_view text)
{
    std::array<std::uint64_t, count> numbers{};
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0 && !text.starts_with(' '))
            return std::nullopt;
        text.remove_prefix(i > 0 ? 1 : 0);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), numbers[i]);
        if (error != std::errc())
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    return text.empty() ? std::optional(numbers) : std::nullopt;
}

std::optional<ElementReader::Place> placeFrom(std::string_view text)
{
    const auto numbers = numbersFrom<4>(text);
    if (!numbers)
        return std::nullopt;
    return ElementReader::Place{(*numbers)[0], (*numbers)[1], (*numbers)[2], (*numbers)[3]};
}

std::size_t bytesOf(const ValueRow& row)
{
    std::size_t bytes = row.field.size() + row.value.size();
    for (const auto& [field, value] : row.fields)
        bytes += field.size() + value.size();
    return bytes;
}

ValueRow rowFrom(ValueElement& element)
{
    return {std::move(element.field), std::move(element.value), std::move(element.fields), element.score,
            element.expiresAtMs};
}

// The bytes [offset, offset + size) of a compressed string, without holding what is before. False: damaged.
bool cutFromCompressed(std::string_view compressed, std::uint64_t offset, std::size_t size, std::string& to)
{
    LzfStream pieces(compressed);
    std::uint64_t before = 0;
    for (std::string_view piece = pieces.next(); !piece.empty() && to.size() < size; piece = pieces.next()) {
        const auto skipped =
            static_cast<std::size_t>(std::min<std::uint64_t>(offset - std::min(offset, before), piece.size()));
        to += piece.substr(skipped, size - to.size());
        before += piece.size();
    }
    return !pieces.damaged();
}

} // namespace

Result<std::unique_ptr<ValueReader>> DumpValues::open(const std::string& path)
{
    const auto stream = DumpStream::open(path);
    if (!stream)
        return std::unexpected(stream.error());
    Cursor cursor(**stream);
    BeforeKeys nothing;
    RdbReader reader(cursor, nothing, ShapeDetail::Sizes);
    const RdbOutcome outcome = reader.read();
    if (!outcome.header)
        return fail(outcome.failure->code, path);
    return std::unique_ptr<ValueReader>(
        new DumpValues(path, outcome.header->family, reader.templates(), (*stream)->isCompressed()));
}

DumpValues::~DumpValues() = default;

Result<ValuePage> DumpValues::page(const KeyFacts& key, const PageRequest& request, std::stop_token stop)
{
    if (!key.locator.isKnown())
        return fail(ErrorCode::NotAvailable, m_path);
    switch (key.type) {
    case ValueType::String:
        return stringPage(key, request, stop);
    case ValueType::Unknown:
        return fail(ErrorCode::NotAvailable, escaped(key.name), "values of its type are counted, and not shown");
    case ValueType::Module:
        return fail(ErrorCode::NotAvailable, escaped(key.name), "its module alone knows the format of the value");
    default:
        return elementsPage(key, request, stop);
    }
}

// Leaves the cursor at the value.
Result<void> DumpValues::openValue(const KeyFacts& key, const std::stop_token& stop)
{
    m_open.reset();
    const std::uint64_t locator = key.locator.value();
    auto stream = DumpStream::open(m_path, locator, stop);
    if (!stream)
        return std::unexpected(stream.error());
    DumpStream& bytes = **stream;
    m_open = std::make_unique<Open>(Open{std::move(*stream), Cursor(bytes, bytes.startOffset()), locator});
    Cursor& cursor = m_open->cursor;
    cursor.seek(locator);
    const auto type = rdbTypeFrom(m_family, cursor.byte());
    std::string scratch;
    const std::string_view name = readString(cursor, scratch);
    if (!cursor.ok() && cursor.failure().code == ErrorCode::Cancelled)
        return failure();
    // The file was replaced since its keys were read.
    if (!cursor.ok() || !type || infoOf(*type).valueType != key.type || name != key.name)
        return fail(ErrorCode::NoSuchKey, escaped(key.name), "the file has changed", locator);
    m_open->type = *type;
    return {};
}

std::unexpected<Error> DumpValues::failure() const
{
    const Error& failure = m_open->cursor.failure();
    return fail(failure.code, m_path, failure.detail, failure.offset);
}

Result<ValuePage> DumpValues::stringPage(const KeyFacts& key, const PageRequest& request, const std::stop_token& stop)
{
    const auto start =
        request.cursor.empty() ? std::optional(std::array<std::uint64_t, 1>{}) : numbersFrom<1>(request.cursor);
    if (!start)
        return fail(ErrorCode::BadArgument, request.cursor);
    if (const auto opened = openValue(key, stop); !opened)
        return std::unexpected(opened.error());
    Cursor& cursor = m_open->cursor;
    const std::uint64_t valueAt = cursor.offset();
    const StringHead head = readStringHead(cursor);
    const std::uint64_t offset = std::min((*start)[0], head.rawBytes);
    const auto size = static_cast<std::size_t>(
        std::min<std::uint64_t>(std::max<std::size_t>(request.maxBytes, 1), head.rawBytes - offset));

    ValuePage page;
    page.type = key.type;
    page.encoding = key.encoding;
    page.elements = head.rawBytes;
    page.stringOffset = offset;
    std::string& value = page.rows.emplace_back().value;
    NumberBuffer digits;
    switch (head.kind) {
    case StringHead::Kind::Integer:
        value = decimal(head.number, digits).substr(static_cast<std::size_t>(offset), size);
        break;
    case StringHead::Kind::Plain:
        cursor.skip(offset);
        value = cursor.take(size);
        break;
    case StringHead::Kind::Lzf:
        if (!cutFromCompressed(cursor.take(std::min(head.storedBytes, lzfBytesFor(offset + size))), offset, size,
                               value) ||
            value.size() != size)
            cursor.fail(ErrorCode::Damaged, "the compressed string cannot be decompressed", valueAt);
        break;
    }
    if (!cursor.ok())
        return failure();
    if (offset + size < head.rawBytes)
        page.next = std::to_string(offset + size);
    return page;
}

Result<ValuePage> DumpValues::elementsPage(const KeyFacts& key, const PageRequest& request, const std::stop_token& stop)
{
    if (const auto gone = goTo(key, request, stop); !gone)
        return std::unexpected(gone.error());
    ElementReader& elements = *m_open->elements;
    ValuePage page;
    page.type = key.type;
    page.encoding = key.encoding;
    page.elements = key.elements;
    page.firstIndex = elements.place().index;
    ValueElement element;
    std::size_t bytes = 0;
    bool more = true;
    while (more && page.rows.size() < request.maxRows && bytes < request.maxBytes) {
        more = elements.next(element);
        if (more)
            bytes += bytesOf(page.rows.emplace_back(rowFrom(element)));
    }
    // Damage is told once what is before it was shown.
    const Cursor& cursor = m_open->cursor;
    if (!cursor.ok() && (page.rows.empty() || cursor.failure().code == ErrorCode::Cancelled)) {
        auto error = failure();
        m_open.reset();
        return error;
    }
    const ElementReader::Place place = elements.place();
    if (!cursor.ok() || (more && place.index < key.elements.valueOr(place.index + 1)))
        page.next = cursorText(place);
    return page;
}

// Goes on where the last page ended, or looks for the place.
Result<void> DumpValues::goTo(const KeyFacts& key, const PageRequest& request, const std::stop_token& stop)
{
    const auto place = request.cursor.empty() ? std::optional<ElementReader::Place>() : placeFrom(request.cursor);
    if (!request.cursor.empty() && !place)
        return fail(ErrorCode::BadArgument, request.cursor);
    const bool goesOn = place && m_open && m_open->locator == key.locator.value() && m_open->elements &&
                        m_open->cursor.ok() && m_open->elements->place() == *place;
    if (goesOn) {
        m_open->stream->setStop(stop);
        return {};
    }
    if (const auto opened = openValue(key, stop); !opened)
        return std::unexpected(opened.error());
    m_open->elements.emplace(m_open->cursor, m_templates, m_open->type);
    if (place && !m_open->elements->resume(*place)) {
        if (!m_open->cursor.ok())
            return failure();
        return fail(ErrorCode::BadArgument, request.cursor);
    }
    return {};
}

} // namespace colonnade
