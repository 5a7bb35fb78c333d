// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/findingexport.h"

#include "models/findinggroups.h"
#include "support/analyses.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class FindingExportTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::shared_ptr<const Analysis> m_demo = demoAnalysis();
    std::vector<FindingRow> m_rows = findingRows({m_demo, Keyspace::root}, {}, {}, {});

    [[nodiscard]] static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void csv_hasARowForEachFinding()
    {
        FindingExport exporter;
        const QSignalSpy finished(&exporter, &FindingExport::finished);
        const QString path = m_folder.filePath(u"all.csv"_s);
        exporter.start(m_demo, m_rows, path);
        QCOMPARE(exporter.total(), m_rows.size());
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
        const QByteArray csv = contents(path);
        QVERIFY(csv.startsWith("rule,severity,scope,"));
        QCOMPARE(std::size_t(csv.count('\n')), m_rows.size() + 1); // names with line ends are escaped
    }

    void json_readsBack()
    {
        FindingExport exporter;
        const QSignalSpy finished(&exporter, &FindingExport::finished);
        const QString path = m_folder.filePath(u"all.json"_s);
        exporter.start(m_demo, m_rows, path);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
        const QJsonArray array = QJsonDocument::fromJson(contents(path)).array();
        QCOMPARE(std::size_t(array.size()), m_rows.size());
        for (qsizetype i = 0; i < array.size(); i += 997) {
            const std::string_view rule = nameOf(m_rows[std::size_t(i)].rule);
            QCOMPARE(array[i][u"rule"].toString(), QLatin1StringView(rule.data(), qsizetype(rule.size())));
        }
    }

    void nothing_isAnEmptyList()
    {
        FindingExport exporter;
        const QSignalSpy finished(&exporter, &FindingExport::finished);
        exporter.start(m_demo, {}, m_folder.filePath(u"none.json"_s));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
        QCOMPARE(QJsonDocument::fromJson(contents(m_folder.filePath(u"none.json"_s))).array().size(), 0);
        QVERIFY(QJsonDocument::fromJson(contents(m_folder.filePath(u"none.json"_s))).isArray());
    }

    void cancelled_leavesNothing()
    {
        FindingExport exporter;
        const QSignalSpy finished(&exporter, &FindingExport::finished);
        const QString path = m_folder.filePath(u"cancelled.csv"_s);
        std::vector<FindingRow> many;
        while (many.size() < 3'000'000)
            many.insert(many.end(), m_rows.begin(), m_rows.end());
        exporter.start(m_demo, many, path);
        QVERIFY(exporter.isRunning());
        exporter.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
        QVERIFY(!QFile::exists(path));
    }

    void failure_isTold()
    {
        FindingExport exporter;
        QSignalSpy failed(&exporter, &FindingExport::failed);
        exporter.start(m_demo, m_rows, m_folder.filePath(u"no/such/folder.csv"_s));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().value<Error>().code, ErrorCode::FileWriteFailed);
    }
};

QTEST_GUILESS_MAIN(FindingExportTest)
#include "tst_findingexport.moc"
