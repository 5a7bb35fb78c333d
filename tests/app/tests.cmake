# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

foreach(part text jobs models settings delegates views dialogs windows cli)
    include(${CMAKE_CURRENT_LIST_DIR}/${part}/tests.cmake OPTIONAL)
endforeach()
