// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/punctuation.h"

#include <QCoreApplication>

namespace colonnade {

namespace {

struct Punctuation
{
    Q_DECLARE_TR_FUNCTIONS(Punctuation)
};

} // namespace

QString listed(const QStringList& parts)
{
    //: between the parts of a list
    return parts.join(Punctuation::tr(", "));
}

QString withRemark(const QString& text, const QString& remark)
{
    //: %2 is a remark to %1
    return Punctuation::tr("%1 (%2)").arg(text, remark);
}

} // namespace colonnade
