// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/aboutbox.h"

#include "views/icons.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QStyle>

namespace colonnade {

namespace {

struct AboutBox
{
    Q_DECLARE_TR_FUNCTIONS(AboutBox)
};

} // namespace

void showAbout(QWidget* parent)
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, AboutBox::tr("About Colonnade"),
                                QStringLiteral("Colonnade " COLONNADE_VERSION), QMessageBox::Close, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const int side = 2 * box->style()->pixelMetric(QStyle::PM_LargeIconSize, nullptr, box);
    box->setIconPixmap(applicationIcon().pixmap(QSize(side, side), box->devicePixelRatio()));
    box->setInformativeText(
        AboutBox::tr("A workbench for the design of keys and values in Redis-protocol databases.\n\n"
                     "Free software under the GNU General Public License, version 3 or later. "
                     "It comes without any warranty."));
    box->open();
}

} // namespace colonnade
