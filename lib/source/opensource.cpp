// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/opensource.h"

#include "source/demosource.h"
#include "source/dumpsource.h"
#include "source/format.h"
#include "source/namessource.h"
#include "source/scansource.h"
#include "source/shardedsource.h"
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

bool isAPlace(std::string_view text)
{
    return ServerAddress::isServerUrl(text) || text == "demo:" || text == "-";
}

/// One of several. What a copy left empty is read all the same: to be told beside the others.
Result<std::unique_ptr<Source>> openShard(const std::string& path)
{
    if (isAPlace(path))
        return fail(ErrorCode::BadArgument, path, "only dumps can be read together");
    const auto format = detectFormat(path);
    const bool isDump =
        format ? *format == FileFormat::Dump
               : format.error().code == ErrorCode::FileEmpty || format.error().code == ErrorCode::UnknownFormat;
    if (isDump)
        return std::make_unique<DumpSource>(path);
    if (!format)
        return std::unexpected(format.error());
    return fail(ErrorCode::BadArgument, path, "only dumps can be read together");
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

Result<std::unique_ptr<Source>> openSources(const std::vector<std::string>& texts, const SourceAccess& access)
{
    if (texts.size() == 1)
        return openSource(texts.front(), access);
    if (texts.empty() || texts.size() > ShardedSource::mostShards)
        return fail(ErrorCode::BadArgument, std::to_string(texts.size()) + " files",
                    "at most " + std::to_string(ShardedSource::mostShards) + " are read together");
    std::vector<ShardedSource::Shard> shards;
    for (const std::string& path : texts) {
        auto source = openShard(path);
        if (!source)
            return std::unexpected(source.error());
        shards.push_back({path, std::move(*source)});
    }
    return std::make_unique<ShardedSource>(std::move(shards));
}

} // namespace colonnade
