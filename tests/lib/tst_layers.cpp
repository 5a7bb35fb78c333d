// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/paths.h"

#include <QDirIterator>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// From below to above: a folder of lib/ includes itself and what stands in earlier lines, never its neighbours.
const QList<QStringList> libLayers{
    {u"util"_s},
    {u"bytes"_s},
    {u"keyspace"_s, u"redis"_s, u"rdb"_s},
    {u"sizing"_s}, // below source: a dump's memory is estimated while it is read
    {u"source"_s, u"stats"_s, u"rules"_s},
    {u"advice"_s, u"plan"_s},
    {u"report"_s},
};

/// What a folder of app/ includes beside itself and the core.
const QHash<QString, QStringList> appFolders{
    {u"text"_s, {}},
    {u"cli"_s, {u"text"_s}},
    {u"settings"_s, {u"text"_s}},
    {u"models"_s, {u"text"_s, u"settings"_s, u"jobs"_s}},
    {u"jobs"_s, {u"text"_s, u"settings"_s, u"models"_s}},
    {u"delegates"_s, {u"text"_s, u"settings"_s, u"models"_s, u"views"_s}},
    {u"views"_s, {u"text"_s, u"settings"_s, u"models"_s, u"jobs"_s, u"delegates"_s}},
    {u"dialogs"_s, {u"text"_s, u"settings"_s, u"models"_s, u"jobs"_s, u"delegates"_s, u"views"_s}},
    {u"wizards"_s, {u"text"_s, u"settings"_s, u"models"_s, u"jobs"_s, u"delegates"_s, u"views"_s, u"dialogs"_s}},
    {u"windows"_s,
     {u"text"_s, u"settings"_s, u"models"_s, u"jobs"_s, u"delegates"_s, u"views"_s, u"dialogs"_s, u"wizards"_s}},
};

int layerOf(const QString& folder)
{
    for (int i = 0; i < libLayers.size(); ++i) {
        if (libLayers[i].contains(folder))
            return i;
    }
    return -1;
}

QString withoutComments(const QString& source)
{
    static const QRegularExpression comment(u"//[^\n]*|/\\*.*?\\*/"_s, QRegularExpression::DotMatchesEverythingOption);
    return QString(source).remove(comment);
}

/// Folders that a source includes from ours: the first part of each quoted path.
QStringList includedFolders(const QString& source)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*\"([^\"/]+)/"_s,
                                            QRegularExpression::MultilineOption);
    QStringList folders;
    for (auto matches = include.globalMatch(source); matches.hasNext();)
        folders << matches.next().captured(1);
    return folders;
}

/// What is wrong with one source; `path` is relative to the source tree.
QStringList violations(const QString& path, const QString& source)
{
    const QString code = withoutComments(source);
    const QString part = path.section(u'/', 0, 0);
    const QString folder = path.count(u'/') > 1 ? path.section(u'/', 1, 1) : QString();
    QStringList found;
    for (const QString& included : includedFolders(code)) {
        bool isAllowed = true;
        if (part == "lib"_L1) {
            isAllowed = included == folder || (layerOf(included) >= 0 && layerOf(included) < layerOf(folder));
        } else if (!folder.isEmpty()) { // the programs' main files stand directly in app/ and include anything
            isAllowed = included == folder || layerOf(included) >= 0 || appFolders.value(folder).contains(included);
        }
        if (!isAllowed)
            found << u"%1 includes %2/"_s.arg(path, included);
    }
    if (part == "lib"_L1) {
        static const QRegularExpression foreign(
            u"\\bQ_OBJECT\\b|\\btr\\s*\\(|\\btranslate\\s*\\(|<QtGui\\b|<QtWidgets\\b|<QObject>|<QLocale>|<QWidget>"_s);
        for (auto matches = foreign.globalMatch(code); matches.hasNext();)
            found << u"%1 has %2"_s.arg(path, matches.next().captured());
    }
    return found;
}

} // namespace

class LayersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void violation_isSeen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("violations");

        QTest::newRow("below") << u"lib/rules/a.cpp"_s << u"#include \"keyspace/keyspace.h\"\n"_s << 0;
        QTest::newRow("itself") << u"lib/rules/checks/a.cpp"_s << u"#include \"rules/finding.h\"\n"_s << 0;
        QTest::newRow("neighbour") << u"lib/rules/a.cpp"_s << u"#include \"stats/histogram.h\"\n"_s << 1;
        QTest::newRow("above") << u"lib/util/a.h"_s << u"#include \"bytes/glob.h\"\n"_s << 1;
        QTest::newRow("core from app") << u"lib/source/a.h"_s << u"  # include \"text/quantity.h\"\n"_s << 1;
        QTest::newRow("unknown folder") << u"lib/misc/a.h"_s << u"#include \"util/result.h\"\n"_s << 1;
        QTest::newRow("object in core") << u"lib/util/a.h"_s << u"class A : QObject { Q_OBJECT };\n"_s << 1;
        QTest::newRow("words in core") << u"lib/util/a.cpp"_s << u"return tr(\"x\");\n"_s << 1;
        QTest::newRow("only a comment") << u"lib/util/a.cpp"_s << u"// no tr() here\n/* Q_OBJECT */\n"_s << 0;
        QTest::newRow("part of a word") << u"lib/util/a.cpp"_s << u"str(1); ptr(2);\n"_s << 0;
        QTest::newRow("text and models") << u"app/text/a.cpp"_s << u"#include \"models/place.h\"\n"_s << 1;
        QTest::newRow("text and core") << u"app/text/a.cpp"_s << u"#include \"rules/finding.h\"\n"_s << 0;
        QTest::newRow("cli and views") << u"app/cli/a.cpp"_s << u"#include \"views/page.h\"\n"_s << 1;
        QTest::newRow("models and views") << u"app/models/a.cpp"_s << u"#include \"views/page.h\"\n"_s << 1;
        QTest::newRow("windows and views") << u"app/windows/a.cpp"_s << u"#include \"views/page.h\"\n"_s << 0;
        QTest::newRow("program") << u"app/main.cpp"_s << u"#include \"windows/mainwindow.h\"\n"_s << 0;
    }
    void violation_isSeen()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, source);
        QFETCH(const int, violations);
        QCOMPARE(::violations(path, source).size(), violations);
    }

    void includes_pointDownwards_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("lib") << u"lib"_s;
        QTest::newRow("app") << u"app"_s;
    }
    void includes_pointDownwards()
    {
        QFETCH(const QString, part);
        const QDir root(QString::fromStdString(colonnade::sourceFolder()));
        QStringList found;
        int files = 0;
        QDirIterator each(root.filePath(part), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            found += violations(root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll()));
            ++files;
        }
        QVERIFY2(files > 5, qPrintable(root.filePath(part)));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(LayersTest)
#include "tst_layers.moc"
