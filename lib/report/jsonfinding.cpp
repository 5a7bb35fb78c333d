// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonfinding.h"

#include "bytes/escape.h"

namespace colonnade {

namespace {

struct WriteValue
{
    JsonWriter& json;

    void operator()(std::uint64_t value) const { json.number(value); }
    void operator()(double value) const { json.number(value); }
    void operator()(const std::string& value) const { json.text(escaped(value)); }
};

void writeItems(JsonWriter& json, const std::vector<EvidenceItem>& items)
{
    json.beginObject();
    for (const EvidenceItem& item : items)
        std::visit(WriteValue{json.key(item.what)}, item.value);
    json.endObject();
}

} // namespace

void writeFinding(JsonWriter& json, const Finding& finding, std::string_view profile, std::string_view message,
                  bool isMuted)
{
    json.beginObject();
    json.key("rule").text(nameOf(finding.rule));
    json.key("severity").text(nameOf(finding.severity));
    json.key("scope").text(nameOf(finding.scope));
    json.key("subject").text(escaped(finding.subject));
    json.key("subject_hex").text(toHex(finding.subject));
    json.key("db").number(std::uint64_t(finding.db));
    writeItems(json.key("measured"), finding.evidence.measured);
    writeItems(json.key("threshold"), finding.evidence.threshold);
    json.key("profile").text(profile);
    json.key("message").text(message);
    json.key("suggestion");
    if (finding.evidence.suggestion)
        json.text(escaped(*finding.evidence.suggestion));
    else
        json.null();
    if (finding.evidence.wastedBytes)
        json.key("wasted_bytes").number(*finding.evidence.wastedBytes);
    if (finding.evidence.blockedMicroseconds)
        json.key("blocked_ms").number(*finding.evidence.blockedMicroseconds / 1000);
    if (finding.evidence.keysSaved)
        json.key("keys_saved").number(*finding.evidence.keysSaved);
    if (finding.evidence.command)
        json.key("command").text(escaped(*finding.evidence.command));
    if (isMuted)
        json.key("muted").boolean(true);
    json.endObject();
}

} // namespace colonnade
