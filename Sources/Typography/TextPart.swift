/// A part of a text with a font of its own, as far as it decides how much room the text takes.
public struct TextPart: Hashable, Sendable {
  /// What it says; it may have several lines.
  public var text: String
  /// The font of its letters.
  public var font: Font
  /// The space added behind every letter, in points.
  public var kern = 0.0
  /// How far its letters stand above the baseline, in points; negative for below.
  public var baselineOffset = 0.0
  /// The lines of the paragraph that the part begins.
  public var paragraph = ParagraphMetrics()

  /// Creates a part that stands on the baseline.
  public init(_ text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

/// How far apart the lines of a paragraph are.
public struct ParagraphMetrics: Hashable, Sendable {
  /// The space between two lines, in points.
  public var lineSpacing = 0.0
  /// The space between the paragraph and the next, in points, added to that between lines.
  public var paragraphSpacing = 0.0
  /// What the height of lines is multiplied by; what is added stands above the letters.
  public var lineHeightMultiple = 1.0

  /// Creates metrics that change nothing.
  public init() {}
}

/// The letters of one part in a line.
public struct TextSegment: Hashable, Sendable {
  /// The index of the part.
  public var part: Int
  /// What is drawn, in logical order.
  public var text: String
  /// The font of all of it.
  public var font: Font
  /// From the left end of the line, in points.
  public var x: Double
  /// The advance, tracking and kern included, in points.
  public var width: Double
  /// How far it stands above the line's baseline, in points.
  public var baselineOffset: Double
}

extension TextLine {
  /// From the baseline to the bottom of the line's lowest segment, in points; 0 for a line without segments.
  public var descent: Double {
    segments.map { FontMetrics(of: $0.font).descent - $0.baselineOffset }.max() ?? 0
  }
}
