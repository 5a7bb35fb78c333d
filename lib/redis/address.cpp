// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/address.h"

#include "bytes/escape.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::array supportedSchemes{"redis"sv, "rediss"sv, "unix"sv};
constexpr std::array laterSchemes{"redis+cluster"sv, "rediss+cluster"sv, "redis+sentinel"sv, "rediss+sentinel"sv};

struct Parts
{
    std::string_view scheme;
    std::string_view login; // without the '@'
    bool hasLogin = false;
    std::string_view place; // host:port/db or a path, with the query
};

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

bool isPlain(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || "-._~/"sv.contains(c);
}

std::string percentEncoded(std::string_view text, std::string_view alsoPlain = {})
{
    constexpr auto digits = "0123456789ABCDEF"sv;
    std::string result;
    for (const char c : text) {
        if (isPlain(c) || alsoPlain.contains(c)) {
            result += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            result += {'%', digits[byte >> 4U], digits[byte & 15U]};
        }
    }
    return result;
}

std::optional<std::string> percentDecoded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += text[i];
            continue;
        }
        const auto byte = fromHex(text.substr(i + 1, 2));
        if (!byte || byte->size() != 1)
            return std::nullopt;
        result += *byte;
        i += 2;
    }
    return result;
}

template<typename Number>
std::optional<Number> numberFrom(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

/// The last '@' ends the login: hosts and database numbers have none, and people do not always encode passwords.
Parts split(std::string_view url)
{
    const std::size_t colon = url.find("://");
    Parts parts{.scheme = url.substr(0, colon), .login = {}, .hasLogin = false, .place = url.substr(colon + 3)};
    // A path may hold an '@' of its own.
    const std::size_t at = parts.place.starts_with('/')    ? std::string_view::npos
                           : lower(parts.scheme) == "unix" ? parts.place.rfind("@/")
                                                           : parts.place.rfind('@');
    if (at != std::string_view::npos) {
        parts.login = parts.place.substr(0, at);
        parts.hasLogin = true;
        parts.place.remove_prefix(at + 1);
    }
    return parts;
}

/// For errors: what was typed, without what may be a password.
std::string withoutSecrets(const Parts& parts)
{
    std::string result(parts.scheme);
    result += "://";
    if (parts.hasLogin) {
        const std::size_t colon = parts.login.find(':');
        result += parts.login.substr(0, colon);
        result += colon == std::string_view::npos ? "@" : ":***@";
        result += parts.place;
        return result;
    }
    // Somebody forgot the host: what stands where the port belongs may be the password.
    const std::size_t bracket = parts.place.starts_with('[') ? parts.place.find(']') : 0;
    const std::size_t colon = parts.place.find(':', std::min(bracket, parts.place.size()));
    const std::string_view port = colon == std::string_view::npos ? "0" : parts.place.substr(colon + 1);
    if (parts.place.starts_with('/') || numberFrom<std::uint16_t>(port.substr(0, port.find_first_of("/?"))))
        return result.append(parts.place);
    return result.append(parts.place.substr(0, colon)).append(":***");
}

std::string_view takeHost(std::string_view& authority)
{
    std::size_t end = std::min(authority.find(':'), authority.size());
    std::string_view host = authority.substr(0, end);
    if (authority.starts_with('[')) { // IPv6
        end = authority.find(']');
        if (end == std::string_view::npos)
            return {};
        host = authority.substr(1, end - 1);
        ++end;
    }
    authority.remove_prefix(end);
    return host;
}

/// Each of these fills a part of the address and returns what is wrong with it, or nothing.
std::string_view readLogin(const Parts& parts, ServerAddress& address)
{
    const std::size_t colon = parts.login.find(':');
    const auto user = percentDecoded(parts.login.substr(0, colon));
    const auto password =
        colon == std::string_view::npos ? std::string() : percentDecoded(parts.login.substr(colon + 1));
    if (!user || !password)
        return "the user or the password has a '%' without two hexadecimal digits; '%' itself is written '%25'";
    address.user = *user;
    address.password = *password;
    return {};
}

std::string_view readQuery(std::string_view query, ServerAddress& address)
{
    if (query.empty())
        return {};
    const auto db = query.starts_with("db=") ? numberFrom<std::uint32_t>(query.substr(3)) : std::nullopt;
    if (!db)
        return "after '?' only db=NUMBER is understood";
    address.db = *db;
    return {};
}

std::string_view readSocket(std::string_view place, ServerAddress& address)
{
    const std::size_t question = std::min(place.find('?'), place.size());
    const auto path = percentDecoded(place.substr(0, question));
    if (!path || !path->starts_with('/') || path->size() < 2)
        return "a socket is named by its whole path: unix:///path/to.sock";
    if (path->contains('\0'))
        return "a path holds no zero byte";
    address.socketPath = *path;
    return readQuery(place.substr(std::min(question + 1, place.size())), address);
}

std::string_view readHost(std::string_view place, ServerAddress& address)
{
    const std::size_t question = std::min(place.find('?'), place.size());
    const std::string_view query = place.substr(std::min(question + 1, place.size()));
    place = place.substr(0, question);
    const std::size_t slash = std::min(place.find('/'), place.size());
    std::string_view authority = place.substr(0, slash);
    const std::string_view path = place.substr(std::min(slash + 1, place.size()));

    const auto host = percentDecoded(takeHost(authority));
    if (!host || host->empty() || host->contains('\0'))
        return "the host is missing";
    address.host = *host;
    if (!authority.empty()) {
        const auto port = authority.starts_with(':') ? numberFrom<std::uint16_t>(authority.substr(1)) : std::nullopt;
        if (!port || *port == 0)
            return "the port is not a number from 1 to 65535 (an IPv6 address stands in brackets)";
        address.port = *port;
    }
    if (!path.empty()) {
        const auto db = numberFrom<std::uint32_t>(path);
        if (!db)
            return "the database after '/' is not a number";
        address.db = *db;
    }
    return readQuery(query, address);
}

} // namespace

