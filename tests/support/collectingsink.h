// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"

#include <functional>
#include <string>
#include <vector>

namespace colonnade::test {

/// Keeps everything that a source says.
class CollectingSink : public SourceSink
{
public:
    struct Key
    {
        std::string name;
        KeyFacts facts; ///< its view of the name is not valid any more
    };

    void onStart(const SourceInfo& started) override
    {
        info = started;
        ++starts;
    }
    void onBatch(const KeyBatch& batch) override
    {
        for (std::size_t i = 0; i < batch.size(); ++i)
            keys.push_back({std::string(batch[i].name), batch[i]});
        if (afterBatch)
            afterBatch();
    }
    void onProgress(const Progress& reported) override { progress = reported; }

    [[nodiscard]] std::vector<std::string> names() const
    {
        std::vector<std::string> result;
        for (const Key& key : keys)
            result.push_back(key.name);
        return result;
    }

    std::function<void()> afterBatch; ///< a test's chance to stop or to break something
    SourceInfo info;
    int starts = 0;
    std::vector<Key> keys;
    Progress progress;
};

} // namespace colonnade::test
