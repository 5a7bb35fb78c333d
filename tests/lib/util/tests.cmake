colonnade_test(lib/util/tst_fact)
colonnade_test(lib/util/tst_valuetype)
