// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A dump file read in the ways that the program reads it, and by redis-check-rdb in the same run:
//
//     bench_dump PATH [RUNS]
//
// Wall and processor time, the best of each; on a busy machine the second compares better. Make a file by filling a
// private server and SAVE.

#include "rdb/dumpstream.h"
#include "rdb/rdbreader.h"
#include "sizing/keysizer.h"
#include "sizing/profilechooser.h"
#include "source/dumpsource.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <limits>
#include <print>
#include <string>

#include <sys/resource.h>

using namespace colonnade;

namespace {

double processorSeconds(int who)
{
    rusage usage{};
    getrusage(who, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Gives each key to a sizer.
class Sizing : public RdbVisitor
{
public:
    KeySizer sizer{MemoryProfile{}};
    std::uint64_t bytes = 0;

    Flow onValue(const RdbKey& key, const ValueShape& shape) override
    {
        const auto size = sizer.finish(key.name.size(), key.expiry.isAt(), shape);
        bytes += size ? size->bytes : 0;
        return Flow::Continue;
    }
};

class Choosing : public RdbVisitor
{
public:
    ProfileChooser chooser{serverModels().front()};

    Flow onValue(const RdbKey& key, const ValueShape& shape) override
    {
        chooser.addKey(key.db, key.name.size(), key.expiry.isAt(), shape);
        return Flow::Continue;
    }
};

class Nobody : public SourceSink
{
public:
    void onStart(const SourceInfo&) override {}
    void onBatch(const KeyBatch&) override {}
    void onProgress(const Progress&) override {}
};

std::uint64_t walk(const std::string& path, ShapeDetail detail, RdbVisitor& visitor, ShapeSink* sink)
{
    const auto stream = DumpStream::open(path).value();
    Cursor cursor(*stream);
    return RdbReader(cursor, visitor, detail, sink).read().keys;
}

class Bench
{
public:
    Bench(std::string path, int runs)
        : m_path(std::move(path))
        , m_runs(runs)
    {
    }

    /// `run` says how many keys it read, or 0.
    void measure(const char* title, const std::function<std::uint64_t()>& run, int who = RUSAGE_SELF)
    {
        double wall = std::numeric_limits<double>::max();
        double processor = wall;
        for (int i = 0; i < m_runs; ++i) {
            const auto start = std::chrono::steady_clock::now();
            const double before = processorSeconds(who);
            m_keys = std::max(m_keys, run());
            processor = std::min(processor, processorSeconds(who) - before);
            wall = std::min(wall, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        }
        const auto bytes = static_cast<double>(std::filesystem::file_size(m_path));
        std::println("{:<44} {:>6.3f} s wall, {:>6.3f} s processor: {:>5.2f} M keys/s, {:>5.0f} MB/s", title, wall,
                     processor, static_cast<double>(m_keys) / processor / 1e6, bytes / processor / 1e6);
    }

private:
    std::string m_path;
    int m_runs;
    std::uint64_t m_keys = 0;
};

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::println("bench_dump PATH [RUNS]");
        return 2;
    }
    const std::string path = argv[1];
    Bench bench(path, argc > 2 ? std::atoi(argv[2]) : 3);
    bench.measure("structure pass", [&] {
        RdbVisitor nobody;
        return walk(path, ShapeDetail::Sizes, nobody, nullptr);
    });
    bench.measure("structure pass, memory of each key", [&] {
        Sizing sizing;
        return walk(path, ShapeDetail::Sizes, sizing, &sizing.sizer);
    });
    bench.measure("structure pass, memory for four allocators", [&] {
        Choosing choosing;
        return walk(path, ShapeDetail::Sizes, choosing, &choosing.chooser);
    });
    bench.measure("elements, payload and memory of each key", [&] {
        Sizing sizing;
        return walk(path, ShapeDetail::Facts, sizing, &sizing.sizer);
    });
    bench.measure("the source: two passes and checksum", [&] {
        Nobody nobody;
        return DumpSource(path).read(nobody, {}, {}).value().keys;
    });
    bench.measure(
        "redis-check-rdb",
        [&] {
            if (std::system(("redis-check-rdb '" + path + "' > /dev/null").c_str()) != 0)
                std::println("redis-check-rdb failed");
            return std::uint64_t{0};
        },
        RUSAGE_CHILDREN);
}
