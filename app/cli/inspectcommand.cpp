// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/inspectcommand.h"

#include "bytes/escape.h"
#include "bytes/glob.h"
#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/sourcearguments.h"
#include "report/jsonkey.h"
#include "report/outputfile.h"
#include "source/valuereader.h"
#include "text/errortext.h"
#include "text/punctuation.h"
#include "text/quantity.h"
#include "text/texttable.h"
#include "text/valuerows.h"

#include <QCoreApplication>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct InspectCommand
{
    Q_DECLARE_TR_FUNCTIONS(InspectCommand)
};

/// Keeps the key with the right name, and what the source says of itself.
class FindingSink : public SourceSink
{
public:
    explicit FindingSink(const std::string& name)
        : m_name(name)
    {
    }

    void onStart(const SourceInfo& info) override { m_info = info; }
    void onBatch(const KeyBatch& batch) override
    {
        for (std::size_t i = 0; i < batch.size() && !m_facts; ++i) {
            if (batch[i].name == m_name) {
                m_facts = batch[i];
                m_facts->name = m_name;
            }
        }
    }
    void onProgress(const Progress& /*progress*/) override {}

    [[nodiscard]] const std::optional<KeyFacts>& facts() const { return m_facts; }
    [[nodiscard]] TimePoint takenAt() const { return m_info.takenAt; }

private:
    const std::string& m_name;
    SourceInfo m_info;
    std::optional<KeyFacts> m_facts;
};

QString factsTable(const KeyFacts& facts, TimePoint takenAt)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left}, 0);
    const auto number = [&table](const QString& title, Fact fact, QString (*format)(std::uint64_t)) {
        if (fact.isKnown())
            table.addRow({title, format(fact.value())});
    };
    table.addRow({InspectCommand::tr("Key"), keyText(facts.name)});
    table.addRow({InspectCommand::tr("Database"), QString::number(facts.db)});
    QStringList type{typeText(facts.type)};
    if (facts.encoding != Encoding::Unknown)
        type += QString::fromStdString(std::string(nameOf(facts.encoding)));
    table.addRow({InspectCommand::tr("Type"), listed(type)});
    number(InspectCommand::tr("Elements"), facts.type == ValueType::String ? Fact() : facts.elements, countText);
    number(InspectCommand::tr("Value"), facts.valueBytes, exactBytesText);
    number(InspectCommand::tr("Memory"), facts.memoryBytes, exactBytesText);
    if (const auto ttl = ttlSeconds(facts.expiry, takenAt))
        table.addRow({InspectCommand::tr("Expires in"), durationText(std::chrono::seconds(*ttl))});
    else if (facts.expiry.isNever())
        table.addRow({InspectCommand::tr("Expires in"), InspectCommand::tr("never")});
    if (facts.idleSeconds.isKnown())
        table.addRow(
            {InspectCommand::tr("Not used for"), durationText(std::chrono::seconds(facts.idleSeconds.value()))});
    number(InspectCommand::tr("Access counter"), facts.frequency, countText);
    return table.text();
}

/// The rows of all pages, until `visit` has seen enough (returns false).
Result<bool> forEachPage(ValueReader& reader, const KeyFacts& facts, const std::stop_token& stop,
                         const std::function<bool(const ValuePage&)>& visit)
{
    PageRequest request;
    while (!stop.stop_requested()) {
        const auto page = reader.page(facts, request, stop);
        if (!page)
            return std::unexpected(page.error());
        if (!visit(*page) || !page->next)
            return true;
        request.cursor = *page->next;
    }
    return false;
}

void writeRaw(OutputFile& output, const ValuePage& page)
{
    for (const ValueRow& row : page.rows) {
        if (page.type == ValueType::String) {
            output.write(row.value);
            continue;
        }
        for (const std::string& part : {row.field, row.value}) {
            if (!part.empty())
                output.write(part + '\n');
        }
        for (const auto& [field, value] : row.fields)
            output.write(field + '\n' + value + '\n');
    }
}

