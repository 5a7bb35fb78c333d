// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/progressline.h"

#include "report/jsonwriter.h"
#include "text/quantity.h"

#include <QCoreApplication>

#include <cstdio>
#include <string>

#include <unistd.h>

namespace colonnade {

namespace {

struct ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(ProgressWords)
};

void write(const std::string& text)
{
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

std::string jsonLine(const Progress& progress)
{
    std::string line;
    JsonWriter json(line);
    json.beginObject().key("done").number(progress.done).key("total");
    if (progress.total)
        json.number(*progress.total);
    else
        json.null();
    json.endObject();
    return line + '\n';
}

QString words(const Progress& progress)
{
    if (!progress.total || *progress.total == 0)
        return ProgressWords::tr("%1 keys", nullptr, pluralNumber(progress.done)).arg(countText(progress.done));
    const double share = static_cast<double>(progress.done) / static_cast<double>(*progress.total);
    return ProgressWords::tr("%1 of %2 keys, %3", nullptr, pluralNumber(*progress.total))
        .arg(countText(progress.done), countText(*progress.total), shareText(share));
}

} // namespace

ProgressLine::Mode ProgressLine::automatic()
{
    return ::isatty(STDERR_FILENO) == 1 ? Mode::Terminal : Mode::Off;
}

void ProgressLine::update(const Progress& progress)
{
    const auto now = std::chrono::steady_clock::now();
    if (m_mode == Mode::Off || now < m_next)
        return;
    m_next = now + std::chrono::milliseconds(100);
    if (m_mode == Mode::Json) {
        write(jsonLine(progress));
    } else {
        write('\r' + words(progress).toStdString() + "\x1b[K");
        m_isShown = true;
    }
}

void ProgressLine::clear()
{
    if (m_isShown)
        write("\r\x1b[K");
    m_isShown = false;
}

} // namespace colonnade
