// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/errortext.h"

#include "text/filereason.h"
#include "text/quantity.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <utility>

namespace colonnade {

namespace {

struct ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(ErrorWords)
};

enum class Place { None, Byte, Line };

struct Words
{
    ErrorCode code;
    const char* what; ///< %1: the subject
    const char* remedy;
    Place place = Place::None;
};

// In the order of ErrorCode.
constexpr std::array words{
    Words{ErrorCode::FileNotFound, QT_TRANSLATE_NOOP("ErrorWords", "Could not open %1: there is no such file."),
          QT_TRANSLATE_NOOP("ErrorWords", "Check the path and its spelling.")},
    Words{ErrorCode::FileNotReadable, QT_TRANSLATE_NOOP("ErrorWords", "Could not open %1: no permission to read it."),
          QT_TRANSLATE_NOOP("ErrorWords", "Ask its owner for read permission, or copy it to a place of your own.")},
    Words{ErrorCode::FileIsFolder, QT_TRANSLATE_NOOP("ErrorWords", "Could not open %1: it is a folder."),
          QT_TRANSLATE_NOOP("ErrorWords", "Name a file in it.")},
    Words{
        ErrorCode::FileEmpty, QT_TRANSLATE_NOOP("ErrorWords", "There is nothing to read in %1: it is empty."),
        QT_TRANSLATE_NOOP("ErrorWords", "Make the file again; a dump that is still being written is empty at first.")},
    Words{ErrorCode::FileReadFailed,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not read %1: the system reported a failure."),
          QT_TRANSLATE_NOOP("ErrorWords", "Check the disk or the network share, then try again.")},
    Words{ErrorCode::FileWriteFailed, QT_TRANSLATE_NOOP("ErrorWords", "Could not write %1."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "Check that the folder exists, that you may write there, and that the disk has room.")},
    Words{ErrorCode::UnknownFormat,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not read %1: it is neither a dump nor a list of key names."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "Give a dump (.rdb), a text file with one key name a line, CSV, TSV or JSON lines.")},
    Words{ErrorCode::UnsupportedFormat,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not read %1: this version does not read its format."),
          QT_TRANSLATE_NOOP("ErrorWords", "Try a newer version of Colonnade, or another kind of source.")},
    Words{ErrorCode::Truncated, QT_TRANSLATE_NOOP("ErrorWords", "Could not read all of %1: it ends in the middle."),
          QT_TRANSLATE_NOOP("ErrorWords", "The copy is probably incomplete: compare the sizes and copy it again."),
          Place::Byte},
    Words{ErrorCode::Damaged, QT_TRANSLATE_NOOP("ErrorWords", "Could not read all of %1: its content is damaged."),
          QT_TRANSLATE_NOOP("ErrorWords", "Copy it again, or let the server write a new one."), Place::Byte},
    Words{ErrorCode::ChecksumMismatch,
          QT_TRANSLATE_NOOP("ErrorWords", "The checksum of %1 is wrong: it changed after it was written."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "Do not trust single values; copy the file again, or let the server write a new one."),
          Place::Byte},
    Words{ErrorCode::NewerVersion,
          QT_TRANSLATE_NOOP("ErrorWords", "%1 was written by a newer server than this version knows."),
          QT_TRANSLATE_NOOP("ErrorWords", "What could be read counts; a newer version of Colonnade may read more.")},
    Words{ErrorCode::MoreBehindEnd,
          QT_TRANSLATE_NOOP("ErrorWords", "%1 goes on after the end of the dump; that part was not read."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "In an append-only file these are later changes: let the server write a fresh dump."),
          Place::Byte},
    Words{ErrorCode::CommandsNotApplied,
          QT_TRANSLATE_NOOP("ErrorWords", "%1 goes on with later changes, which were not applied to its keys."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "The keys are as they were when the dump was written; for today's, save a fresh dump.")},
    Words{ErrorCode::RefusedByServer, QT_TRANSLATE_NOOP("ErrorWords", "%1 holds something that no server would load."),
          QT_TRANSLATE_NOOP("ErrorWords", "Let the server write a new dump, or copy the file again."), Place::Byte},
    Words{ErrorCode::ManyDatabases,
          QT_TRANSLATE_NOOP("ErrorWords", "%1 has keys in databases that a server does not have by itself."),
          QT_TRANSLATE_NOOP("ErrorWords", "Before loading it, set that number of databases in the server's settings.")},
    Words{ErrorCode::LimitExceeded,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not read all of %1: it announces a size that cannot be real."),
          QT_TRANSLATE_NOOP("ErrorWords", "It is probably damaged: copy it again, or let the server write a new one."),
          Place::Byte},
    Words{ErrorCode::BadAddress, QT_TRANSLATE_NOOP("ErrorWords", "Could not understand the address %1."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "Write it like redis://host:6379/0, rediss://host:6380 or unix:///path/to.sock.")},
    Words{ErrorCode::BadArgument, QT_TRANSLATE_NOOP("ErrorWords", "Could not understand %1."),
          QT_TRANSLATE_NOOP("ErrorWords", "See --help for what is possible.")},
    Words{ErrorCode::BadProfile, QT_TRANSLATE_NOOP("ErrorWords", "Could not use the profile %1."),
          QT_TRANSLATE_NOOP("ErrorWords", "Correct it, or choose one of the built-in profiles."), Place::Line},
    Words{ErrorCode::BadMutes, QT_TRANSLATE_NOOP("ErrorWords", "Could not use the mutes of %1."),
          QT_TRANSLATE_NOOP("ErrorWords", "Correct the file; until then nothing is muted."), Place::Line},
    Words{
        ErrorCode::BadEscape, QT_TRANSLATE_NOOP("ErrorWords", "Could not understand the key name %1."),
        QT_TRANSLATE_NOOP("ErrorWords", "After a backslash write another one, or x and two hexadecimal digits: \\xFF."),
        Place::Byte},
    Words{ErrorCode::MissingColumn, QT_TRANSLATE_NOOP("ErrorWords", "Could not read %1: a column is missing."),
          QT_TRANSLATE_NOOP("ErrorWords", "The first line must name the columns, and one of them must be \"name\"."),
          Place::Line},
    Words{ErrorCode::BadLine, QT_TRANSLATE_NOOP("ErrorWords", "Skipped a line of %1."),
          QT_TRANSLATE_NOOP("ErrorWords", "Correct it if its key should count."), Place::Line},
    Words{ErrorCode::HostNotFound, QT_TRANSLATE_NOOP("ErrorWords", "Could not connect to %1: no such host."),
          QT_TRANSLATE_NOOP("ErrorWords", "Check the name, the name service and the VPN.")},
    Words{ErrorCode::ConnectionRefused,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not connect to %1: nobody answers there."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "Check that the server runs, that the port is right and that no firewall is in between.")},
    Words{ErrorCode::ConnectionLost, QT_TRANSLATE_NOOP("ErrorWords", "The connection to %1 broke."),
          QT_TRANSLATE_NOOP("ErrorWords", "Check that the server still runs, then try again.")},
    Words{
        ErrorCode::TimedOut, QT_TRANSLATE_NOOP("ErrorWords", "%1 did not answer in time."),
        QT_TRANSLATE_NOOP("ErrorWords", "The server may be busy with a slow command: try again, or at a slower pace.")},
    Words{ErrorCode::TlsFailed, QT_TRANSLATE_NOOP("ErrorWords", "Could not set up an encrypted connection to %1."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "Check that the port speaks TLS, and the certificates and the host name in them.")},
    Words{ErrorCode::LoginRequired,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not log in to %1: the server asks for a password."),
          QT_TRANSLATE_NOOP("ErrorWords", "Give a password, and a user name if the server has users.")},
    Words{ErrorCode::LoginRefused,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not log in to %1: the server refused the user name or the password."),
          QT_TRANSLATE_NOOP("ErrorWords", "Check both; the server's ACL list names its users.")},
    Words{ErrorCode::PermissionDenied, QT_TRANSLATE_NOOP("ErrorWords", "The server did not permit %1."),
          QT_TRANSLATE_NOOP("ErrorWords", "Ask for the permission in the ACL of this user, or log in as another one.")},
    Words{ErrorCode::NoSuchDatabase,
          QT_TRANSLATE_NOOP("ErrorWords", "Could not select the database of %1: the server has none of that number."),
          QT_TRANSLATE_NOOP("ErrorWords", "Choose a smaller number; a cluster has database 0 only.")},
    Words{ErrorCode::ServerLoading, QT_TRANSLATE_NOOP("ErrorWords", "%1 is still loading its data."),
          QT_TRANSLATE_NOOP("ErrorWords", "Wait until it has finished, then try again.")},
    Words{ErrorCode::ServerError, QT_TRANSLATE_NOOP("ErrorWords", "%1 answered with an error."),
          QT_TRANSLATE_NOOP("ErrorWords", "The server's log may say more.")},
    Words{ErrorCode::ProtocolError,
          QT_TRANSLATE_NOOP("ErrorWords", "What answers at %1 does not speak the Redis protocol."),
          QT_TRANSLATE_NOOP("ErrorWords",
                            "Check the port; a port that expects TLS needs an address that starts with rediss://.")},
    Words{ErrorCode::ReadOnlyConnection,
          QT_TRANSLATE_NOOP("ErrorWords", "%1 was not sent: this connection is read-only."),
          QT_TRANSLATE_NOOP("ErrorWords", "Nothing was changed on the server.")},
    Words{ErrorCode::NoSuchKey, QT_TRANSLATE_NOOP("ErrorWords", "The key %1 does not exist."),
          QT_TRANSLATE_NOOP("ErrorWords", "It may have expired or been deleted; it may also be in another database.")},
    Words{ErrorCode::WrongType, QT_TRANSLATE_NOOP("ErrorWords", "The key %1 holds another type than expected."),
          QT_TRANSLATE_NOOP("ErrorWords", "It was probably replaced meanwhile: read the source again.")},
    Words{ErrorCode::OneNodeOfCluster,
          QT_TRANSLATE_NOOP("ErrorWords", "%1 is one node of a cluster: only this node's keys are read."),
          QT_TRANSLATE_NOOP("ErrorWords", "Read the other nodes in the same way, one after the other.")},
    Words{ErrorCode::NotAvailable, QT_TRANSLATE_NOOP("ErrorWords", "%1 has no such thing to show."),
          QT_TRANSLATE_NOOP("ErrorWords", "Values need a server, a dump or the demo.")},
    Words{ErrorCode::ProgramMissing,
          //: %1 names programs: "redis-server, valkey-server"
          QT_TRANSLATE_NOOP("ErrorWords", "Could not find a program to start: none of these is installed: %1."),
          QT_TRANSLATE_NOOP("ErrorWords", "Install one of them: on Debian and Ubuntu with apt install and its name.")},
    Words{ErrorCode::ProgramFailed, QT_TRANSLATE_NOOP("ErrorWords", "%1 started and did not get ready."),
          QT_TRANSLATE_NOOP("ErrorWords", "Start it by hand and read what it says.")},
    Words{ErrorCode::Cancelled, QT_TRANSLATE_NOOP("ErrorWords", "Reading %1 was cancelled."),
          QT_TRANSLATE_NOOP("ErrorWords", "Start it again when you like.")},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (std::to_underlying(words[i].code) != i)
            return false;
    }
    return words.back().code == ErrorCode::Cancelled;
}
static_assert(inOrder());

/// Escaped, since it may hold anything; without the password of an address.
QString shown(const std::string& text, ErrorCode code)
{
    static const QRegularExpression inUrl(QStringLiteral("(://[^\\s:/@]*):\\S*@"));
    // What could not be read as an address may still have been meant as one.
    static const QRegularExpression anywhere(QStringLiteral("((?:[a-z+]+:/{0,2})?[^\\s:/@]*):\\S*@"));
    QString result = keyText(text);
    result.replace(code == ErrorCode::BadAddress ? anywhere : inUrl, QStringLiteral("\\1:***@"));
    constexpr qsizetype longest = 300;
    return result.size() <= longest ? result : result.first(longest - 1) + QChar(0x2026);
}

QString withoutFullStop(QString text)
{
    while (text.endsWith(u'.') || text.endsWith(u' '))
        text.chop(1);
    return text;
}

QString factName(BlindFact fact)
{
    switch (fact) {
    case BlindFact::Type:
        return ErrorWords::tr("The type");
    case BlindFact::Encoding:
        return ErrorWords::tr("The encoding");
    case BlindFact::Elements:
        return ErrorWords::tr("The number of elements");
    case BlindFact::ValueBytes:
        return ErrorWords::tr("The size of values");
    case BlindFact::Memory:
        return ErrorWords::tr("The memory of keys");
    case BlindFact::Expiry:
        return ErrorWords::tr("The expiry");
    case BlindFact::Idle:
        return ErrorWords::tr("The idle time");
    case BlindFact::Frequency:
        return ErrorWords::tr("The access frequency");
    case BlindFact::Server:
        return ErrorWords::tr("The state of a server");
    case BlindFact::ServerInfo:
        return ErrorWords::tr("What the server says of itself");
    case BlindFact::ServerConfig:
        return ErrorWords::tr("The server's configuration");
    case BlindFact::ServerCommands:
        return ErrorWords::tr("What this user may call");
    case BlindFact::ServerSlowLog:
        return ErrorWords::tr("The slow log");
    case BlindFact::ValueSample:
        return ErrorWords::tr("The content of values");
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

QString ErrorText::whole() const
{
    //: two sentences, one after the other
    return remedy.isEmpty() ? what : ErrorWords::tr("%1 %2").arg(what, remedy);
}

ErrorText errorText(const Error& error)
{
    const Words& found = words[std::to_underlying(error.code)];
    QString subject = shown(error.subject, error.code);
    if (subject.isEmpty())
        subject = ErrorWords::tr("(no name)");
    ErrorText text{ErrorWords::tr(found.what).arg(subject), ErrorWords::tr(found.remedy)};
    //: %1 is a sentence, in this and the next two
    if (error.offset && found.place == Place::Byte)
        text.what = ErrorWords::tr("%1 The place is byte %2.").arg(text.what, countText(*error.offset));
    if (error.offset && found.place == Place::Line)
        text.what = ErrorWords::tr("%1 The place is line %2.").arg(text.what, countText(*error.offset));
    if (!error.detail.empty()) {
        const QString reason = fileReason(error.detail).value_or(withoutFullStop(shown(error.detail, error.code)));
        //: %2 is the reason as the system, the server or a parser words it
        text.what = ErrorWords::tr("%1 The reason: %2.").arg(text.what, reason);
    }
    return text;
}

QString blindText(const Blind& blind)
{
    const QString fact = factName(blind.what);
    const QString detail = keyText(blind.detail);
    switch (blind.why) {
    case BlindReason::SourceHasNone:
        //: %1 is a phrase like "The idle time"
        return ErrorWords::tr("%1 is not part of this kind of source.").arg(fact);
    case BlindReason::NoPermission:
        //: %1 is a phrase like "The idle time", %2 a command
        return ErrorWords::tr("%1 is not known: this user may not run %2.").arg(fact, detail);
    case BlindReason::UnknownCommand:
        return ErrorWords::tr("%1 is not known: the server has no %2 command.").arg(fact, detail);
    case BlindReason::PolicyWithoutIdle:
        return ErrorWords::tr("%1 is not known: the server counts accesses instead (LFU policy).").arg(fact);
    case BlindReason::PolicyWithoutFreq:
        return ErrorWords::tr("%1 is not known: the server counts accesses under an LFU policy only.").arg(fact);
    case BlindReason::NotRecorded:
        return ErrorWords::tr("%1 is not recorded in this dump.").arg(fact);
    case BlindReason::NotSampled:
        return ErrorWords::tr("%1 is not known: no samples were asked for.").arg(fact);
    case BlindReason::Compressed:
        return ErrorWords::tr("%1 is not known: single values of a compressed file cannot be read; unpack it first.")
            .arg(fact);
    case BlindReason::NotAnswered:
        return ErrorWords::tr("%1 is not known: the server could not answer %2.").arg(fact, detail);
    case BlindReason::OnlyOfStrings:
        return ErrorWords::tr(
                   "%1 is known of strings only: a server tells it of other types only by sending them whole.")
            .arg(fact);
    }
    Q_UNREACHABLE_RETURN({});
}

QString completenessText(const SourceSummary& summary)
{
    const int plural = pluralNumber(summary.info.keysExpected.value_or(summary.keys));
    const QString keys = summary.info.keysExpected
                             ? ErrorWords::tr("%1 of %2 keys", nullptr, plural)
                                   .arg(countText(summary.keys), countText(*summary.info.keysExpected))
                             : ErrorWords::tr("%1 keys", nullptr, plural).arg(countText(summary.keys));
    //: %1 is a phrase like "12,000 of 50,000 keys", in this and the next three
    if (summary.complete)
        return ErrorWords::tr("%1, complete").arg(keys);
    if (summary.cancelled)
        return ErrorWords::tr("partial: cancelled after %1").arg(keys);
    if (summary.stoppedBy)
        return ErrorWords::tr("partial: cut off after %1").arg(keys);
    return ErrorWords::tr("partial: limited to %1").arg(keys);
}

} // namespace colonnade