bool ServerAddress::isServerUrl(std::string_view text)
{
    const std::size_t colon = text.find("://");
    if (colon == std::string_view::npos)
        return false;
    const std::string scheme = lower(text.substr(0, colon));
    return std::ranges::contains(supportedSchemes, scheme) || std::ranges::contains(laterSchemes, scheme);
}

Result<ServerAddress> ServerAddress::parse(std::string_view url)
{
    if (!isServerUrl(url))
        return fail(ErrorCode::BadAddress, std::string(url.substr(0, url.find(':'))),
                    "an address starts with redis://, rediss:// or unix://");
    const Parts parts = split(url);
    const std::string scheme = lower(parts.scheme);
    if (std::ranges::contains(laterSchemes, scheme))
        return fail(ErrorCode::UnsupportedFormat, withoutSecrets(parts),
                    scheme.ends_with("cluster") ? "it opens single servers, not clusters"
                                                : "it asks no sentinels: give the address of the server itself");

    ServerAddress address;
    address.tls = scheme == "rediss";
    std::string_view wrong = readLogin(parts, address);
    if (wrong.empty())
        wrong = scheme == "unix" ? readSocket(parts.place, address) : readHost(parts.place, address);
    if (!wrong.empty())
        return fail(ErrorCode::BadAddress, withoutSecrets(parts), std::string(wrong));
    return address;
}

std::string ServerAddress::displayText() const
{
    const std::string login = user.empty() ? std::string() : percentEncoded(user) + '@';
    if (!socketPath.empty()) {
        const std::string query = db == 0 ? std::string() : "?db=" + std::to_string(db);
        return "unix://" + login + percentEncoded(socketPath) + query;
    }
    const std::string place = host.contains(':') ? '[' + percentEncoded(host, ":") + ']' : percentEncoded(host);
    return (tls ? "rediss://" : "redis://") + login + place + ':' + std::to_string(port) + '/' + std::to_string(db);
}

} // namespace colonnade
