public import Typography
public import ViewLayout

/// A text that is broken into lines and measured. Painting only places and colours it.
public struct SetText: Hashable, Sendable {
  /// The font of all lines.
  public var font: Font
  /// The lines from top to bottom, with baselines relative to the top of the first line, in points. Empty if nothing is
  /// visible.
  public var lines: [TextLine]
  /// The width of the text on one line in the view's own font, in points. For text of several lines, the width of the
  /// widest line.
  public var naturalWidth: Double

  /// What the segments of lines look like; `nil` for a text in one font and colour.
  public var runs: AttributedText?

  /// The text of the first line; empty if there is none.
  public var text: String { lines.first?.text ?? "" }

  /// - Parameters:
  ///   - font: The font of all lines.
  ///   - lines: The lines, from top to bottom.
  ///   - naturalWidth: The width of the text on one line, in points.
  public init(font: Font, lines: [TextLine] = [], naturalWidth: Double = 0) {
    self.font = font
    self.lines = lines
    self.naturalWidth = naturalWidth
  }

  /// The height of all lines, in points, not rounded.
  public var height: Double { height(ofLines: lines.count) }

  /// The height of the first lines.
  func height(ofLines count: Int) -> Double {
    guard runs != nil, let last = lines.prefix(count).last else { return FontMetrics(of: font).height(ofLines: count) }
    return last.baseline + last.descent
  }

  /// The distance from the first baseline to the last, in points.
  public var depth: Double { (lines.last?.baseline ?? 0) - (lines.first?.baseline ?? 0) }
}
