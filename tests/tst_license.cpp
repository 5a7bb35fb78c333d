// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/paths.h"

#include <QDirIterator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Sources, build files and scripts carry their licence; data and pictures do not.
bool needsHeader(const QString& path, const QByteArray& content)
{
    static const QStringList suffixes{u".h"_s, u".cpp"_s, u".cmake"_s, u".py"_s, u".sh"_s, u"CMakeLists.txt"_s};
    return content.startsWith("#!") ||
           std::ranges::any_of(suffixes, [&](const QString& suffix) { return path.endsWith(suffix); });
}

bool hasHeader(const QByteArray& content)
{
    const QByteArray start = content.first(qMin(content.size(), qsizetype(300)));
    return start.contains("SPDX-FileCopyrightText: ") && start.contains("SPDX-License-Identifier: GPL-3.0-or-later\n");
}

} // namespace

class LicenseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void header_isRecognised()
    {
        QVERIFY(needsHeader(u"packaging/dev"_s, "#!/bin/sh\n"));
        QVERIFY(needsHeader(u"lib/CMakeLists.txt"_s, ""));
        QVERIFY(!needsHeader(u"packaging/colonnade.desktop"_s, "[Desktop Entry]\n"));
        QVERIFY(!hasHeader("int main() {}\n"));
        QVERIFY(!hasHeader("// SPDX-FileCopyrightText: 2026 Somebody\n// SPDX-License-Identifier: MIT\n"));
    }

    void everySource_carriesTheLicence()
    {
        const QDir root(QString::fromStdString(colonnade::sourceFolder()));
        QStringList without;
        int files = 0;
        for (const QString& part : root.entryList(QDir::Dirs | QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot)) {
            if (part == "build"_L1 || part == ".git"_L1)
                continue;
            QStringList paths;
            QDirIterator each(root.filePath(part), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (each.hasNext())
                paths << each.next();
            if (QFileInfo(root.filePath(part)).isFile())
                paths << root.filePath(part);
            for (const QString& path : paths) {
                QFile file(path);
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
                const QByteArray content = file.read(300);
                if (!needsHeader(path, content))
                    continue;
                ++files;
                if (!hasHeader(content))
                    without << root.relativeFilePath(path);
            }
        }
        QVERIFY2(files > 50, "the source tree was not found");
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(LicenseTest)
#include "tst_license.moc"
