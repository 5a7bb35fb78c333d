colonnade_test(lib/source/tst_demosource)
