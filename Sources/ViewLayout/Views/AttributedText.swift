public import Graphics
public import Typography

/// A text of runs, each with its own font, colour and lines, as `NSAttributedString` has them.
///
///     var price = AttributedText("$")
///     price.runs.append(AttributedText.Run("19", font: FontDescription(size: 34, weight: .bold)))
///     price.string   // $19
public struct AttributedText: Hashable, Sendable {
  /// A part of the text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// What its font has other than the view's. A text style has been settled by whoever knows the reader's text size.
    public var font: FontDescription?
    /// The colour of the letters; `nil` for the view's.
    public var color: Color?
    /// The colour behind the letters; `nil` for none.
    public var backgroundColor: Color?
    /// The lines below the letters.
    public var underline = LineStyle.none
    /// The lines through the letters.
    public var strikethrough = LineStyle.none
    /// The space added behind every letter, in points.
    public var kern = 0.0
    /// How far the letters stand above the baseline, in points.
    public var baselineOffset = 0.0
    /// How the lines of the paragraph that the run begins are aligned; `nil` for the view's alignment.
    public var alignment: TextAlignment?
    /// How far apart the lines of that paragraph are.
    public var paragraph = ParagraphMetrics()

    /// Creates a run.
    public init(_ text: String, font: FontDescription? = nil, color: Color? = nil) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// The lines that a run is marked with, by the names of `NSUnderlineStyle`.
  public enum LineStyle: String, Hashable, Sendable, CaseIterable {
    /// None, one, a thick one, or two.
    case none, single, thick, double
  }

  /// The runs from the first to the last.
  public var runs: [Run]

  /// Creates a text of some runs.
  public init(runs: [Run]) { self.runs = runs }

  /// Creates a text of one run without attributes.
  public init(_ text: String) { runs = [Run(text)] }

  /// What all runs say.
  public var string: String { runs.map(\.text).joined() }

  /// The colours of letters and behind them that runs name.
  public var colors: [Color] { runs.flatMap { [$0.color, $0.backgroundColor].compactMap(\.self) } }

  /// Replaces each of ``colors``.
  public mutating func mapColors(_ transform: (Color) -> Color) {
    for index in runs.indices {
      runs[index].color = runs[index].color.map(transform)
      runs[index].backgroundColor = runs[index].backgroundColor.map(transform)
    }
  }

  /// What decides how much room the text takes in a view with a font.
  public func parts(in font: Font, platform: Platform) -> [TextPart] {
    runs.map { run in
      // The style of a text has been settled, so that no text size matters here.
      var part = TextPart(
        run.text, font: run.font?.settled(over: font, platform: platform, at: .large) ?? font)
      part.kern = run.kern
      part.baselineOffset = run.baselineOffset
      part.paragraph = run.paragraph
      return part
    }
  }
}

extension TextPart {
  /// The part in a font of a larger or smaller size.
  public func scaled(by factor: Double) -> TextPart {
    var part = self
    part.font.size *= factor
    part.kern *= factor
    part.baselineOffset *= factor
    return part
  }
}
