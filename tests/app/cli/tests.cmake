# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The program is run, as a shell would.

foreach(name analyze commandline explain inspect lint profiles server)
    colonnade_test(app/cli/tst_${name} LIBRARIES apptext)
    add_dependencies(app-cli-tst_${name} colonnade-cli)
    target_compile_definitions(app-cli-tst_${name} PRIVATE COLONNADE_CLI="$<TARGET_FILE:colonnade-cli>")
endforeach()