/// All of it, or the first rows and a remark.
Result<bool> writeValue(ValueReader& reader, const KeyFacts& facts, std::optional<std::uint64_t> rows,
                        OutputFile& output, const std::stop_token& stop)
{
    std::uint64_t left = rows.value_or(0);
    return forEachPage(reader, facts, stop, [&](const ValuePage& page) {
        if (!rows) {
            writeRaw(output, page);
            return true;
        }
        const std::size_t shown = std::min<std::uint64_t>(left, page.rows.size());
        output.write(valueText(page, shown).toStdString());
        left -= shown;
        const bool isWhole = shown == page.rows.size() && !page.next;
        if (page.type == ValueType::String || left == 0) {
            if (!isWhole)
                output.write(InspectCommand::tr("… there is more; --raw writes all of it.").toStdString() + '\n');
            return false;
        }
        return true;
    });
}

ExitStatus inspect(Source& source, const std::string& name, const SourceOptions& options,
                   std::optional<std::uint64_t> rows)
{
    const Interrupt interrupt;
    FindingSink sink(name);
    const auto summary = source.read(sink, options, interrupt.token());
    if (!summary) {
        sayError(summary.error());
        return ExitStatus::Unreadable;
    }
    if (!sink.facts()) {
        if (summary->complete)
            sayError({ErrorCode::NoSuchKey, name});
        const ExitStatus status = concluding(*summary, false);
        return status == ExitStatus::Done ? ExitStatus::Unreadable : status;
    }
    auto output = OutputFile::open("-");
    if (rows)
        output->write(factsTable(*sink.facts(), sink.takenAt()).toStdString() + '\n');
    const auto whole = source.openValues().and_then([&](const std::unique_ptr<ValueReader>& reader) {
        return writeValue(*reader, *sink.facts(), rows, *output, interrupt.token());
    });
    const auto written = output->finish();
    if (!whole && whole.error().code == ErrorCode::NotAvailable && rows) {
        sayError(whole.error()); // the facts are all that there is
        return ExitStatus::Done;
    }
    if (!whole)
        sayError(whole.error());
    if (!written)
        sayError(written.error());
    if (!whole)
        return ExitStatus::Unreadable;
    return *whole && written ? ExitStatus::Done : ExitStatus::Partial;
}

} // namespace

ExitStatus inspectCommand(const QStringList& commandLine)
{
    Arguments arguments(
        u"inspect"_s, u"SOURCE KEY"_s,
        InspectCommand::tr("Shows one key: its facts and its value.\n\n"
                           "KEY is written as everywhere in the output: \\xFF is a byte, \\\\ a backslash."));
    arguments.addOption(u"raw"_s, InspectCommand::tr("Write nothing but the bytes of the value, all of them."));
    arguments.addOption(u"decode"_s, InspectCommand::tr("How to show the value: auto."), u"HOW"_s, u"auto"_s);
    arguments.addOption(u"rows"_s, InspectCommand::tr("How many elements to show."), u"N"_s, u"100"_s);
    arguments.addOption(u"db"_s, InspectCommand::tr("The database of the key."), u"N"_s);
    addAccessOptions(arguments);
    if (const auto end = arguments.parse(commandLine, 2, 2))
        return *end;

    const SourceAccess access = accessFrom(arguments);
    (void)arguments.choice<int>(u"decode"_s, {{u"auto"_s, 0}});
    constexpr std::uint64_t most = 1'000'000'000;
    std::optional<std::uint64_t> rows =
        arguments.isSet(u"rows"_s) ? arguments.number(u"rows"_s, 1, most).value_or(1) : 100;
    if (arguments.isSet(u"raw"_s))
        rows.reset();
    SourceOptions options;
    if (const auto db = arguments.number(u"db"_s, 0, std::numeric_limits<std::uint32_t>::max()))
        options.db = static_cast<std::uint32_t>(*db);
    const auto name = unescaped(arguments.positional().at(1).toStdString());
    if (!name)
        arguments.complain(errorText(name.error()).whole());
    if (const auto end = arguments.complaint())
        return *end;

    options.match = escapedForGlob(*name);
    auto source = openNamed(arguments.positional().at(0), access, arguments.command());
    if (!source)
        return source.error();
    return inspect(**source, *name, options, rows);
}

} // namespace colonnade
