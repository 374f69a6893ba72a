#include "png_reference.h"

#include <png.h>
#include <spng.h>
#include <stdlib.h>
#include <string.h>

bool decode_with_libspng(const void *file, size_t count) {
  spng_ctx *context = spng_ctx_new(0);
  size_t size = 0;
  unsigned char *pixels = NULL;
  bool decoded = context && !spng_set_png_buffer(context, file, count) &&
                 !spng_decoded_image_size(context, SPNG_FMT_RGBA8, &size) && (pixels = malloc(size)) &&
                 !spng_decode_image(context, pixels, size, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS);
  free(pixels);
  spng_ctx_free(context);
  return decoded;
}

static png_image empty_image(void) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  return image;
}

bool decode_with_libpng(const void *file, size_t count) {
  png_image image = empty_image();
  if (!png_image_begin_read_from_memory(&image, file, count)) return false;
  image.format = PNG_FORMAT_RGBA;
  unsigned char *pixels = malloc(PNG_IMAGE_SIZE(image));
  bool decoded = pixels && png_image_finish_read(&image, NULL, pixels, 0, NULL);
  free(pixels);
  return decoded;
}

bool rewrite_with_libpng(const char *from, const char *to) {
  png_image image = empty_image();
  if (!png_image_begin_read_from_file(&image, from)) return false;
  unsigned char *pixels = malloc(PNG_IMAGE_SIZE(image));
  bool written = pixels && png_image_finish_read(&image, NULL, pixels, 0, NULL) &&
                 png_image_write_to_file(&image, to, 0, pixels, 0, NULL);
  free(pixels);
  return written;
}
