// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "keyspace/serverstate.h"
#include "rdb/rdbtype.h"
#include "sizing/retargeter.h"
#include "util/progress.h"
#include "util/result.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace colonnade {

class ValueReader;

enum class SourceKind : std::uint8_t { Dump, Scan, Replica, Names, Demo };

/// How the memory of the keys came to be known.
enum class MemoryKind : std::uint8_t { None, Measured, Estimated };

struct ServerInfo
{
    std::string product; ///< "redis", "valkey", or what the server calls itself
    std::string version; ///< "8.0.2"
    bool isCluster = false;
    std::string maxmemoryPolicy = {}; ///< empty: not known
};

/// Something that the source cannot see, and why; rules that need it are blind, and say so.
enum class BlindFact : std::uint8_t {
    Type,
    Encoding,
    Elements,
    ValueBytes,
    Memory,
    Expiry,
    Idle,
    Frequency,
    Server, ///< anything of it
    ServerInfo,
    ServerConfig,
    ServerCommands, ///< who may call what
    ServerSlowLog,
    ValueSample, ///< the content of values
};
enum class BlindReason : std::uint8_t {
    SourceHasNone,     ///< a list of names has no values
    NoPermission,      ///< NOPERM; `detail` is the command
    UnknownCommand,    ///< the server has no such command; `detail` is the command
    PolicyWithoutIdle, ///< idle time under an LFU policy
    PolicyWithoutFreq, ///< frequency under any other policy
    NotRecorded,       ///< the dump does not hold it
    NotSampled,        ///< nobody asked for samples
    Compressed,        ///< in a compressed file no value can be found without unpacking all before it
    NotAnswered,       ///< the server has the command and failed; `detail` is the command
    OnlyOfStrings,     ///< a server tells the size of other values only by sending them whole
};
struct Blind
{
    BlindFact what{};
    BlindReason why{};
    std::string detail = {};

    bool operator==(const Blind&) const = default;
};

/// Known before the first key.
struct SourceInfo
{
    SourceKind kind{};
    std::string name; ///< for a person: path, address without password, "demo"
    std::optional<ServerInfo> server;
    std::optional<std::uint64_t> keysExpected;
    TimePoint takenAt{}; ///< TTLs count from here (a dump: its own creation time, if it says)
    MemoryKind memoryKind = MemoryKind::None;
    std::shared_ptr<const ServerState> serverState = {}; ///< null: the source is no server
    /// A list of keys as somebody wants them, not of keys that were read: TTLs are those that will be set.
    bool isDesign = false;
    /// Of several files that are read as one source: their paths. KeyFacts::file counts in these.
    std::vector<std::string> files = {};
};

/// A place in a file where something is not as it should be.
struct Damage
{
    Error error;                  ///< its offset is known
    std::uint64_t keysBefore = 0; ///< whole keys before it, all of them usable
    std::uint64_t bytesAt = 0;    ///< offset of `bytes`, which stand around the place; empty: they cannot be read
    std::string bytes = {};
};

/// What the sizes of a dump's keys rest on.
struct MemoryEstimate
{
    MemoryProfile profile;
    bool isGiven = false;             ///< the allocator is what the options said
    bool isCertain = false;           ///< chosen by comparing with `usedMemory`
    std::uint64_t countedBytes = 0;   ///< what MEMORY USAGE says of all keys together
    std::int64_t uncountedBytes = 0;  ///< what it leaves out, rounding above all
    std::uint64_t keyTablesBytes = 0; ///< the tables that lead to the keys
    std::uint64_t emptyServerBytes = 0;
    std::uint64_t predictedBytes = 0;             ///< the four together, and the room that a server that grew has left
    std::optional<std::uint64_t> usedMemory = {}; ///< as the server noted it in the dump
    std::vector<TargetMemory> targets = {};
};

/// A key that two of the files that were read as one source have. It counts once, as the first file has it.
struct KeyInTwoFiles
{
    std::string name;
    std::uint32_t db = 0;
    std::uint16_t countedIn = 0; ///< in SourceInfo::files
    std::uint16_t alsoIn = 0;
};

