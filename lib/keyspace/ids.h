// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace colonnade {

/// Typed indices: a key, a folder and a pattern cannot be mixed up.
enum class KeyId : std::uint32_t {};
enum class NodeId : std::uint32_t {};
enum class PatternId : std::uint32_t {};

/// Keys [first, last) of a keyspace. Every folder's subtree is one range, because keys are kept in tree order.
struct KeyRange
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    [[nodiscard]] std::uint32_t size() const { return last - first; }
    [[nodiscard]] bool contains(KeyId key) const
    {
        return static_cast<std::uint32_t>(key) >= first && static_cast<std::uint32_t>(key) < last;
    }
    bool operator==(const KeyRange&) const = default;
};

/// Some keys in tree order: a range (a folder) or a list (a pattern, a filter). Cheap to copy.
class KeySelection
{
public:
    KeySelection() = default;
    KeySelection(KeyRange range)
        : m_range(range)
    {
    }
    explicit KeySelection(std::vector<KeyId> keys) // ascending
        : m_list(std::make_shared<const std::vector<KeyId>>(std::move(keys)))
    {
    }

    [[nodiscard]] std::size_t size() const { return m_list ? m_list->size() : m_range.size(); }
    [[nodiscard]] KeyId operator[](std::size_t i) const
    {
        assert(i < size());
        return m_list ? (*m_list)[i] : KeyId(m_range.first + static_cast<std::uint32_t>(i));
    }
    /// Null for a list.
    [[nodiscard]] const KeyRange* range() const { return m_list ? nullptr : &m_range; }

private:
    KeyRange m_range;
    std::shared_ptr<const std::vector<KeyId>> m_list;
};

} // namespace colonnade
