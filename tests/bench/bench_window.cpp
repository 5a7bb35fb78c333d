// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window with one million keys, in three shapes: a thousand folders of a thousand keys, one flat level, a folder
// for each id. From the moment that the data is ready: until the window is painted, until another sort order is
// painted, until the largest folder is open, until it is sorted by findings.

#include "keyspace/keyspacebuilder.h"
#include "models/treecells.h"
#include "windows/mainwindow.h"

#include <QApplication>
#include <QTreeView>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <format>
#include <print>

using namespace colonnade;

namespace {

/// What a person waits, and how long the GUI thread was busy: the second holds on a loaded machine too.
class Stopwatch
{
public:
    [[nodiscard]] std::string text() const
    {
        const std::chrono::duration<double, std::milli> waited = std::chrono::steady_clock::now() - m_start;
        return std::format("{:.0f} ms (busy {:.0f})", waited.count(), busyMs() - m_busyStart);
    }

private:
    static double busyMs()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    double m_busyStart = busyMs();
};

template<typename NameOf>
std::shared_ptr<const Analysis> analysisOf(std::uint32_t count, NameOf nameOf)
{
    KeyspaceBuilder builder;
    KeyBatch batch;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string name = nameOf(i);
        batch.add({.name = name,
                   .type = ValueType::String,
                   .elements = i % 40,
                   .valueBytes = i % 40,
                   .memoryBytes = 72 + (i * 7919U) % 4096,
                   .expiry = Expiry::never()});
        if (batch.size() == 5000) {
            builder.add(batch);
            batch.clear();
        }
    }
    builder.add(batch);
    SourceSummary summary;
    summary.complete = true;
    summary.keys = count;
    summary.info.memoryKind = MemoryKind::Measured;
    const std::shared_ptr<const Keyspace> keyspace = builder.finish();
    auto findings =
        std::make_shared<const Findings>(checkKeyspace(keyspace, Profile::load("recommended").value(), {}, {}));
    return std::make_shared<const Analysis>(summary, keyspace, std::move(findings));
}

template<typename NameOf>
void measure(const char* title, std::uint32_t count, NameOf nameOf)
{
    const std::shared_ptr<const Analysis> analysis = analysisOf(count, nameOf);
    Settings settings;
    MainWindow window(settings, [](const SourceChoice&) -> Result<std::unique_ptr<Source>> {
        return fail(ErrorCode::NotAvailable, "bench");
    });
    window.resize(1920, 1080);
    window.show();
    window.grab();
    auto* tree = window.findChild<QTreeView*>(QStringLiteral("folders"));

    Stopwatch watch;
    window.session().setAnalysis(SourceChoice::demo(), analysis, nullptr);
    window.grab();
    const std::string shown = watch.text();

    watch = {};
    tree->sortByColumn(int(TreeColumn::Memory), Qt::AscendingOrder);
    window.grab();
    const std::string sorted = watch.text();

    QModelIndex largest = tree->model()->index(0, 0);
    while (tree->model()->rowCount(largest) <= 10 && tree->model()->hasChildren(largest))
        largest = tree->model()->index(0, 0, largest);
    const int rows = tree->model()->rowCount(largest);
    tree->collapse(largest);
    watch = {};
    tree->expand(largest);
    window.grab();
    const std::string expanded = watch.text();

    watch = {};
    tree->sortByColumn(int(TreeColumn::Findings), Qt::DescendingOrder);
    window.grab();
    std::println("{:<17} {} keys: shown {}; sorted by memory {}; {} rows expanded {}; sorted by findings {}", title,
                 count, shown, sorted, rows, expanded, watch.text());
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const std::uint32_t count = argc > 1 ? std::uint32_t(std::atol(argv[1])) : 1'000'000;
    measure("k:<0-999>:<i>", count,
            [](std::uint32_t i) { return "k:" + std::to_string(i % 1000) + ":" + std::to_string(i); });
    measure("user:<i>", count, [](std::uint32_t i) { return "user:" + std::to_string(i); });
    measure("user:<i>:profile", count, [](std::uint32_t i) { return "user:" + std::to_string(i) + ":profile"; });
}
