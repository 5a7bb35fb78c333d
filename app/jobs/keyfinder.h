// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "util/result.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// What a person looks for in key names.
class KeyQuery
{
public:
    /// `text` is in display escaping (\xFF is a byte). With * ? or [ it is a glob over the whole name; otherwise the
    /// name must contain it, upper and lower case of ASCII letters being the same. BadEscape.
    static Result<KeyQuery> parse(std::string_view text);

    [[nodiscard]] bool matches(std::string_view name) const;
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
    bool m_isGlob = false;
};

/// The keys whose names match, ascending. A million names: some 50 ms. Stopped: what was found so far.
[[nodiscard]] std::vector<KeyId> findKeys(const Keyspace& keyspace, const KeyQuery& query, std::stop_token stop);

} // namespace colonnade
