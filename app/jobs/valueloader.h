// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "source/valuereader.h"

#include <functional>
#include <memory>
#include <mutex>

namespace colonnade {

/// Brings pages of values from a reader, which may wait for a server, without ever making the window wait. One
/// request at a time: a new one replaces the pending one, whose answer is dropped. Owner: the page that shows the
/// value; used on one thread with an event loop. The destructor asks a running request to stop and waits for it.
class ValueLoader
{
public:
    using Done = std::function<void(const Result<ValuePage>&)>;

    /// Null: there are no values. Drops the pending request.
    void setReader(std::shared_ptr<ValueReader> reader);
    [[nodiscard]] bool hasReader() const { return m_shared->reader != nullptr; }

    /// `done` is called on this thread, later; NotAvailable without a reader. The name is copied.
    void load(const KeyFacts& key, PageRequest request, Done done);
    void cancel() { m_runner.drop(); }
    [[nodiscard]] bool isLoading() const { return m_runner.isRunning(); }

private:
    struct Shared
    {
        std::mutex mutex; ///< a replaced request may still use the reader, which serves one thread at a time
        std::shared_ptr<ValueReader> reader;
    };

    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
    JobRunner m_runner;
};

} // namespace colonnade
