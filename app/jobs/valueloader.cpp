// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/valueloader.h"

#include <string>
#include <utility>

namespace colonnade {

void ValueLoader::setReader(std::shared_ptr<ValueReader> reader)
{
    m_runner.drop();
    m_shared = std::make_shared<Shared>();
    m_shared->reader = std::move(reader);
}

void ValueLoader::load(const KeyFacts& key, PageRequest request, Done done)
{
    const auto work = [shared = m_shared, facts = key, name = std::string(key.name),
                       request = std::move(request)](const Job& job) mutable -> Result<ValuePage> {
        if (!shared->reader)
            return fail(ErrorCode::NotAvailable, name);
        facts.name = name;
        const std::scoped_lock lock(shared->mutex);
        if (job.stopToken().stop_requested())
            return fail(ErrorCode::Cancelled, name);
        return shared->reader->page(facts, request, job.stopToken());
    };
    m_runner.start(work, [done = std::move(done)](const Result<ValuePage>& page) { done(page); });
}

} // namespace colonnade
