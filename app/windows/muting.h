// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/mutefile.h"

#include <QObject>

namespace colonnade {

class Banner;
class FindingsView;
class MuteDialog;
class Session;
struct Finding;
struct Settings;

/// Mutes and unmutes what a person chooses among the findings: keeps the file of the source that is open, and tells
/// the session what it holds.
class Muting : public QObject
{
    Q_OBJECT

public:
    Muting(Settings& settings, Session& session, FindingsView* findings, Banner* banner, QWidget* window);

    MuteDialog* ask(const Finding& finding);
    void unmute(const Finding& finding);

private:
    void open();
    void tell(const Result<void>& done);

    Session& m_session;
    Banner* m_banner;
    QWidget* m_window;
    MuteFile m_file;
};

} // namespace colonnade
