// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/opensource.h"

#include "source/demosource.h"
#include "source/dumpsource.h"
#include "source/format.h"
#include "source/namessource.h"
#include "source/scansource.h"
#include "source/standardinput.h"

namespace colonnade {

namespace {

Result<std::unique_ptr<Source>> openServer(std::string_view url, const SourceAccess& access)
{
    auto address = ServerAddress::parse(url);
    if (!address)
        return std::unexpected(address.error());
    address->user = access.user.value_or(address->user);
    address->password = access.password.value_or(address->password);
    address->tlsOptions = access.tls;
    return std::make_unique<ScanSource>(std::move(*address));
}

Result<std::unique_ptr<Source>> openFile(const std::string& path)
{
    const auto format = detectFormat(path);
    if (!format)
        return std::unexpected(format.error());
    if (*format == FileFormat::Dump)
        return std::make_unique<DumpSource>(path);
    return std::make_unique<NamesSource>(path, *format);
}

} // namespace

Result<std::unique_ptr<Source>> openSource(std::string_view text, const SourceAccess& access)
{
    if (ServerAddress::isServerUrl(text))
        return openServer(text, access);
    if (text == "demo:")
        return std::make_unique<DemoSource>();
    if (text == "-")
        return std::make_unique<StandardInput>();
    return openFile(std::string(text));
}

} // namespace colonnade
