// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/suggestion.h"

#include "lib/rules/rulerows.h"

#include "bytes/escape.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;

class SuggestionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suggestion_mendsTheName_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("profile");
        QTest::addColumn<QByteArray>("better"); // empty: none
        const auto row = [](const char* name, const char* type, const char* better,
                            const char* profile = "recommended") {
            QTest::addRow("%s", name) << QByteArray(type) << QByteArray(profile) << QByteArray(better);
        };
        row("user 100238", "hash", "user:100238:hash");
        row("cx:orderdb:order:{202401150001}", "hash", "cx:orderdb:order:202401150001:hash");
        row("cx:orderdb:order:2024*:hash", "hash", "cx:orderdb:order:2024:hash");
        row("user \"test\"", "string", "user:test:string");
        row("1user:2", "hash", "user:2:hash");
        row("a::bc", "list", "a:bc:list");
        row(":cart:1:", "set", "cart:1:set");
        row("unacked_mutex", "string", "unacked:mutex:string");
        row("cx_userdb_profile_U100238", "hash", "cx:userdb:profile:U100238:hash");
        row("user/12/name", "string", "user:12:name:string");
        row("order:item_123:name", "string", "order:item:123:name:string");
        row("celery-task-meta-550e8400-e29b-41d4-a716-446655440000", "string",
            "celery:task:meta:550e8400-e29b-41d4-a716-446655440000:string");
        row("cx:orderdb:orderdb_order_detail_info:202401150001", "hash",
            "cx:orderdb:order.detail.info:202401150001:hash", "keewidb");
        row("cx:cxdb:cxdb_user_info:000110011", "hash", "cx:cxdb:user.info:000110011:hash", "distributed-cache");
        row("cx:userDb:userInfo:7", "hash", "cx:user.db:user.info:7:hash");
        row("user:1:order:user", "string", "user:1:order:string");
        row("ann:1:hash", "string", "ann:1:string");
        row("ann:1:json", "string", ""); // fine as it is
        // hyphens of ids may go where the profile has none
        row("session:550e8400-e29b-41d4-a716-446655440000", "string", "session:550e8400e29b41d4a716446655440000:string",
            "keewidb");
        // nothing to offer: no second level, no type, an id would change, another script
        row("session", "string", "session:string");
        row("user:1", "unknown", "");
        row("cx_userdb_order_U100238", "unknown", "cx:userdb:order:U100238");
        row("user::1:hash", "unknown", "user:1:hash");
        row("user:1:hash: ", "unknown", "user:1:hash");
        row("cart 12:zset", "unknown", "cart:12:zset");
        row("1:2", "hash", "");
        row("user:ann@example.com", "hash", "");
        row("用户:1000:档案", "hash", "");
        row("u:1:p", "hash", "");
        row("user:1:hash", "hash", "");
        // the type word comes second in this house, and only these businesses are known
        row("cx:12:order", "hash", "cx:hash:12:order", "house");
        row("om:12:order", "hash", "", "house");
    }
    void suggestion_mendsTheName()
    {
        QFETCH(const QByteArray, type);
        QFETCH(const QByteArray, profile);
        QFETCH(const QByteArray, better);
        const std::string name = QTest::currentDataTag();
        const CheckSetup setup(testProfile(profile.toStdString()), {});
        const auto found = suggestedName({.name = name, .type = valueTypeFrom(type.toStdString())}, setup);
        QCOMPARE(QByteArray::fromStdString(found.value_or("")), better);
    }

    void allowedHashTag_staysAsItIs()
    {
        const CheckSetup setup(testProfile("recommended"), {.isCluster = true});
        QCOMPARE(suggestedName({.name = "{user:1000}:basic info", .type = ValueType::Hash}, setup).value_or(""),
                 std::string("{user:1000}:basic.info:hash"));
        QVERIFY(!suggestedName({.name = "{user:1000}x y", .type = ValueType::Hash}, setup));
    }

    void unknownType_forbidsNoSuggestion()
    {
        const CheckSetup setup(testProfile("keewidb"), {});
        QCOMPARE(suggestedName({.name = "user 100238"}, setup).value_or(""), std::string("user:100238"));
    }

    void placeholders_stayAsTheyAre()
    {
        const CheckSetup setup(testProfile("recommended"), {});
        const auto better = [&setup](std::string_view name) {
            return suggestedName({.name = name, .type = ValueType::Hash, .isTemplate = true}, setup).value_or("");
        };
        QCOMPARE(better("cx_order_{orderId}"), std::string("cx:order:{orderId}:hash"));
        QCOMPARE(better("{tenant}:order info:*"), std::string("{tenant}:order.info:*:hash"));
        QCOMPARE(better("cx:order:{orderId}:hash"), std::string());
    }

    /// Over every name of the rule tables, under every type.
    void everySuggestion_isCleanAndIsKeptOnceTaken()
    {
        for (const char* const id : {"keewidb", "distributed-cache", "recommended", "house"}) {
            NameChecker checker(testProfile(id), {});
            for (const Rule& rule : ruleTable()) {
                if (rule.checkKey == nullptr)
                    continue;
                for (const RuleRow& row : ruleRows(rule.id)) {
                    for (const ValueType type : allValueTypes) {
                        const std::vector<Finding> findings = checker.check({.name = row.name, .type = type});
                        for (const Finding& finding : findings) {
                            if (!finding.evidence.suggestion)
                                continue;
                            const std::string better = *finding.evidence.suggestion;
                            QVERIFY(better != row.name);
                            for (const Finding& left : checker.check({.name = better, .type = type})) {
                                const bool lacksType =
                                    type == ValueType::Unknown && left.rule == RuleId::NameTypeSuffix;
                                QVERIFY2(lacksType || left.severity == Severity::Info, escaped(better).c_str());
                                QVERIFY2(left.rule != finding.rule, escaped(better).c_str());
                            }
                        }
                    }
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(SuggestionTest)
#include "tst_suggestion.moc"
