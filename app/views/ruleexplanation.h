// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"

#include <QTextBrowser>

#include <optional>

namespace colonnade {

/// What a rule means: its title, why it may be blind here, and its page.
class RuleExplanation : public QTextBrowser
{
    Q_OBJECT

public:
    explicit RuleExplanation(QWidget* parent = nullptr);

    void explain(std::optional<RuleId> rule, std::optional<BlindRule::Missing> blind = {}); ///< none: empty

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void profileRequested(colonnade::RuleId rule); ///< show what the profile in use says of it, to change

private:
    void calmHeadings();

    std::optional<RuleId> m_rule;
};

} // namespace colonnade
