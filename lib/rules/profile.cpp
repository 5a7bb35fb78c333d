// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/profile.h"

#include "rules/profilereader.h"
#include "rules/profilewriter.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::array builtInIds{"keewidb"sv,           "distributed-cache"sv, "object-field"sv,
                                "modeling-handbook"sv, "business-type-id"sv,  "recommended"sv,
                                "alibaba"sv,           "huawei-dcs"sv,        "memcached"sv};
constexpr std::size_t largestProfile = 1024 * 1024;

std::unexpected<Error> tooLarge(std::string_view name)
{
    return fail(ErrorCode::BadProfile, std::string(name), "no profile is larger than 1 MB");
}

std::string knownIds()
{
    std::string ids;
    for (const std::string_view id : builtInIds)
        ids += (ids.empty() ? "" : ", ") + std::string(id);
    return ids;
}

Result<std::string> contents(const QString& path, std::string_view name)
{
    QFile file(path);
    if (!file.exists())
        return fail(ErrorCode::FileNotFound, std::string(name), "built-in profiles: " + knownIds());
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileNotReadable, std::string(name), file.errorString().toStdString());
    // Never more than that, whatever the file says of its size: pipes and devices say nothing.
    const QByteArray json = file.read(static_cast<qint64>(largestProfile) + 1);
    if (static_cast<std::size_t>(json.size()) > largestProfile)
        return tooLarge(name);
    return json.toStdString();
}

} // namespace

Result<Profile> Profile::parse(std::string_view json, std::string_view name)
{
    if (json.size() > largestProfile)
        return tooLarge(name);
    return ProfileReader(json, name).read();
}

std::string Profile::toJson() const
{
    return profileJson(*this);
}

Result<Profile> Profile::load(std::string_view idOrPath)
{
    const QString asked = QString::fromUtf8(idOrPath.data(), static_cast<qsizetype>(idOrPath.size()));
    const bool isBuiltIn = std::ranges::contains(builtInIds, idOrPath);
    const QString path = isBuiltIn ? QStringLiteral(":/colonnade/profiles/%1.json").arg(asked) : asked;
    return contents(path, idOrPath).and_then([idOrPath](const std::string& json) { return parse(json, idOrPath); });
}

std::vector<std::string> Profile::builtIn()
{
    return {builtInIds.begin(), builtInIds.end()};
}

} // namespace colonnade
