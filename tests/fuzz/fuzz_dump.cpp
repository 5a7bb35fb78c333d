// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Any bytes as a dump, and as each of the packed forms that stand in dumps: nothing may crash, read outside of the
// bytes, or want more memory than they justify. Run by packaging/checks/fuzz.

#include "rdb/elementreader.h"
#include "rdb/lzf.h"
#include "rdb/rdbreader.h"
#include "support/dumpbytes.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <source_location>
#include <string>

using namespace colonnade;

namespace {

void require(bool holds, std::source_location where = std::source_location::current())
{
    if (holds)
        return;
    std::fprintf(stderr, "what line %u requires does not hold\n", where.line());
    std::abort();
}

/// Reads the elements of each value too, through a cursor of its own, as a person would who looks at a key.
class Deep : public RdbVisitor
{
public:
    explicit Deep(const std::string& bytes)
        : m_bytes(bytes)
    {
    }

    const HashTemplates* templates = nullptr;

    Flow onValue(const RdbKey& key, const ValueShape& shape) override
    {
        const RdbTypeInfo& info = infoOf(key.type);
        if (info.layout == RdbLayout::String || info.layout >= RdbLayout::Module)
            return Flow::Continue;
        Cursor cursor(m_bytes, key.offset + 1);
        skipString(cursor);
        ElementReader reader(cursor, *templates, key.type);
        ValueElement element;
        std::uint64_t elements = 0;
        while (reader.next(element))
            ++elements;
        // A string that cannot be decompressed is found by the deep pass alone.
        const bool isWhole = cursor.ok() && shape.fault == ValueFault::None && info.layout != RdbLayout::Stream;
        require(!isWhole || elements == shape.elements.value());
        return Flow::Continue;
    }

private:
    const std::string& m_bytes;
};

void readDump(const std::string& bytes)
{
    Deep deep(bytes);
    Cursor cursor(bytes);
    RdbReader reader(cursor, deep, ShapeDetail::Facts);
    deep.templates = &reader.templates();
    const RdbOutcome whole = reader.read();
    require(whole.finished || whole.failure);

    SlowStream stream(bytes, 61);
    Cursor streamed(stream);
    RdbVisitor nobody;
    const RdbOutcome pieces = RdbReader(streamed, nobody, ShapeDetail::Sizes).read();
    require(pieces.keys == whole.keys && pieces.endOffset == whole.endOffset);
}

template<typename Reader>
void readPacked(const std::string& bytes)
{
    Reader reader(bytes);
    PackedEntry entry;
    std::size_t entries = 0;
    while (reader.next(entry))
        require(++entries <= bytes.size());
}

void readStreamNode(const std::string& bytes)
{
    StreamNode node(std::string_view(bytes).substr(0, 16),
                    std::string_view(bytes).substr(std::min<std::size_t>(16, bytes.size())));
    StreamEntry entry;
    while (node.next(entry)) {
    }
}

void decompress(const std::string& bytes)
{
    std::uint64_t size = 0;
    LzfStream pieces(bytes);
    for (std::string_view piece = pieces.next(); !piece.empty(); piece = pieces.next())
        size += piece.size();
    std::string raw;
    require(pieces.damaged() || (lzfCanGive(bytes.size(), size) && lzfDecompress(bytes, size, raw)));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    // A copy of its own size: AddressSanitizer sees what is read behind it.
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    readDump(bytes);
    readPacked<Listpack>(bytes);
    readPacked<Ziplist>(bytes);
    readPacked<Intset>(bytes);
    readPacked<Zipmap>(bytes);
    readStreamNode(bytes);
    decompress(bytes);
    return 0;
}
