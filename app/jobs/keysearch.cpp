// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/keysearch.h"

#include "jobs/keyfinder.h"

namespace colonnade {

void KeySearch::start(std::shared_ptr<const Keyspace> keyspace, const QString& text)
{
    const Result<KeyQuery> query = KeyQuery::parse(text.toStdString());
    if (!query) {
        Q_EMIT notUnderstood(query.error());
        return;
    }
    if (const std::optional<KeyId> key = keyspace->find(query->bytes())) {
        Q_EMIT found(*key, keyspace);
        return;
    }
    m_runner.start([keyspace, query = *query](const Job& job) { return findKeys(*keyspace, query, job.stopToken()); },
                   [this, keyspace, text](std::vector<KeyId> keys) {
                       if (keys.empty())
                           Q_EMIT nothingFound(text);
                       else if (keys.size() == 1)
                           Q_EMIT found(keys.front(), keyspace);
                       else
                           Q_EMIT found(KeyList{tr("Keys that match “%1”").arg(text), KeySelection(std::move(keys))},
                                        keyspace);
                   });
}

} // namespace colonnade
