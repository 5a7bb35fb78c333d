// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/address.h"
#include "source/source.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Who we are and how we connect, beside what the text of a source says. Of no interest to files and the demo.
struct SourceAccess
{
    std::optional<std::string> user = {};     ///< instead of the URL's
    std::optional<std::string> password = {}; ///< instead of the URL's; so that it need not stand in a URL
    TlsOptions tls = {};
};

/// The one place that knows all sources: a URL (redis://, rediss://, unix://), `demo:`, `-` (standard input: names or a
/// dump) or the path of a file. Looks at the start of a file and connects to nothing yet; says what is wrong with the
/// text or the file: what ServerAddress::parse and detectFormat say.
[[nodiscard]] Result<std::unique_ptr<Source>> openSource(std::string_view text, const SourceAccess& access = {});

/// Several dumps as one source (shardedsource.h); of one text what openSource() says. An error besides what that says:
/// BadArgument for what is no dump, and for more files than ShardedSource takes. A file whose content is none at all
/// ends nothing: reading tells of it.
[[nodiscard]] Result<std::unique_ptr<Source>> openSources(const std::vector<std::string>& texts,
                                                          const SourceAccess& access = {});

} // namespace colonnade
