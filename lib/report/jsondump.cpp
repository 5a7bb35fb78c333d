// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsondump.h"

#include "bytes/escape.h"
#include "report/jsonkey.h"

namespace colonnade {

void writeDamage(JsonWriter& json, const std::vector<Damage>& damage, const ReportWords& words)
{
    json.key("damage").beginArray();
    for (const Damage& place : damage) {
        json.beginObject();
        json.key("message").text(words.error(place.error));
        json.key("offset").number(place.error.offset.value_or(0));
        json.key("keys_before").number(place.keysBefore);
        json.key("bytes_offset").number(place.bytesAt);
        json.key("bytes_hex").text(toHex(place.bytes));
        json.endObject();
    }
    json.endArray();
}

void writeMemoryModel(JsonWriter& json, const std::optional<MemoryEstimate>& estimate)
{
    json.key("memory");
    if (!estimate) {
        json.null();
        return;
    }
    const MemoryEstimate& memory = *estimate;
    json.beginObject();
    json.key("server").text(memory.profile.server->name);
    json.key("allocator").text(nameOf(memory.profile.allocator));
    json.key("never_restarted").boolean(memory.profile.neverRestarted);
    json.key("chosen_by").text(memory.isGiven ? "option" : memory.isCertain ? "used-mem" : "default");
    if (memory.predictedBytes > 0) {
        json.key("counted_bytes").number(memory.countedBytes);
        json.key("uncounted_bytes").number(static_cast<double>(memory.uncountedBytes));
        json.key("key_tables_bytes").number(memory.keyTablesBytes);
        json.key("empty_server_bytes").number(memory.emptyServerBytes);
        json.key("predicted_used_bytes").number(memory.predictedBytes);
    }
    json.key("used_bytes");
    writeFact(json, memory.usedMemory ? Fact(*memory.usedMemory) : Fact::unknown());
    json.key("targets").beginArray();
    for (const TargetMemory& target : memory.targets) {
        json.beginObject();
        json.key("server").text(target.profile.server->name);
        json.key("allocator").text(nameOf(target.profile.allocator));
        json.key("memory_bytes").number(target.bytes);
        json.key("keys_unknown").number(target.keysUnknown);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace colonnade
