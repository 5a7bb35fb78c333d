// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"

#include <QTest>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

class CommandLineTest : public QObject
{
    Q_OBJECT

private:
    Program m_program;

private Q_SLOTS:
    void version_isOneLine()
    {
        const Run run = m_program.run({u"--version"_s});
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.out, "colonnade-cli " COLONNADE_VERSION "\n");
        QVERIFY(run.err.isEmpty());
    }
    void help_listsWhatThereIsAndNothingElse()
    {
        const Run run = m_program.run({u"--help"_s});
        COMPARE_STATUS(run, 0);
        for (const char* const command : {"analyze", "lint", "inspect", "profiles"})
            QVERIFY2(run.out.contains(command), command);
        for (const char* const later : {"advise", "plan ", "apply", "diff", "operations", "html", "pdf", "replica"})
            QVERIFY2(!run.out.contains(later), later);
    }
    void commandHelp_listsItsOptions()
    {
        const Run run = m_program.run({u"analyze"_s, u"--help"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(run.out.startsWith("Usage: colonnade-cli analyze [options] SOURCE\n"));
        for (const char* const option : {"--format", "--output", "--keys", "--separator", "--depth", "--top",
                                         "--fail-on", "--max-findings", "--profile", "--match", "--type", "--db",
                                         "--limit", "--pace", "--password-env", "--tls-ca", "--lang", "--progress"})
            QVERIFY2(run.out.contains(option), option);
        for (const char* const later : {"--save", "--ssh", "html", "markdown"})
            QVERIFY2(!run.out.contains(later), later);
    }
    void wrongUsage_isStatusTwoWithASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QStringList& arguments, const QString& said) {
            QTest::newRow(name) << arguments << said;
        };
        row("nothing", {}, u"No command"_s);
        row("no command", {u"frobnicate"_s}, u"frobnicate"_s);
        row("later command", {u"plan"_s, u"split"_s, u"demo:"_s, u"a"_s}, u"plan"_s);
        row("later advise", {u"advise"_s, u"demo:"_s}, u"advise"_s);
        row("no source", {u"analyze"_s}, u"missing"_s);
        row("two sources", {u"analyze"_s, u"demo:"_s, u"two"_s}, u"two"_s);
        row("unknown option", {u"analyze"_s, u"demo:"_s, u"--frob"_s}, u"frob"_s);
        row("unknown format", {u"analyze"_s, u"demo:"_s, u"--format"_s, u"yaml"_s}, u"yaml"_s);
        row("html", {u"analyze"_s, u"demo:"_s, u"--format"_s, u"html"_s}, u"html"_s);
        row("markdown", {u"analyze"_s, u"demo:"_s, u"--format"_s, u"markdown"_s}, u"markdown"_s);
        row("pdf", {u"analyze"_s, u"demo:"_s, u"--format"_s, u"pdf"_s}, u"pdf"_s);
        row("save", {u"analyze"_s, u"demo:"_s, u"--save"_s, u"x"_s}, u"--save"_s);
        row("ssh", {u"analyze"_s, u"redis://h"_s, u"--ssh"_s, u"x"_s}, u"--ssh"_s);
        row("replica", {u"analyze"_s, u"redis://h"_s, u"--via"_s, u"replica"_s}, u"scan"_s);
        row("other way", {u"analyze"_s, u"demo:"_s, u"--via"_s, u"magic"_s}, u"magic"_s);
        row("cluster", {u"analyze"_s, u"redis+cluster://h:1"_s}, u"cluster"_s);
        row("bad address", {u"analyze"_s, u"redis://h:port"_s}, u"redis://"_s);
        row("severity", {u"lint"_s, u"-"_s, u"--fail-on"_s, u"fatal"_s}, u"fatal"_s);
        row("pace", {u"analyze"_s, u"demo:"_s, u"--pace"_s, u"0%"_s}, u"0%"_s);
        row("type", {u"analyze"_s, u"demo:"_s, u"--type"_s, u"table"_s}, u"table"_s);
        row("database", {u"analyze"_s, u"demo:"_s, u"--db"_s, u"-1"_s}, u"-1"_s);
        row("limit", {u"analyze"_s, u"demo:"_s, u"--limit"_s, u"ten"_s}, u"ten"_s);
        row("depth", {u"analyze"_s, u"demo:"_s, u"--depth"_s, u"x"_s}, u"--depth"_s);
        row("separator", {u"analyze"_s, u"demo:"_s, u"--separator"_s, u""_s}, u"empty"_s);
        row("profile", {u"analyze"_s, u"demo:"_s, u"--profile"_s, u"nobody"_s}, u"recommended"_s);
        row("password variable", {u"analyze"_s, u"demo:"_s, u"--password-env"_s, u"COLONNADE_NOT_SET"_s},
            u"COLONNADE_NOT_SET"_s);
        row("language", {u"analyze"_s, u"demo:"_s, u"--lang"_s, u"tlh"_s}, u"tlh"_s);
        row("output", {u"analyze"_s, u"demo:"_s, u"-o"_s, u"no/such/folder/x"_s}, u"no/such/folder/x"_s);
        row("progress", {u"analyze"_s, u"demo:"_s, u"--progress"_s, u"bar"_s}, u"bar"_s);
    }
    void wrongUsage_isStatusTwoWithASentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        const Run run = m_program.run(arguments);
        COMPARE_STATUS(run, 2);
        QVERIFY2(run.err.contains(said.toUtf8()), run.err.constData());
        QVERIFY2(run.out.isEmpty(), run.out.constData());
    }
    void passwords_areMaskedInEveryMessage()
    {
        for (const QString& url : {u"redis://ann:s3cret@127.0.0.1:1/0"_s, u"redis://ann:s3cret@h:port"_s,
                                   u"redis+cluster://ann:s3cret@h:1"_s, u"redis://:s3c%ret@[bad"_s}) {
            const Run run = m_program.run({u"analyze"_s, url});
            QVERIFY2(run.status == 2 || run.status == 3, run.err.constData());
            QVERIFY2(!run.err.contains("s3c"), run.err.constData());
        }
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"COLONNADE_TEST_PASSWORD"_s, u"s3cret"_s);
        const Run run =
            m_program.run({u"analyze"_s, u"redis://127.0.0.1:1"_s, u"--password-env"_s, u"COLONNADE_TEST_PASSWORD"_s},
                          {}, environment);
        COMPARE_STATUS(run, 3);
        QVERIFY(!run.err.contains("s3cret"));
    }
    void language_holdsForAllMessages()
    {
        const Run run = m_program.run({u"lint"_s, u"no-such-file"_s, u"--lang"_s, u"zh_CN"_s});
        COMPARE_STATUS(run, 3);
        QVERIFY2(QString::fromUtf8(run.err).contains(u"没有"_s) || !run.err.contains("Could not"), run.err.constData());
        const Run english = m_program.run({u"--lang=en"_s, u"lint"_s, u"no-such-file"_s});
        COMPARE_STATUS(english, 3);
        QVERIFY(english.err.contains("Could not open no-such-file"));
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "tst_commandline.moc"
