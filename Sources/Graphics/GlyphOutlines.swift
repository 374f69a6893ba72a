public import Geometry

/// Turns text runs into the shapes of their glyphs; `PangoText` does it.
public protocol TextOutliner: AnyObject {
  /// The glyphs of a run in the order they are drawn, from left to right.
  func outline(_ run: TextRun) -> [PlacedGlyph]
}

/// One glyph of a run.
public struct PlacedGlyph: Hashable, Sendable {
  /// Which glyph of which face: equal for equal shapes, so that a shape is written once. It is stable from run
  /// to run of the program.
  public var key: String
  /// In font units with y downwards, the baseline's left end at the origin.
  public var outline: Path
  /// From font units to the coordinates of the text run's group.
  public var transform: Transform

  /// A glyph of a face, its outline, and its place in a run.
  public init(key: String, outline: Path, transform: Transform) {
    self.key = key
    self.outline = outline
    self.transform = transform
  }
}
