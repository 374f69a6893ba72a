#pragma once
#include <stddef.h>
#include <isa-l.h>

// Level 1's tables, and room for 8,192 tokens: each block of so many gets codes of its own. Fewer a block make files
// smaller and take longer; the default is 65,536. Swift does not import macros that compute.
static const size_t strut_igzip_level_1_table_size =
    ISAL_DEF_LVL1_REQ + 8 * IGZIP_K * ISAL_DEF_LVL1_TOKEN_SIZE;
