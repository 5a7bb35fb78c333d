// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/keyjson.h"

#include "bytes/escape.h"
#include "source/sheetcolumns.h"

#include <limits>
#include <memory>

#include <yyjson.h>

namespace colonnade {

namespace {

struct DocumentFree
{
    void operator()(yyjson_doc* document) const { yyjson_doc_free(document); }
};
using Document = std::unique_ptr<yyjson_doc, DocumentFree>;

std::string_view text(yyjson_val* value)
{
    return {yyjson_get_str(value), yyjson_get_len(value)};
}

Fact fact(yyjson_val* object, const char* field)
{
    yyjson_val* const value = yyjson_obj_get(object, field);
    if (value == nullptr)
        return Fact::notAsked();
    if (yyjson_is_uint(value) && yyjson_get_uint(value) < std::numeric_limits<std::uint64_t>::max() - 1)
        return {yyjson_get_uint(value)};
    return Fact::unknown();
}

std::string_view word(yyjson_val* object, const char* field)
{
    yyjson_val* const value = yyjson_obj_get(object, field);
    return yyjson_is_str(value) ? text(value) : std::string_view();
}

/// `ttl_seconds: null` means that it never expires, unless `expires` is there to tell that from "not known".
Expiry expiry(yyjson_val* object, TimePoint takenAt)
{
    yyjson_val* const ttl = yyjson_obj_get(object, "ttl_seconds");
    yyjson_val* const expires = yyjson_obj_get(object, "expires");
    if (yyjson_is_false(expires))
        return Expiry::never();
    if (yyjson_is_int(ttl)) {
        const std::int64_t seconds = yyjson_get_sint(ttl);
        return seconds == -1 ? Expiry::never() : expiryAfter(takenAt, seconds);
    }
    if (yyjson_is_null(ttl) && expires == nullptr)
        return Expiry::never();
    return ttl == nullptr && expires == nullptr ? Expiry::notAsked() : Expiry::unknown();
}

Result<std::string> nameOfKey(yyjson_val* object)
{
    if (yyjson_val* const hex = yyjson_obj_get(object, "name_hex"); yyjson_is_str(hex))
        return fromHex(text(hex));
    if (yyjson_val* const name = yyjson_obj_get(object, "name"); yyjson_is_str(name))
        return unescaped(text(name));
    return fail(ErrorCode::BadLine, {}, "neither \"name\" nor \"name_hex\"");
}

} // namespace

Result<KeyFacts> keyFromJson(std::string_view line, TimePoint takenAt, std::string& name)
{
    yyjson_read_err problem{};
    const Document document(yyjson_read_opts(const_cast<char*>(line.data()), // not changed without the in-situ flag
                                             line.size(), YYJSON_READ_ALLOW_INVALID_UNICODE, nullptr, &problem));
    if (!document)
        return fail(ErrorCode::BadLine, {}, problem.msg);
    yyjson_val* const object = yyjson_doc_get_root(document.get());
    if (!yyjson_is_obj(object))
        return fail(ErrorCode::BadLine, {}, "not a JSON object");
    auto bytes = nameOfKey(object);
    if (!bytes)
        return std::unexpected(bytes.error());
    name = std::move(*bytes);

    KeyFacts facts;
    facts.name = name;
    facts.db = static_cast<std::uint32_t>(fact(object, "db").valueOr(0));
    facts.type = typeFromWord(word(object, "type"));
    facts.encoding = encodingFrom(word(object, "encoding"));
    facts.elements = fact(object, "elements");
    facts.valueBytes = fact(object, "value_bytes");
    facts.memoryBytes = fact(object, "memory_bytes");
    facts.idleSeconds = fact(object, "idle_seconds");
    facts.expiry = expiry(object, takenAt);
    facts.count = fact(object, "count").valueOr(1);
    return facts;
}

} // namespace colonnade
