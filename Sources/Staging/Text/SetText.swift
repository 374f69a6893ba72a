public import Typography

/// A text broken into lines and measured. Painting only places and colours it.
public struct SetText: Hashable, Sendable {
  public var font: Font
  /// From top to bottom, with baselines relative to the top of the block. Empty when nothing is visible.
  public var lines: [TextLine]
  /// The width of the text on one line in the view's own font, in points. For text of several lines, the width of the
  /// widest line.
  public var naturalWidth: Double

  public init(font: Font, lines: [TextLine] = [], naturalWidth: Double = 0) {
    self.font = font
    self.lines = lines
    self.naturalWidth = naturalWidth
  }

  /// The height of all lines, in points, not rounded.
  public var height: Double { Double(lines.count) * FontMetrics(of: font).lineHeight }
}