/// Known at the end. A source that was cut off after its first byte still delivers what it has.
struct SourceSummary
{
    SourceInfo info;
    bool complete = false;
    bool cancelled = false;         ///< the stop token ended it
    std::optional<Error> stoppedBy; ///< the failure that cut it off
    std::vector<Error> warnings;    ///< what a person should know although the run went on; at most a few dozen
    std::optional<MemoryEstimate> memory = {}; ///< of dumps
    std::vector<Damage> damage = {};       ///< of a file: the first dozen, in its order; told by the two above as well
    std::optional<RdbHeader> format = {};  ///< of a dump
    std::uint64_t fileBytes = 0;           ///< of a dump, as it lies on the disk; of several together
    std::vector<SourceSummary> files = {}; ///< of several files: what each gave, in the order of SourceInfo::files
    std::uint64_t keys = 0;
    std::uint64_t vanished = 0;   ///< seen by SCAN, gone when asked for
    std::uint64_t duplicates = 0; ///< returned again by SCAN, counted once; in a file: the same name twice
    std::uint64_t inTwoFiles = 0; ///< of these: an earlier one of several files has the key
    std::vector<KeyInTwoFiles> firstInTwoFiles = {};
    std::uint64_t skippedLines = 0; ///< lines of a list that hold no name
    std::vector<Blind> blind;
    std::chrono::milliseconds elapsed{};
    std::uint64_t sampled = 0; ///< values of which a part was read (valuesampler.h)
};

inline constexpr std::chrono::seconds defaultCommandSample{10};
inline constexpr int productionPacePercent = 50;

/// A server that a keyspace might move to.
struct MemoryTarget
{
    const ServerModel* server = nullptr;
    std::optional<AllocatorKind> allocator = {}; ///< nullopt: that of the dump's writer
};

/// Whether everything was read and nothing speaks against it: no damage, nothing that a server would refuse, no format
/// that is only half known.
[[nodiscard]] bool isSound(const SourceSummary& summary);

/// What the consumer wants to know; what nobody needs is not asked.
struct SourceOptions
{
    bool wantMemory = true;
    bool wantIdle = true;
    std::string match = {};               ///< a glob over names, empty: all
    std::optional<ValueType> type = {};   ///< only keys of this type
    std::optional<std::uint32_t> db = {}; ///< only this database; nullopt: the address' own, or all of a dump
    bool allDatabases = false;
    std::uint64_t limit = 0;     ///< stop after so many keys; 0: none. A limited run is partial.
    std::size_t sampleBytes = 0; ///< of each value that is sampled; 0: none is
    std::uint64_t sampleBudget = std::uint64_t{64} << 20U; ///< of all samples together
    std::chrono::seconds commandSample{0}; ///< of a server: how long to watch its commands first; 0: not at all
    int pacePercent = 100;                 ///< live sources: share of the time that the server works for us

    std::optional<AllocatorKind> allocator = {}; ///< of a dump: instead of the one that fits best
    std::vector<MemoryTarget> targets = {};      ///< of a dump: what would it take there?
    bool verifyChecksum = true;                  ///< of a dump: costs a second thread
};

/// Receives what a source reads, on the thread that called read().
class SourceSink
{
public:
    virtual ~SourceSink() = default;
    virtual void onStart(const SourceInfo& info) = 0; ///< once, before the first batch
    virtual void onBatch(const KeyBatch& batch) = 0;  ///< may block: that is how a slow consumer slows the source
    virtual void onProgress(const Progress& progress) = 0;
};

/// One place that keys come from. Made by openSource() or directly; used by one thread at a time.
class Source
{
public:
    virtual ~Source() = default;

    /// Reads everything, blocking. Error: nothing could be read at all. Cut off or cancelled in the middle: a
    /// summary that says so. One bad key never ends the run.
    virtual Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) = 0;

    /// A reader of single values, with a connection or file of its own, usable from another thread than read().
    /// NotAvailable when the source has no values.
    virtual Result<std::unique_ptr<ValueReader>> openValues() = 0;
};

} // namespace colonnade
