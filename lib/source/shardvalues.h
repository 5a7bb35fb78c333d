// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/valuereader.h"

#include <memory>
#include <vector>

namespace colonnade {

/// Values of several files that were read as one source: a key's file says which of the readers is asked.
class ShardValues final : public ValueReader
{
public:
    /// In the order of the files; of one that cannot be opened, why.
    explicit ShardValues(std::vector<Result<std::unique_ptr<ValueReader>>> readers)
        : m_readers(std::move(readers))
    {
    }

    Result<ValuePage> page(const KeyFacts& key, const PageRequest& request, std::stop_token stop) override;
    [[nodiscard]] bool canJump() const override; ///< in all that can be opened

private:
    std::vector<Result<std::unique_ptr<ValueReader>>> m_readers;
};

} // namespace colonnade
