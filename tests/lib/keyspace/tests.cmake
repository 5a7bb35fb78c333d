colonnade_test(lib/keyspace/tst_keyspace LABELS threads)
