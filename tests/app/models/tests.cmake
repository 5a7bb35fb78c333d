# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(app/models/tst_distributionmodel LIBRARIES appmodels)
colonnade_test(app/models/tst_findinggroupmodel LIBRARIES appmodels)
colonnade_test(app/models/tst_findinggroups LIBRARIES appmodels)
colonnade_test(app/models/tst_findingkeymodel LIBRARIES appmodels)
colonnade_test(app/models/tst_keylistmodel LIBRARIES appmodels)
colonnade_test(app/models/tst_keytreemodel LIBRARIES appmodels)
colonnade_test(app/models/tst_navigation LIBRARIES appmodels)
colonnade_test(app/models/tst_overview LIBRARIES appmodels)
colonnade_test(app/models/tst_patternmodel LIBRARIES appmodels)
colonnade_test(app/models/tst_plotdata LIBRARIES appmodels)
colonnade_test(app/models/tst_profilecomparisonmodel LIBRARIES appmodels)
colonnade_test(app/models/tst_profilerulesmodel LIBRARIES appmodels)
colonnade_test(app/models/tst_roworder LIBRARIES appmodels)
colonnade_test(app/models/tst_rulehits LIBRARIES appmodels)
colonnade_test(app/models/tst_valuemodel LIBRARIES appmodels)
