// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/standardinput.h"

#include "source/dumpsource.h"
#include "source/namessource.h"
#include "source/valuereader.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace colonnade {

namespace {

const std::string name = "-";

bool isFile()
{
    struct stat status{};
    return ::fstat(STDIN_FILENO, &status) == 0 && S_ISREG(status.st_mode);
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return true;
}

Result<void> copyTo(int descriptor, InputBuffer& input, const std::stop_token& stop)
{
    for (;;) {
        if (!writeAll(descriptor, input.unread()))
            return fail(ErrorCode::FileWriteFailed, name, std::strerror(errno));
        input.consume(input.unread().size());
        const Result<bool> filled = input.fill(stop);
        if (!filled)
            return std::unexpected(filled.error());
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, name);
        if (!*filled)
            return {};
    }
}

std::string pathOf(int descriptor)
{
    return "/proc/self/fd/" + std::to_string(descriptor);
}

} // namespace

StandardInput::StandardInput() = default;

StandardInput::~StandardInput()
{
    if (m_copy >= 0)
        ::close(m_copy);
}

Result<SourceSummary> StandardInput::read(SourceSink& sink, const SourceOptions& options, std::stop_token stop)
{
    constexpr std::size_t enoughToTell = 4096;
    auto input = InputBuffer::open(name);
    if (!input)
        return std::unexpected(input.error());
    while (input->unread().size() < enoughToTell) {
        const Result<bool> filled = input->fill(stop);
        if (!filled)
            return std::unexpected(filled.error());
        if (!*filled)
            break;
    }
    const Result<FileFormat> format = formatOf(name, input->unread().substr(0, enoughToTell));
    if (format != FileFormat::Dump) {
        m_source = std::make_unique<NamesSource>(std::move(*input));
        return m_source->read(sink, options, stop);
    }
    int file = STDIN_FILENO;
    if (!isFile()) {
        std::error_code failure;
        const std::filesystem::path folder = std::filesystem::temp_directory_path(failure);
        m_copy = file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (file < 0)
            return fail(ErrorCode::FileWriteFailed, folder.string(), std::strerror(errno));
        if (const Result<void> copied = copyTo(file, *input, stop); !copied)
            return std::unexpected(copied.error());
    }
    m_source = std::make_unique<DumpSource>(pathOf(file), name);
    return m_source->read(sink, options, stop);
}

Result<std::unique_ptr<ValueReader>> StandardInput::openValues()
{
    if (!m_source)
        return fail(ErrorCode::NotAvailable, name);
    return m_source->openValues();
}

} // namespace colonnade
