// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/nameset.h"

#include <functional>

namespace colonnade {

void NameSet::onBatch(const KeyBatch& batch)
{
    for (std::size_t i = 0; i < batch.size(); ++i)
        add(batch[i].name);
}

bool NameSet::contains(std::string_view name) const
{
    return m_hashes.contains(std::hash<std::string_view>()(name));
}

bool NameSet::add(std::string_view name)
{
    return m_hashes.insert(std::hash<std::string_view>()(name)).second;
}

} // namespace colonnade
