// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/findingexport.h"

#include "report/csvfinding.h"
#include "report/jsonfinding.h"
#include "text/ruletext.h"

#include <QSaveFile>

#include <optional>

namespace colonnade {

namespace {

constexpr std::size_t rowsAtOnce = 1000;

/// Some rows as text. The first part has the head.
class Rows
{
public:
    Rows(const Analysis& analysis, bool isJson)
        : m_analysis(analysis)
        , m_profile(analysis.findings->profile().id)
        , m_isJson(isJson)
    {
    }

    [[nodiscard]] static std::string_view head(bool isJson) { return isJson ? "[" : csvFindingHeader; }
    [[nodiscard]] static std::string_view tail(bool isJson) { return isJson ? "\n]\n" : ""; }

    void append(std::string& out, const FindingRow& row)
    {
        const Finding finding = findingOf(row, m_analysis);
        const std::string message = findingText(finding).toStdString();
        if (!m_isJson) {
            appendCsvFinding(out, finding, m_profile, message, row.isMuted);
            return;
        }
        out += m_isFirst ? "\n" : ",\n";
        m_isFirst = false;
        JsonWriter json(out);
        writeFinding(json, finding, m_profile, message, row.isMuted);
    }

private:
    const Analysis& m_analysis;
    std::string m_profile;
    bool m_isJson;
    bool m_isFirst = true;
};

/// nullopt: written, or stopped.
std::optional<Error> written(const Analysis& analysis, const std::vector<FindingRow>& rows, const QString& path,
                             const std::stop_token& stop, const std::function<void(std::uint64_t)>& progress)
{
    const bool isJson = path.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive);
    QSaveFile file(path);
    const auto failure = [&] {
        return Error{ErrorCode::FileWriteFailed, path.toStdString(), file.errorString().toStdString()};
    };
    if (!file.open(QIODevice::WriteOnly))
        return failure();
    Rows texts(analysis, isJson);
    std::string part(Rows::head(isJson));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        texts.append(part, rows[i]);
        if ((i + 1) % rowsAtOnce != 0)
            continue;
        if (stop.stop_requested())
            return std::nullopt; // not committed: nothing is there
        file.write(part.data(), qint64(part.size()));
        part.clear();
        progress(i + 1);
    }
    part += Rows::tail(isJson);
    file.write(part.data(), qint64(part.size()));
    return file.commit() ? std::nullopt : std::optional(failure());
}

} // namespace

void FindingExport::start(std::shared_ptr<const Analysis> analysis, std::vector<FindingRow> rows, const QString& path)
{
    m_path = path;
    m_done = 0;
    m_total = rows.size();
    m_runner.start(
        [this, analysis = std::move(analysis), rows = std::move(rows), path](const Job& job) {
            std::uint64_t told = 0;
            return written(*analysis, rows, path, job.stopToken(), [&](std::uint64_t done) {
                if (done - told < rows.size() / 100) // a hundred messages, not five million
                    return;
                told = done;
                job.post([this, done] {
                    m_done = done;
                    Q_EMIT progressChanged();
                });
            });
        },
        [this](const std::optional<Error>& error) {
            if (error)
                Q_EMIT failed(*error);
            Q_EMIT finished();
        });
}

void FindingExport::cancel()
{
    m_runner.requestStop();
}

} // namespace colonnade
