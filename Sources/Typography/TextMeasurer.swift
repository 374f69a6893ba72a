public import Geometry

/// Breaks text into lines and tells their sizes: the only thing that layout and painting need to know of fonts.
///
/// Pango answers in production (`PangoText`), a measurer of fixed widths in tests.
/// A measurer belongs to one thread.
public protocol TextMeasurer: AnyObject {
  /// Sets `text` in lines.
  func layOut(_ text: String, font: Font, fitting: TextFitting) -> TextBlock

  /// Sets a text whose parts have fonts of their own in lines. Each line has segments.
  func layOut(_ parts: [TextPart], fitting: TextFitting) -> TextBlock

  /// The characters met since the last call for which no font of ours has a glyph, each once, in order.
  func takeMissingCharacters() -> [Character]
}

/// The room that text has.
public struct TextFitting: Hashable, Sendable {
  /// In points; `nil` for as much as the longest paragraph needs.
  public var maximumWidth: Double?
  /// 0 for any number.
  public var maximumLines: Int
  /// How lines are broken, and where they are cut off.
  public var lineBreakMode: LineBreakMode
  /// Pixels a point: a block's width and height are rounded up to whole pixels, its lines are not.
  public var scale: Double
  /// The direction of a paragraph that has no strong character of its own.
  public var isRightToLeft: Bool

  /// What a line may be wider than its room, in points: layout's equations are solved in floating point.
  public static let tolerance = 1e-3

  /// Creates a description of the room. The standard is one line of any width at two pixels a point.
  public init(
    maximumWidth: Double? = nil, maximumLines: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail,
    scale: Double = 2, isRightToLeft: Bool = false
  ) {
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.scale = scale
    self.isRightToLeft = isRightToLeft
  }
}

extension LineBreakMode {
  /// Whether an ellipsis stands for what has no room.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

/// What happens to text that is wider than its room, by UIKit's names.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Breaks lines between words.
  case byWordWrapping
  /// Breaks lines between any characters.
  case byCharWrapping
  /// Cuts a line off at the edge.
  case byClipping
  /// Puts an ellipsis at the start of a line.
  case byTruncatingHead
  /// Puts an ellipsis at the end of the last line.
  case byTruncatingTail
  /// Puts an ellipsis in the middle of a line.
  case byTruncatingMiddle
}

/// Text set in lines.
public struct TextBlock: Hashable, Sendable {
  /// The lines from the top to the bottom.
  public var lines: [TextLine]
  /// The widest line by all lines' heights, rounded up to pixels; never wider than the room that was given.
  public var size: Size

  /// Creates a block.
  public init(lines: [TextLine], size: Size) {
    self.lines = lines
    self.size = size
  }

  /// A block without lines.
  public static let empty = TextBlock(lines: [], size: .zero)

  /// From the block's top to the first line's baseline, in points; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// From the block's top to the last line's baseline, in points; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
  /// Whether text is left out of any line.
  public var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}

/// One line as it is drawn.
public struct TextLine: Hashable, Sendable {
  /// What is drawn, an ellipsis included, in logical order.
  public var text: String
  /// The advance, tracking included, in points, unrounded.
  public var width: Double
  /// From the block's top to the line's baseline, in points.
  public var baseline: Double
  /// Whether the line runs from right to left.
  public var isRightToLeft: Bool
  /// Whether an ellipsis stands for text that is left out.
  public var isTruncated: Bool
  /// The letters of each part of a text of several; empty for a text in one font. From the left, or of a line that runs
  /// from right to left from the right.
  public var segments: [TextSegment] = []
  /// Of a line with segments: the index of the part that its paragraph begins with.
  public var firstPart = 0

  /// Creates a line.
  public init(text: String, width: Double, baseline: Double, isRightToLeft: Bool = false, isTruncated: Bool = false) {
    self.text = text
    self.width = width
    self.baseline = baseline
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
  }
}
