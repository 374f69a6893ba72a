import Typography

/// A line of text as glyphs in the order they are drawn, from left to right, for a font of size 1.
///
/// One serves all sizes: nothing is hinted, so that a line of 34 points is twice one of 17, apart from tracking,
/// which is added in use.
final class ShapedLine {
  let glyphs: [ShapedGlyph]
  /// The stretches that were shaped at once, in the order they are drawn.
  let segments: [ShapedSegment]
  /// The sum of the advances, for a size of 1.
  let advance: Double
  /// How many times tracking is added.
  let trackedClusters: Int
  /// All clusters: where a line may be stretched.
  let clusters: Int
  /// Characters that no font of ours has, each once.
  let missing: [Character]

  init(glyphs: [ShapedGlyph], segments: [ShapedSegment], missing: [Character]) {
    self.glyphs = glyphs
    self.segments = segments
    self.missing = missing
    advance = glyphs.reduce(0) { $0 + $1.advance }
    trackedClusters = glyphs.count { $0.endsCluster && $0.isTracked }
    clusters = glyphs.count(where: \.endsCluster)
  }

  /// The advance in points, tracking included.
  func width(size: Double, tracking: Double) -> Double {
    advance * size + Double(trackedClusters) * tracking
  }
}

/// A glyph and how far it moves the pen, for a font of size 1.
struct ShapedGlyph {
  /// One of the font set that keeps the line, and longer than it: glyphs are copied without counting who has a face.
  unowned(unsafe) let face: Face
  let glyph: UInt32
  /// From the pen, to the right and downwards.
  var xOffset: Double
  var yOffset: Double
  var advance: Double
  /// Where its cluster begins in the line's UTF-8.
  var cluster: Int
  /// Whether it is the last of its cluster, from left to right: a gap may follow.
  var endsCluster: Bool
  /// Whether the font's tracking is for it; faces that stand in for another are set as they were designed.
  var isTracked: Bool
}

/// Some of a line's glyphs, and the text that they stand for.
struct ShapedSegment {
  var glyphs: Range<Int>
  /// In the line's UTF-8.
  var text: Range<Int>
  var isRightToLeft: Bool
}

/// What decides a shaped line.
struct ShapedLineKey: Hashable {
  var text: String
  var family: FontFamily
  var weight: FontWeight
  var isRightToLeft: Bool

  /// By the text alone, which comes in few fonts: that of a family would be another text to hash.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
