# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(app/jobs/tst_findingexport LIBRARIES appmodels LABELS threads)
colonnade_test(app/jobs/tst_draftcheck LIBRARIES appmodels LABELS threads)
colonnade_test(app/jobs/tst_jobrunner LIBRARIES appmodels LABELS threads)
colonnade_test(app/jobs/tst_keyfinder LIBRARIES appmodels)
colonnade_test(app/jobs/tst_sandbox LIBRARIES appmodels)
colonnade_test(app/jobs/tst_scanjob LIBRARIES appmodels LABELS threads)
colonnade_test(app/jobs/tst_session LIBRARIES appmodels LABELS threads)
colonnade_test(app/jobs/tst_valueloader LIBRARIES appmodels LABELS threads)
