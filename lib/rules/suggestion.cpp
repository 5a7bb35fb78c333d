// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/suggestion.h"

#include "bytes/placeholders.h"
#include "rules/joints.h"
#include "rules/redundantwords.h"
#include "rules/ruletable.h"
#include "rules/typeword.h"

#include <algorithm>
#include <vector>

namespace colonnade {

namespace {

/// Longer names hold payloads; nobody renames them by hand.
constexpr std::size_t longestName = 1024;

class Mender
{
public:
    Mender(const KeyFacts& facts, const CheckSetup& setup)
        : m_facts(facts)
        , m_setup(setup)
    {
    }

    std::optional<std::string> mended()
    {
        std::string_view rest = m_facts.name;
        const NameView whole(rest, separator());
        std::string kept; // an allowed hash tag stays as it is, and so does what stands before it
        if (m_setup.bracesAreTag(whole) && m_setup.hashTagsAllowed()) {
            const std::size_t end = rest.find('}') + 1;
            if (!rest.substr(end).starts_with(separator()))
                return {};
            kept = rest.substr(0, end);
            rest.remove_prefix(end + separator().size());
        }
        const NameView view(rest, separator(), m_setup.idPins);
        for (const NameView::Segment& segment : view.segments()) {
            if (!addSegment(segment, whole.hasNamespace()))
                return {};
        }
        if (kept.empty() && !m_levels.empty())
            stripStart(m_levels.front());
        std::erase(m_levels, std::string());
        std::string name = withoutRepeats(joined(std::move(kept)));
        setTypeWord(name);
        return name;
    }

private:
    [[nodiscard]] std::string_view separator() const { return m_setup.profile.separator; }
    [[nodiscard]] bool isBad(char byte) const
    {
        return m_setup.forbidden.has(byte) || m_setup.outsideCharset.has(byte);
    }

    bool addSegment(const NameView::Segment& segment, bool hasNamespace)
    {
        std::string text(segment.text);
        if (segment.isId() && !mayHoldJoints(segment, hasNamespace)) {
            if (segment.id == IdKind::Uuid || segment.id == IdKind::Date)
                std::erase_if(text, [this](char byte) { return byte == '-' && isBad(byte); });
            m_levels.push_back(text);
            return std::ranges::none_of(text, [this](char byte) { return isBad(byte); });
        }
        std::ranges::replace_if(text, [this](char byte) { return isBad(byte); }, '_');
        NamePart before;
        std::string level;
        forEachPart(text, [&](const NamePart& part) {
            if (part.joint != '\0') {
                // Without any separator there is nothing else to make levels of.
                if (!hasNamespace || isLevelJoint(before, part, hasNamespace, false))
                    m_levels.push_back(std::exchange(level, {}));
                else
                    level += '.';
            }
            level += part.id == IdKind::None ? withoutCaseChanges(part.text) : std::string(part.text);
            before = part;
        });
        m_levels.push_back(level);
        return true;
    }

    static std::string withoutCaseChanges(std::string_view part)
    {
        if (caseChange(part) == std::string_view::npos)
            return std::string(part);
        std::string result;
        forEachWord(part,
                    [&result](std::string_view word) { result += (result.empty() ? "" : ".") + std::string(word); });
        std::ranges::transform(result, result.begin(), [](char c) {
            return classOf(c) == ByteClass::Upper ? static_cast<char>(c + ('a' - 'A')) : c;
        });
        return result;
    }

    static void stripStart(std::string& first)
    {
        const auto isLetter = [](char byte) { return (classOf(byte) & ByteClass::Letter) != 0; };
        if (idKindOf(first) == IdKind::None)
            first.erase(first.begin(), std::ranges::find_if(first, isLetter));
    }

    [[nodiscard]] std::string joined(std::string name) const
    {
        for (const std::string& level : m_levels) {
            if (!name.empty())
                name += separator();
            name += level;
        }
        return name;
    }

    [[nodiscard]] std::string withoutRepeats(std::string name) const
    {
        while (true) {
            const NameView view(name, separator(), m_setup.idPins);
            const std::vector<RedundantWord> words = redundantWords(view);
            if (words.empty())
                return name;
            const std::string_view segment = view.segments()[words.back().segment].text;
            const std::string_view word = words.back().text;
            const auto offset = static_cast<std::size_t>(word.data() - name.data());
            if (word.size() == segment.size())
                name.erase(offset - separator().size(), word.size() + separator().size()); // never the first segment
            else if (!words.back().hasJoint)
                name.erase(offset, word.size());
            else if (word.data() == segment.data())
                name.erase(offset, word.size() + 1);
            else
                name.erase(offset - 1, word.size() + 1);
        }
    }

