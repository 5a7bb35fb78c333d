// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/place.h"

#include <QObject>

namespace colonnade {

/// Finds keys by what a person typed, in the background. A new search replaces the running one.
class KeySearch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// A whole name goes straight to its key; otherwise see KeyQuery.
    void start(std::shared_ptr<const Keyspace> keyspace, const QString& text);

Q_SIGNALS:
    /// A key, or a list of several. `keyspace` is what their numbers belong to.
    void found(const colonnade::Place& place, const std::shared_ptr<const colonnade::Keyspace>& keyspace);
    void nothingFound(const QString& text);
    void notUnderstood(const colonnade::Error& error);

private:
    JobRunner m_runner;
};

} // namespace colonnade
