// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/valuereader.h"

#include <map>
#include <memory>

namespace colonnade {

class DemoKeyspace;

/// Pages through values of the demo: makes just the rows that are asked for. Finds a key by its locator, or by name
/// and database, through a table made at the first such question.
class DemoValues : public ValueReader
{
public:
    explicit DemoValues(std::shared_ptr<const DemoKeyspace> keyspace)
        : m_keyspace(std::move(keyspace))
    {
    }

    Result<ValuePage> page(const KeyFacts& key, const PageRequest& request, std::stop_token stop) override;

private:
    [[nodiscard]] std::optional<std::uint64_t> numberOf(const KeyFacts& key);
    [[nodiscard]] std::string_view stringOf(std::uint64_t number);

    std::shared_ptr<const DemoKeyspace> m_keyspace;
    std::map<std::pair<std::uint32_t, std::string>, std::uint64_t> m_numbers;
    std::optional<std::uint64_t> m_stringNumber; ///< whose value m_string is
    ValueRow m_string;
};

} // namespace colonnade
