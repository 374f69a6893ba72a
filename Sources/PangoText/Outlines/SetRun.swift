import Geometry
import Graphics
import Typography

/// A text run's glyphs at their places.
struct SetRun {
  struct Glyph {
    /// One of the font set that shaped the run, as in `ShapedGlyph`.
    unowned(unsafe) var face: Face
    var glyph: UInt32
    /// In the coordinates of the run's group.
    var position: Point
    /// Where its cluster begins in the run's UTF-8.
    var cluster: Int
  }

  let text: String
  let size: Double
  let glyphs: [Glyph]
  let segments: [ShapedSegment]

  init(_ run: TextRun, fonts: FontSet) {
    // A run is one line; what a caller left in it of line ends is not drawn.
    text = run.text.paragraphs.joined(separator: " ")
    let sizing = FontSizing(of: run.font)
    let line = fonts.shape(
      text, family: run.font.family, weight: run.font.weight, isRightToLeft: run.isRightToLeft)
    // Layout's width is binding: what it differs by is spread over the gaps.
    let natural = line.width(size: sizing.size, tracking: sizing.tracking)
    let stretch = run.width.isFinite && line.clusters > 0 ? (run.width - natural) / Double(line.clusters) : 0
    var pen = run.origin.x
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(line.glyphs.count)
    for glyph in line.glyphs {
      glyphs.append(
        Glyph(
          face: glyph.face, glyph: glyph.glyph,
          position: Point(pen + glyph.xOffset * sizing.size, run.origin.y + glyph.yOffset * sizing.size),
          cluster: glyph.cluster))
      pen += glyph.advance * sizing.size
      if glyph.endsCluster { pen += stretch + (glyph.isTracked ? sizing.tracking : 0) }
    }
    size = sizing.size
    segments = line.segments
    self.glyphs = glyphs
  }
}
