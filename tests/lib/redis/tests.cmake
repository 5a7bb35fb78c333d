colonnade_test(lib/redis/tst_address)
colonnade_test(lib/redis/tst_gate)
