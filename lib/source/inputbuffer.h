// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/progress.h"
#include "util/result.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>

namespace colonnade {

/// A file or standard input ("-"), read forward; shows what was read and not yet consumed. Memory: the unconsumed
/// bytes, doubled. One thread at a time.
class InputBuffer
{
public:
    /// FileNotFound, FileNotReadable, FileIsFolder or FileReadFailed.
    static Result<InputBuffer> open(const std::string& path);
    ~InputBuffer();
    InputBuffer(InputBuffer&& other) noexcept;
    InputBuffer& operator=(InputBuffer&&) = delete;

    [[nodiscard]] std::string_view unread() const
    {
        return std::string_view(m_buffer).substr(m_start, m_end - m_start);
    }
    void consume(std::size_t bytes) { m_start += bytes; }

    /// Waits for at least one more byte; false at the end of the input or when `stop` is requested. Views into
    /// unread() end here.
    Result<bool> fill(const std::stop_token& stop);

    [[nodiscard]] TimePoint modifiedAt() const { return m_modifiedAt; } ///< standard input: when it was opened

private:
    InputBuffer(int descriptor, std::string path, TimePoint modifiedAt);

    int m_descriptor;
    std::string m_path;
    TimePoint m_modifiedAt;
    std::string m_buffer;
    std::size_t m_start = 0;
    std::size_t m_end = 0;
    bool m_hasEnded = false; ///< a terminal would ask for more after its end
};

} // namespace colonnade
