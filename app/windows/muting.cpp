// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/muting.h"

#include "dialogs/mutedialog.h"
#include "jobs/findingexport.h"
#include "jobs/session.h"
#include "settings/settings.h"
#include "text/errortext.h"
#include "text/quantity.h"
#include "views/banner.h"
#include "views/findingsview.h"

namespace colonnade {

Muting::Muting(Settings& settings, Session& session, FindingsView* findings, Banner* banner, QWidget* window)
    : QObject(window)
    , m_session(session)
    , m_banner(banner)
    , m_window(window)
    , m_file(settings.muteFiles)
{
    connect(&session, &Session::choiceChanged, this, &Muting::open);
    connect(findings, &FindingsView::muteRequested, this, &Muting::ask);
    connect(findings, &FindingsView::unmuteRequested, this, &Muting::unmute);
    connect(findings->exporter(), &FindingExport::failed, this,
            [this](const Error& error) { m_banner->say(Banner::Kind::Error, errorText(error).whole()); });
}

void Muting::open()
{
    if (const std::optional<SourceChoice>& choice = m_session.choice())
        tell(m_file.open(*choice));
}

void Muting::tell(const Result<void>& done)
{
    if (!done)
        m_banner->say(Banner::Kind::Error, errorText(done.error()).whole());
    m_session.setMutes(m_file.mutes());
}

MuteDialog* Muting::ask(const Finding& finding)
{
    auto* dialog = new MuteDialog(finding, m_session.analysis()->keyspace->separator(), m_file.path(), m_window);
    connect(dialog, &MuteDialog::chosen, this,
            [this](const Mute& mute, const QString& file) { tell(m_file.add(mute, file)); });
    dialog->open();
    return dialog;
}

void Muting::unmute(const Finding& finding)
{
    const std::optional<std::size_t> index = MuteMatcher::today(m_file.mutes()).find(finding);
    if (!index)
        return;
    const Mute mute = m_file.mutes().all()[*index];
    tell(m_file.remove(mute));
    m_banner->say(Banner::Kind::Info, tr("The mute of %1 is removed. Its reason was: %2")
                                          .arg(QString::fromStdString(mute.author), keyText(mute.reason)));
    m_banner->offer(tr("Mute again"), this, [this, mute] { tell(m_file.add(mute, m_file.path())); });
}

} // namespace colonnade
