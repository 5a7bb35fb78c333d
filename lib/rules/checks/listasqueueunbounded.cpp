// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/joints.h"

#include <algorithm>

namespace colonnade {

namespace {

bool equalIgnoringCase(std::string_view one, std::string_view other)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
    return std::ranges::equal(one, other, {}, lower, lower);
}

/// "queue" is in the list for "Queue" and "queues" too.
bool isQueueWord(std::string_view word, const std::vector<std::string>& words)
{
    const auto isThis = [word](const std::string& known) {
        return equalIgnoringCase(word, known) || (word.size() == known.size() + 1 && (word.back() | 0x20) == 's' &&
                                                  equalIgnoringCase(word.substr(0, known.size()), known));
    };
    return std::ranges::any_of(words, isThis);
}

/// The first word of the name that says queue; camelCase is taken apart.
std::string_view queueWord(const NameView& name, const std::vector<std::string>& words)
{
    std::string_view found;
    for (const NameView::Segment& segment : name.segments()) {
        forEachPart(segment.text, [&](const NamePart& part) {
            std::string_view rest = part.text;
            while (found.empty() && !rest.empty()) {
                const std::string_view word = rest.substr(0, caseChange(rest));
                if (isQueueWord(word, words))
                    found = word;
                rest.remove_prefix(word.size());
            }
        });
    }
    return found;
}

} // namespace

std::optional<Severity> checkListAsQueueUnbounded(const CheckInput& input, Evidence* evidence)
{
    const Profile& profile = input.setup.profile;
    const KeyFacts& facts = input.facts;
    if (facts.type != ValueType::List || !facts.expiry.isNever() || facts.elements.valueOr(0) <= profile.queueElements)
        return {};
    const std::string_view word = queueWord(NameView(facts.name, profile.separator), profile.queueWords);
    if (word.empty() && !profile.queueWords.empty())
        return {};
    if (evidence) {
        evidence->measured = {{"elements", facts.elements.value()}, {"expiry", std::string("never")}};
        if (!word.empty())
            evidence->measured.push_back({"queue_word", std::string(word)});
        evidence->threshold = {{"elements", profile.queueElements}};
    }
    return input.severity(RuleId::ListAsQueueUnbounded);
}

} // namespace colonnade
