// The least that a figure of boxes and labels costs: Cairo and Pango called by hand, and PNG packed by zlib at level 3.
//
//     CairoFigure OUTPUT_FOLDER FILE ...
//
// Each line of a file is a box: its x, y, width and height in pixels, its colour as six hexadecimal digits, and its label,
// which stands in the middle. The picture FOLDER/NAME.png is 640 by 1136 pixels.

#include <pango/pangocairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { width = 640, height = 1136 };

static void fail(const char *what) {
  fprintf(stderr, "CairoFigure: %s\n", what);
  exit(1);
}

static void write_number(uint8_t *bytes, uint32_t number) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(number >> (24 - 8 * i));
}

static void write_chunk(FILE *file, const char *kind, const uint8_t *data, uint32_t count) {
  uint8_t head[8], tail[4];
  write_number(head, count);
  memcpy(head + 4, kind, 4);
  write_number(tail, (uint32_t)crc32(crc32(0, head + 4, 4), data, count));
  fwrite(head, 1, 8, file);
  fwrite(data, 1, count, file);
  fwrite(tail, 1, 4, file);
}

static void write_png(cairo_surface_t *surface, const char *path) {
  static uint8_t rows[height * (3 * width + 1)], packed[sizeof rows + 4096];
  uint8_t *next = rows;
  cairo_surface_flush(surface);
  for (int y = 0; y < height; y++) {
    const uint8_t *pixel = cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
    *next++ = 0;
    for (int x = 0; x < width; x++, pixel += 4) {
      *next++ = pixel[2];
      *next++ = pixel[1];
      *next++ = pixel[0];
    }
  }
  uLongf count = sizeof packed;
  if (compress2(packed, &count, rows, sizeof rows, 3) != Z_OK) fail("a picture cannot be packed");
  FILE *file = fopen(path, "wb");
  if (!file) fail("a picture cannot be written");
  uint8_t header[13] = {[8] = 8, [9] = 2};
  write_number(header, width);
  write_number(header + 4, height);
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
  write_chunk(file, "IHDR", header, sizeof header);
  write_chunk(file, "IDAT", packed, (uint32_t)count);
  write_chunk(file, "IEND", packed, 0);
  fclose(file);
}

static void draw(FILE *file, cairo_t *context) {
  PangoLayout *layout = pango_cairo_create_layout(context);
  PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
  pango_font_description_set_absolute_size(font, 16 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  double x, y, w, h;
  unsigned colour;
  char label[128];
  while (fscanf(file, "%lf %lf %lf %lf %x %127[^\n]", &x, &y, &w, &h, &colour, label) == 6) {
    double red = (colour >> 16 & 255) / 255.0, green = (colour >> 8 & 255) / 255.0, blue = (colour & 255) / 255.0;
    cairo_rectangle(context, x, y, w, h);
    cairo_set_source_rgba(context, red, green, blue, 0.35);
    cairo_fill(context);
    cairo_rectangle(context, x + 1, y + 1, w - 2, h - 2);
    cairo_set_source_rgb(context, red, green, blue);
    cairo_set_line_width(context, 2);
    cairo_stroke(context);
    int text_width, text_height;
    pango_layout_set_text(layout, label, -1);
    pango_layout_get_size(layout, &text_width, &text_height);
    cairo_move_to(
        context, x + (w - text_width / (double)PANGO_SCALE) / 2, y + (h - text_height / (double)PANGO_SCALE) / 2);
    cairo_set_source_rgb(context, 0.13, 0.13, 0.13);
    pango_cairo_show_layout(context, layout);
  }
  pango_font_description_free(font);
  g_object_unref(layout);
}

int main(int count, char **arguments) {
  for (int i = 2; i < count; i++) {
    FILE *file = fopen(arguments[i], "r");
    if (!file) fail("a file cannot be read");
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    draw(file, context);
    fclose(file);
    const char *name = strrchr(arguments[i], '/');
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.png", arguments[1], name ? name + 1 : arguments[i]);
    write_png(surface, path);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
  }
  return 0;
}
