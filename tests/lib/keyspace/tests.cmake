colonnade_test(lib/keyspace/tst_keyspace)
