// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settings.h"
#include "source/opensource.h"
#include "text/language.h"
#include "windows/mainwindow.h"
#include "windows/scheme.h"
#include "windows/screenshots.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>

#include <algorithm>
#include <cstdio>
#include <span>
#include <string_view>

using namespace colonnade;

namespace {

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// Qt wants to know where to draw before it can read options.
bool choosePlatform(std::span<char*> arguments)
{
    const auto isAsked = [arguments](std::string_view option) {
        return std::ranges::any_of(arguments, [option](std::string_view word) { return word.starts_with(option); });
    };
    if (hasDisplay() || isAsked("-platform") || isAsked("--platform"))
        return true;
    const bool needsNone =
        isAsked("--screenshots") || isAsked("--help") || isAsked("-h") || isAsked("--version") || isAsked("-v");
    if (needsNone)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return needsNone;
}

Result<std::unique_ptr<Source>> openChoice(const SourceChoice& choice)
{
    return openSource(choice.address.toStdString());
}

/// The offscreen platform complains about each size hint of each window; everything else still gets through.
void withoutHints(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.contains(QLatin1StringView("propagateSizeHints")))
        std::fprintf(stderr, "%s\n", qPrintable(message));
}

struct Options
{
    Q_DECLARE_TR_FUNCTIONS(Options)

public:
    QString source;
    bool isSandbox = false;
    QString language;
    QString profile;
    QString screenshots;

    static Options read(const QStringList& arguments)
    {
        QCommandLineParser parser;
        parser.setApplicationDescription(
            tr("Shows how the keys of a Redis-protocol database are built, and which rules they break."));
        parser.addHelpOption();
        parser.addVersionOption();
        const QCommandLineOption sandbox(QStringLiteral("sandbox"),
                                         tr("Start a private server filled with the demo, and open it."));
        const QCommandLineOption language(QStringLiteral("lang"), tr("Language of the program: en or zh_CN."),
                                          QStringLiteral("LANGUAGE"));
        const QCommandLineOption profile(QStringLiteral("profile"),
                                         tr("Design rules: the id of a built-in profile, or a file."),
                                         QStringLiteral("ID|FILE"));
        const QCommandLineOption screenshots(
            QStringLiteral("screenshots"),
            tr("Write a picture of every view of SOURCE (the demo, if none is given) to a folder, and end."),
            QStringLiteral("DIR"));
        parser.addOptions({sandbox, language, profile, screenshots});
        parser.addPositionalArgument(QStringLiteral("SOURCE"),
                                     tr("redis://…, unix:///…, a dump file, a list of names, or demo:"),
                                     QStringLiteral("[SOURCE]"));
        parser.process(arguments);
        return {.source = parser.positionalArguments().value(0),
                .isSandbox = parser.isSet(sandbox),
                .language = parser.value(language),
                .profile = parser.value(profile),
                .screenshots = parser.value(screenshots)};
    }
};

} // namespace

int main(int argc, char** argv)
{
    if (!choosePlatform(std::span(argv, std::size_t(argc)))) {
        std::fputs("colonnade: there is no display. Use colonnade-cli, or colonnade --screenshots DIR.\n", stderr);
        return 2;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("colonnade"));
    QApplication::setApplicationDisplayName(QStringLiteral("Colonnade"));
    QApplication::setApplicationVersion(QStringLiteral(COLONNADE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("colonnade"));

    QSettings store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("colonnade"),
                    QStringLiteral("colonnade"));
    Settings settings = Settings::load(store);
    setLanguage(settings.language);
    const Options options = Options::read(QApplication::arguments());
    if (!options.language.isEmpty())
        setLanguage(options.language);

    if (!options.screenshots.isEmpty()) {
        const SourceChoice choice =
            options.source.isEmpty() ? SourceChoice::demo() : SourceChoice{.address = options.source};
        qInstallMessageHandler(withoutHints);
        Screenshots screenshots(openChoice, choice, options.screenshots);
        QObject::connect(&screenshots, &Screenshots::finished, &application, &QApplication::exit, Qt::QueuedConnection);
        screenshots.start();
        return QApplication::exec();
    }

    applyScheme(settings.scheme);
    if (!options.profile.isEmpty())
        settings.profile = options.profile;
    MainWindow window(settings, openChoice);
    window.show();
    if (options.isSandbox)
        window.open(SourceChoice::sandbox());
    else if (!options.source.isEmpty())
        window.open({.address = options.source});
    const int status = QApplication::exec();
    settings.save(store);
    return status;
}
