colonnade_test(lib/rules/tst_profile)
