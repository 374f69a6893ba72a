import Geometry
public import Graphics
import Typography

/// Turns text runs into glyph outlines, shaped just as `PangoTextMeasurer` measured them.
///
/// It belongs to the thread that made it.
public final class PangoTextOutliner: TextOutliner {
  private let fonts: FontSet

  /// - Parameter fontFolders: Folders to look for font files in, before the well-known ones.
  public init(fontFolders: [String] = []) throws(MissingFonts) {
    fonts = try FontSet.current(folders: fontFolders)
  }

  public func outline(_ run: TextRun) -> [PlacedGlyph] {
    let set = SetRun(run, fonts: fonts)
    return set.glyphs.compactMap { glyph in
      let outline = glyph.face.outline(of: glyph.glyph)
      guard !outline.path.isEmpty else { return nil }
      let scale = set.size / glyph.face.unitsPerEm
      return PlacedGlyph(
        key: outline.key, outline: outline.path,
        transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: glyph.position.x, ty: glyph.position.y))
    }
  }

  /// What a renderer remembers of texts in these fonts: it lives as long as they do, on their thread.
  package var masks: TextMasks { fonts.masks }

  /// The run's glyphs by number, for formats that embed the font files; from left to right.
  package func glyphRuns(of run: TextRun) -> [GlyphRun] {
    let set = SetRun(run, fonts: fonts)
    return set.segments.compactMap { GlyphRun(segment: $0, of: set) }
  }
}
