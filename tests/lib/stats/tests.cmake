colonnade_test(lib/stats/tst_histogram)
colonnade_test(lib/stats/tst_keystats)
