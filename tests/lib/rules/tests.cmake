# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

add_library(rulerows STATIC ${CMAKE_CURRENT_LIST_DIR}/rulerows.cpp ${CMAKE_CURRENT_LIST_DIR}/rulerows.h)
target_link_libraries(rulerows PUBLIC testsupport)

colonnade_test(lib/rules/checks/tst_serverrules LIBRARIES rulerows)
colonnade_test(lib/rules/checks/tst_stringstohash LIBRARIES rulerows)
colonnade_test(lib/rules/tst_checks LIBRARIES rulerows)
colonnade_test(lib/rules/tst_findings LIBRARIES rulerows LABELS threads)
colonnade_test(lib/rules/tst_hashprediction)
colonnade_test(lib/rules/tst_joints)
colonnade_test(lib/rules/tst_keyspacechecks LIBRARIES rulerows)
colonnade_test(lib/rules/tst_mutematcher)
colonnade_test(lib/rules/tst_mutes)
colonnade_test(lib/rules/tst_mutesplit LIBRARIES rulerows)
colonnade_test(lib/rules/tst_nametemplate)
colonnade_test(lib/rules/tst_nameview)
colonnade_test(lib/rules/tst_parametertable)
colonnade_test(lib/rules/tst_profile)
colonnade_test(lib/rules/tst_recheck LABELS threads)
colonnade_test(lib/rules/tst_redundantwords)
colonnade_test(lib/rules/tst_ruletable)
colonnade_test(lib/rules/tst_suggestion LIBRARIES rulerows)
