import CCairo
import Geometry
import Graphics
import PangoText

/// Text that readers can select and search: glyphs of embedded fonts, with what they stand for.
final class LiveTextPainter: TextPainting {
  private let outliner: PangoTextOutliner
  private var faces: [String: FileFontFace] = [:]
  let outlines: OutlineTextPainter

  init(outliner: PangoTextOutliner) {
    self.outliner = outliner
    outlines = OutlineTextPainter(outliner: outliner)
  }

  func paint(_ run: TextRun, color: Color, on canvas: Canvas) {
    // Beyond this size a glyph is a drawing, and Cairo's numbers come to their end.
    guard run.font.size > 0, run.font.size < 2_000, run.origin.isFinite else {
      return outlines.paint(run, color: color, on: canvas)
    }
    canvas.setSource(color)
    for glyphs in outliner.glyphRuns(of: run) { show(glyphs, on: canvas) }
  }

  private func show(_ run: GlyphRun, on canvas: Canvas) {
    let context = canvas.context
    let limit = 1_000_000.0
    guard run.glyphs.allSatisfy({ abs($0.position.x) < limit && abs($0.position.y) < limit }) else { return }
    face(run.fontFile).use(on: canvas)
    cairo_set_font_size(context, run.size)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt(($0.number)), x: $0.position.x, y: $0.position.y)
    }
    let clusters = run.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32(clamping: $0.byteCount), num_glyphs: Int32(clamping: $0.glyphCount))
    }
    let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    cairo_show_text_glyphs(
      context, run.text, Int32(clamping: run.text.utf8.count), glyphs, Int32(clamping: glyphs.count), clusters,
      Int32(clamping: clusters.count), flags)
  }

  private func face(_ path: String) -> FileFontFace {
    if let face = faces[path] { return face }
    let face = FileFontFace(path: path)
    faces[path] = face
    return face
  }
}

/// A font file as Cairo embeds it.
final class FileFontFace {
  private let face: OpaquePointer

  /// The pattern names the file, so that fontconfig has nothing to look for.
  init(path: String) {
    let pattern = FcPatternCreate()
    _ = path.withCString { name in
      name.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
        FcPatternAddString(pattern, FC_FILE, $0)
      }
    }
    FcPatternAddInteger(pattern, FC_INDEX, 0)
    face = cairo_ft_font_face_create_for_pattern(pattern)
    FcPatternDestroy(pattern)
  }

  deinit {
    cairo_font_face_destroy(face)
  }

  func use(on canvas: Canvas) {
    withExtendedLifetime(self) { cairo_set_font_face(canvas.context, face) }
  }
}
