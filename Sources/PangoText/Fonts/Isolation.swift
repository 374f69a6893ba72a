#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps the environment from reaching into the C libraries that shape and draw.
enum Isolation {
  /// Touching it once a process is enough: the libraries read these variables at their first use.
  static let isComplete: Bool = {
    let names = [
      "FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "HB_FONT_FUNCS", "HB_FACE_LOADER", "PIXMAN_DISABLE",
      "CAIRO_DEBUG", "PANGO_LANGUAGE", "FC_LANG", "FC_DEBUG", "FONTCONFIG_SYSROOT", "G_DEBUG",
    ]
    for name in names { unsetenv(name) }
    return true
  }()
}
