// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/dumpstream.h"
#include "rdb/elementreader.h"
#include "rdb/hashtemplates.h"
#include "rdb/rdbtype.h"
#include "source/valuereader.h"

#include <memory>
#include <optional>
#include <string>

namespace colonnade {

/// Values of a dump file, found by their keys' locators: the offset of the type in front of the key. Holds a page, and
/// one packed part or a compressed string of a value.
///
/// The following page of the value shown last costs that page. Any other place of a plain file costs a seek; of a
/// compressed one, decompressing everything before.
class DumpValues final : public ValueReader
{
public:
    [[nodiscard]] static Result<std::unique_ptr<ValueReader>> open(const std::string& path);
    ~DumpValues() override;

    Result<ValuePage> page(const KeyFacts& key, const PageRequest& request, std::stop_token stop) override;
    [[nodiscard]] bool canJump() const override { return !m_isCompressed; }

private:
    /// A value that is being read.
    struct Open
    {
        std::unique_ptr<DumpStream> stream;
        Cursor cursor;
        std::uint64_t locator;
        RdbType type = RdbType::String;
        std::optional<ElementReader> elements = {};
    };

    DumpValues(std::string path, RdbFamily family, HashTemplates templates, bool isCompressed)
        : m_path(std::move(path))
        , m_family(family)
        , m_templates(std::move(templates))
        , m_isCompressed(isCompressed)
    {
    }

    Result<void> openValue(const KeyFacts& key, const std::stop_token& stop);
    Result<ValuePage> stringPage(const KeyFacts& key, const PageRequest& request, const std::stop_token& stop);
    Result<ValuePage> elementsPage(const KeyFacts& key, const PageRequest& request, const std::stop_token& stop);
    Result<void> goTo(const KeyFacts& key, const PageRequest& request, const std::stop_token& stop);
    [[nodiscard]] std::unexpected<Error> failure() const;

    std::string m_path;
    RdbFamily m_family;
    HashTemplates m_templates;
    bool m_isCompressed;
    std::unique_ptr<Open> m_open; // in its place: the elements refer to the cursor
};

} // namespace colonnade
