// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/rulehits.h"

#include <QTextBrowser>

#include <optional>

namespace colonnade {

/// What a rule means: its title, why it may be blind here, and its page.
class RuleExplanation : public QTextBrowser
{
    Q_OBJECT

public:
    explicit RuleExplanation(QWidget* parent = nullptr);

    void explain(const std::optional<RuleHits>& hits);

    [[nodiscard]] QSize sizeHint() const override;

private:
    void calmHeadings();
};

} // namespace colonnade
