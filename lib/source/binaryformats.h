// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace colonnade {

// Formats without a signature: recognised only when all bytes follow their grammar. Each is O(bytes), no recursion.

/// A map or array of at least two elements; https://github.com/msgpack/msgpack/blob/master/spec.md
[[nodiscard]] bool isMessagePack(std::string_view bytes, bool isWhole);
/// Three fields or more, one with text or bytes; https://protobuf.dev/programming-guides/encoding/
[[nodiscard]] bool isProtobufLike(std::string_view bytes);
/// One block; https://github.com/google/snappy/blob/main/format_description.txt
[[nodiscard]] bool isSnappyBlock(std::string_view bytes);

} // namespace colonnade
