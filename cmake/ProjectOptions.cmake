# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The one place for language level, warnings, Qt defines and sanitizers: link project_options, PRIVATE.

option(COLONNADE_WARNINGS_AS_ERRORS "Warnings stop the build" OFF)
set(COLONNADE_SANITIZERS "" CACHE STRING "Sanitizers, separated by commas (address,undefined or thread)")

add_library(project_options INTERFACE)
target_compile_features(project_options INTERFACE cxx_std_23)
set(CMAKE_CXX_EXTENSIONS OFF)

target_compile_options(project_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast -Wcast-qual
    -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi
    $<$<BOOL:${COLONNADE_WARNINGS_AS_ERRORS}>:-Werror>
    # g++ 14 sees uninitialized members in a std::expected that holds its error
    $<$<BOOL:${COLONNADE_WARNINGS_AS_ERRORS}>:-Wno-error=maybe-uninitialized>)

target_compile_definitions(project_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_CONTEXTLESS_CONNECT QT_STRICT_ITERATORS
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_DISABLE_DEPRECATED_UP_TO=0x060800)

if(COLONNADE_SANITIZERS)
    # For every target, Qt's generated ones included: half a sanitized program finds nothing.
    add_compile_options(-fsanitize=${COLONNADE_SANITIZERS} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${COLONNADE_SANITIZERS})
endif()
