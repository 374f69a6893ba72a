#pragma once
#include <stddef.h>
#include <isa-l.h>

// Swift does not import macros that compute.
static const size_t strut_igzip_level_1_table_size = ISAL_DEF_LVL1_DEFAULT;
