// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

enum class ReplyKind : std::uint8_t { Nil, Integer, Status, Text, Error, Array };

/// The parts of one reply, in two buffers that are used again for the next: millions of replies cost no allocation.
struct ReplyStore
{
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    struct Node
    {
        std::int64_t number = 0; ///< the integer, or where the text starts
        std::size_t size = 0;    ///< bytes of the text, or elements of the array
        std::uint32_t firstChild = none;
        std::uint32_t lastChild = none;
        std::uint32_t next = none; ///< the following element of the same array
        ReplyKind kind = ReplyKind::Nil;
    };

    std::vector<Node> nodes; ///< [0] is the whole reply
    std::string text;

    void clear()
    {
        nodes.clear();
        text.clear();
    }
};

/// One reply of a server, or one element of it. A view: valid until the connection receives the next reply.
/// Asking for something that the reply is not gives zero, empty or no elements; kind() tells.
class Reply
{
public:
    class Iterator
    {
    public:
        using difference_type = std::ptrdiff_t;
        using value_type = Reply;

        Iterator() = default;
        Iterator(const ReplyStore* store, std::uint32_t node)
            : m_store(store)
            , m_node(node)
        {
        }
        Reply operator*() const { return {m_store, m_node}; }
        Iterator& operator++()
        {
            m_node = m_store->nodes[m_node].next;
            return *this;
        }
        Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator& other) const { return m_node == other.m_node; }

    private:
        const ReplyStore* m_store = nullptr;
        std::uint32_t m_node = ReplyStore::none;
    };

    Reply(const ReplyStore* store, std::uint32_t node)
        : m_store(store)
        , m_node(node)
    {
    }

    [[nodiscard]] ReplyKind kind() const { return node().kind; }
    [[nodiscard]] bool isNil() const { return kind() == ReplyKind::Nil; }
    [[nodiscard]] bool isError() const { return kind() == ReplyKind::Error; }
    [[nodiscard]] bool isInteger() const { return kind() == ReplyKind::Integer; }
    [[nodiscard]] bool isArray() const { return kind() == ReplyKind::Array; }

    [[nodiscard]] std::int64_t integer() const { return isInteger() ? node().number : 0; }
    /// Of a text, a status or an error.
    [[nodiscard]] std::string_view text() const
    {
        if (isNil() || isInteger() || isArray())
            return {};
        return std::string_view(m_store->text).substr(static_cast<std::size_t>(node().number), node().size);
    }

    [[nodiscard]] std::size_t size() const { return isArray() ? node().size : 0; }
    [[nodiscard]] Iterator begin() const { return {m_store, node().firstChild}; }
    [[nodiscard]] Iterator end() const
    {
        return {m_store, ReplyStore::none};
    } // NOLINT(*-convert-member-functions-to-static)
    /// The i-th element, by walking; i < size().
    [[nodiscard]] Reply operator[](std::size_t i) const { return *std::next(begin(), static_cast<std::ptrdiff_t>(i)); }

private:
    [[nodiscard]] const ReplyStore::Node& node() const { return m_store->nodes[m_node]; }

    const ReplyStore* m_store;
    std::uint32_t m_node;
};

} // namespace colonnade
