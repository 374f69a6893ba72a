#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Decodes a PNG file to 8-bit RGBA with libspng, and throws the pixels away.
bool decode_with_libspng(const void *file, size_t count);

/// The same with libpng.
bool decode_with_libpng(const void *file, size_t count);

/// Writes a PNG file again as libpng does by default: filtered rows, packed at zlib's sixth level.
bool rewrite_with_libpng(const char *from, const char *to);