    void setTypeWord(std::string& name) const
    {
        const ValueType type = m_facts.type;
        if (type == ValueType::Unknown || type == ValueType::Module)
            return;
        const Profile::TypeWord place = m_setup.profile.typeWord;
        std::vector<std::string> levels;
        forEachSegment(name, separator(), [&levels](std::string_view text, std::size_t) { levels.emplace_back(text); });
        const std::size_t at = place == Profile::TypeWord::Second ? 1 : levels.size() - 1;
        if (at > 0 && at < levels.size() && isTypeWord(levels[at])) {
            if (!typeWordFits(levels[at], type))
                levels[at] = nameOf(type);
        } else if (place == Profile::TypeWord::Second) {
            levels.insert(levels.begin() + 1, std::string(nameOf(type)));
        } else if (place == Profile::TypeWord::Last) {
            levels.emplace_back(nameOf(type));
        }
        name.clear();
        for (const std::string& level : levels)
            name += (&level == &levels.front() ? std::string() : std::string(separator())) + level;
    }

    const KeyFacts& m_facts;
    const CheckSetup& m_setup;
    std::vector<std::string> m_levels;
};

/// Whether no name rule says more than an info. A list of bare names has no types, so nobody could add their words.
bool isClean(const KeyFacts& facts, const CheckSetup& setup)
{
    const NameView view(facts, setup.profile.separator, setup.idPins);
    return std::ranges::none_of(ruleTable(), [&](const Rule& rule) {
        if (rule.scope != RuleScope::Name || !setup.profile.setting(rule.id).enabled ||
            (rule.id == RuleId::NameTypeSuffix && facts.type == ValueType::Unknown))
            return false;
        const std::optional<Severity> hit = rule.checkKey({view, facts, setup}, nullptr);
        return hit && *hit >= Severity::Warning;
    });
}

/// A template whose placeholders are numbers while it is mended: each one different, so that they are found again.
class FilledTemplate
{
public:
    explicit FilledTemplate(std::string_view name)
    {
        std::size_t end = 0;
        for (const Placeholder& placeholder : placeholdersOf(name)) {
            m_filled += name.substr(end, placeholder.offset - end);
            m_numbers.push_back((m_filled.empty() ? "U" : "") + std::to_string(firstNumber + m_numbers.size()));
            m_filled += m_numbers.back();
            m_texts.emplace_back(name.substr(placeholder.offset, placeholder.length));
            end = placeholder.offset + placeholder.length;
        }
        m_filled += name.substr(end);
    }

    [[nodiscard]] const std::string& filled() const { return m_filled; }

    /// The template again, or nothing when a placeholder got lost.
    [[nodiscard]] std::optional<std::string> back(std::string mended) const
    {
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            const std::size_t at = mended.find(m_numbers[i]);
            if (at == std::string::npos || mended.find(m_numbers[i], at + 1) != std::string::npos)
                return {};
            mended.replace(at, m_numbers[i].size(), m_texts[i]);
        }
        return mended;
    }

private:
    static constexpr std::uint64_t firstNumber = 900'000'000'001; // nobody writes such ids in a template

    std::string m_filled;
    std::vector<std::string> m_numbers;
    std::vector<std::string> m_texts;
};

std::optional<std::string> mended(const KeyFacts& facts, const CheckSetup& setup)
{
    if (!facts.isTemplate)
        return Mender(facts, setup).mended();
    const FilledTemplate filled(facts.name);
    KeyFacts real = facts;
    real.name = filled.filled();
    std::optional<std::string> name = Mender(real, setup).mended();
    return name ? filled.back(std::move(*name)) : name;
}

} // namespace

std::optional<std::string> suggestedName(const KeyFacts& facts, const CheckSetup& setup)
{
    if (facts.name.empty() || facts.name.size() > longestName)
        return {};
    std::optional<std::string> name = mended(facts, setup);
    if (!name || name->empty() || *name == facts.name)
        return {};
    KeyFacts renamed = facts;
    renamed.name = *name;
    if (!isClean(renamed, setup))
        return {};
    return name;
}

} // namespace colonnade
