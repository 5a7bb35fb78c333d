// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/replyreader.h"

#include <hiredis/hiredis.h>

#include <array>

namespace colonnade {

namespace {

// Nothing that we ask for comes near these; what does is not a server that we can talk to.
constexpr std::size_t maxElements = std::size_t{4} << 20U;
constexpr std::size_t maxReplyBytes = std::size_t{1} << 30U;

using Node = ReplyStore::Node;

// hiredis hands these pointers back and never looks inside: an index, one up because null means out of memory.
void* handleOf(std::size_t index)
{
    return reinterpret_cast<void*>(index + 1); // NOLINT(performance-no-int-to-ptr): nobody follows it
}

std::uint32_t indexOf(const void* handle)
{
    return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(handle) - 1);
}

void* add(const redisReadTask* task, const Node& node)
{
    auto& nodes = static_cast<ReplyStore*>(task->privdata)->nodes;
    if (nodes.size() >= maxElements)
        return nullptr;
    const auto index = static_cast<std::uint32_t>(nodes.size());
    nodes.push_back(node);
    if (task->parent) {
        Node& parent = nodes[indexOf(task->parent->obj)];
        (parent.lastChild == ReplyStore::none ? parent.firstChild : nodes[parent.lastChild].next) = index;
        parent.lastChild = index;
    }
    return handleOf(index);
}

void* addText(const redisReadTask* task, const char* bytes, std::size_t size)
{
    std::string& text = static_cast<ReplyStore*>(task->privdata)->text;
    const ReplyKind kind = task->type == REDIS_REPLY_ERROR    ? ReplyKind::Error
                           : task->type == REDIS_REPLY_STATUS ? ReplyKind::Status
                                                              : ReplyKind::Text;
    const Node node{.number = static_cast<std::int64_t>(text.size()), .size = size, .kind = kind};
    if (size > maxReplyBytes - text.size())
        return nullptr;
    text.append(bytes, size);
    return add(task, node);
}

void* createString(const redisReadTask* task, char* bytes, std::size_t size)
{
    constexpr std::size_t verbatimPrefix = 4; // "txt:"
    const std::size_t skip = task->type == REDIS_REPLY_VERB && size >= verbatimPrefix ? verbatimPrefix : 0;
    return addText(task, bytes + skip, size - skip);
}

void* createArray(const redisReadTask* task, std::size_t size)
{
    return add(task, {.size = size, .kind = ReplyKind::Array});
}

void* createInteger(const redisReadTask* task, long long number)
{
    return add(task, {.number = number, .kind = ReplyKind::Integer});
}

void* createDouble(const redisReadTask* task, double /*value*/, char* bytes, std::size_t size)
{
    return addText(task, bytes, size);
}

void* createNil(const redisReadTask* task)
{
    return add(task, {});
}

void* createBool(const redisReadTask* task, int value)
{
    return add(task, {.number = value, .kind = ReplyKind::Integer});
}

redisReplyObjectFunctions functions{createString, createArray, createInteger, createDouble,
                                    createNil,    createBool,  [](void*) {}};

} // namespace

ReplyReader::ReplyReader(redisReader* reader)
    : m_reader(reader)
{
    m_reader->fn = &functions;
    m_reader->privdata = m_store.get();
    m_reader->maxelements = static_cast<long long>(maxElements);
}

std::optional<Reply> ReplyReader::next()
{
    if (m_isHandedOut) {
        m_store->clear();
        m_isHandedOut = false;
    }
    void* handle = nullptr;
    if (redisReaderGetReply(m_reader, &handle) != REDIS_OK || !handle)
        return std::nullopt;
    m_isHandedOut = true;
    return Reply(m_store.get(), indexOf(handle));
}

std::string ReplyReader::failure() const
{
    if (m_reader->err != 0)
        return static_cast<const char*>(m_reader->errstr);
    return m_reader->len > maxReplyBytes ? "a reply of more than 1 GiB" : std::string();
}

} // namespace colonnade
