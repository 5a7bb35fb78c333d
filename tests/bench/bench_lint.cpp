// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What `colonnade-cli lint` does with one million names in a text file: read them; read and check them; read, check and
// write JSON with messages. One name in ten breaks rules, then every name does. Wall time and processor time.

#include "report/lint.h"
#include "source/namessource.h"
#include "text/language.h"
#include "text/reportsentences.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <print>

using namespace colonnade;

namespace {

class IgnoringSink : public SourceSink
{
public:
    void onStart(const SourceInfo& /*info*/) override {}
    void onBatch(const KeyBatch& /*batch*/) override {}
    void onProgress(const Progress& /*progress*/) override {}
};

std::string writtenList(const QTemporaryDir& folder, int count, int badEvery)
{
    QByteArray list;
    for (int i = 0; i < count; ++i) {
        const QByteArray id = QByteArray::number(100'000 + i);
        list += i % badEvery == 0 ? "cx:orderdb:orderdb_order_info:" + id + '\n'
                                  : "cx:orderdb:order:" + id + ":detail:hash\n";
    }
    QFile file(folder.filePath(QStringLiteral("names.txt")));
    if (!file.open(QIODevice::WriteOnly) || file.write(list) != list.size())
        std::abort();
    return file.fileName().toStdString();
}

template<typename Work>
void measure(const char* title, Work work)
{
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t processor = std::clock();
    const std::string result = work();
    const double used = double(std::clock() - processor) / CLOCKS_PER_SEC;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    std::println("  {:<24} {:.2f} s, {:.2f} s of processor time, {}", title, passed.count(), used, result);
}

std::string linted(const std::string& path, const Profile& profile, const LintFormat& format)
{
    std::size_t bytes = 0;
    LintSink sink(profile, format, [&bytes](std::string_view text) { bytes += text.size(); });
    (void)NamesSource(path).read(sink, {}, {});
    std::uint64_t findings = 0;
    for (const std::uint64_t count : sink.totals().byRule)
        findings += count;
    return std::format("{} names, {} findings, {:.0f} MB written", sink.totals().names, findings, double(bytes) / 1e6);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    setLanguage(QStringLiteral("en"));
    const int count = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    const QTemporaryDir folder;
    const Profile profile = Profile::load("recommended").value();
    const ReportWords words = reportSentences();
    for (const int badEvery : {10, 1}) {
        const std::string path = writtenList(folder, count, badEvery);
        std::println("{} names, one in {} breaks rules", count, badEvery);
        measure("read", [&] {
            IgnoringSink sink;
            return std::format("{} names", NamesSource(path).read(sink, {}, {})->keys);
        });
        measure("read and check", [&] { return linted(path, profile, {}); });
        measure("read, check, write JSON", [&] {
            return linted(path, profile, [&](std::string& out, const LintedName& name) {
                appendLintJson(out, name, profile.id, words);
            });
        });
    }
}
