// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The built-in demo: time to read all of its facts, which are measured on the values; best of five.

#include "source/demosource.h"
#include "source/valuereader.h"
#include "support/collectingsink.h"

#include <algorithm>
#include <chrono>
#include <print>

using namespace colonnade;

int main()
{
    using Timer = std::chrono::steady_clock;
    double best = 1e9;
    std::size_t keys = 0;
    for (int i = 0; i < 5; ++i) {
        test::CollectingSink sink;
        const auto start = Timer::now();
        const auto summary = DemoSource().read(sink, {}, {});
        best = std::min(best, std::chrono::duration<double, std::milli>(Timer::now() - start).count());
        keys = summary ? sink.keys.size() : 0;
    }
    std::println("demo: {} keys read in {:.0f} ms", keys, best);
    return keys > 0 ? 0 : 1;
}
