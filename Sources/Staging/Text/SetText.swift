public import Typography

/// A text set in lines, as it is drawn: what is left to do is to give it its place and its colour.
public struct SetText: Hashable, Sendable {
  public var font: Font
  /// From the top, baselines counted from the block's top; empty where there is nothing to be seen.
  public var lines: [TextLine]
  /// How wide the text would be in one line of the view's own font, in points; of a text of several lines, how wide
  /// its widest line is.
  public var naturalWidth: Double

  public init(font: Font, lines: [TextLine] = [], naturalWidth: Double = 0) {
    self.font = font
    self.lines = lines
    self.naturalWidth = naturalWidth
  }

  /// Of all lines, in points, unrounded.
  public var height: Double { Double(lines.count) * FontMetrics(of: font).lineHeight }
}
