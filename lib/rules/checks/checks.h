// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/ruletable.h"

namespace colonnade {

// One function per rule, each in a file of its own; ruletable.h says what such a function is. What is measured, and
// held against what, stands beside each as the EvidenceItem::what literals.

std::optional<Severity> checkNameStart(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameCharset(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameForbidden(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameHashTag(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameNonAscii(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameNoNamespace(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameLevelSeparator(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameWordJoiner(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameEmptySegment(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameTypeSuffix(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameTypeMismatch(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameLength(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameRedundant(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameTooTerse(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameUnregisteredPrefix(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkNameTemplate(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkValueBig(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkValueOverAdvised(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkValueBigWithTtl(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkValueUncompressed(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkValueJsonObject(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkValueSerialization(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkValueEmbstrEdge(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkEncodingOversizedCompact(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkEncodingJustOver(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkSetCouldBeIntset(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkZsetEqualScores(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkHashSingleField(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkListAsQueueUnbounded(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkTtlMissing(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkTtlTooLong(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkIdleKey(const CheckInput& input, Evidence* evidence);
std::optional<Severity> checkHotKey(const CheckInput& input, Evidence* evidence);

Cost costOfNameRedundant(const CheckInput& input);
Cost costOfValueBigWithTtl(const CheckInput& input);
Cost costOfValueUncompressed(const CheckInput& input);
Cost costOfValueEmbstrEdge(const CheckInput& input);
Cost costOfEncodingJustOver(const CheckInput& input);
Cost costOfIdleKey(const CheckInput& input);

std::vector<Finding> findTtlTooShort(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findMixedSeparators(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findStringsToHash(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findTtlCluster(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findPrefixShared(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findDatabasesMany(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findSlotSkew(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findTagSkew(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findPatternOversized(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findSecondaryIndex(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findServerEviction(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findServerLazyfree(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findServerDangerousCommands(const Keyspace& keyspace, const CheckSetup& setup,
                                                 std::stop_token stop);
std::vector<Finding> findServerFragmentation(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findServerCompactLimits(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);
std::vector<Finding> findSlowlogBigKey(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);

} // namespace colonnade
