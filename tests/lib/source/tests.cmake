colonnade_test(lib/source/tst_demosource)
colonnade_test(lib/source/demo/tst_demotemplate)
colonnade_test(lib/source/demo/tst_gzip LIBRARIES ZLIB::ZLIB)
