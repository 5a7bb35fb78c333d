// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/csvfinding.h"

#include "bytes/escape.h"
#include "report/csvcell.h"

namespace colonnade {

void appendCsvFinding(std::string& out, const Finding& finding, std::string_view profile, std::string_view message,
                      bool isMuted)
{
    out += nameOf(finding.rule);
    out += ',';
    out += nameOf(finding.severity);
    out += ',';
    out += nameOf(finding.scope);
    out += ',';
    appendCsvCell(out, escaped(finding.subject));
    out += ',' + toHex(finding.subject) + ',' + std::to_string(finding.db) + ',';
    appendCsvCell(out, profile);
    out += ',';
    appendCsvCell(out, message);
    out += ',';
    if (finding.evidence.suggestion)
        appendCsvCell(out, escaped(*finding.evidence.suggestion));
    out += ',';
    if (finding.evidence.wastedBytes)
        out += std::to_string(*finding.evidence.wastedBytes);
    out += isMuted ? ",true\n" : ",false\n";
}

} // namespace colonnade
