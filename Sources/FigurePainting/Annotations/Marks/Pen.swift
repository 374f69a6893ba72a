import Geometry
import Graphics

/// The stroke of a mark: its colour is an ink, and its width is not yet in whole pixels.
struct Pen: Hashable, Sendable {
  var ink: Ink
  /// The width, in points.
  var width: Double
  /// The lengths of alternating dashes and gaps, in points; empty for a solid line.
  var dash: [Double] = []
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  /// Whether the width is rounded to whole pixels. The strokes of signs are not.
  var isOnPixels = true

  /// A pen with round ends and corners, for signs and arrowheads.
  static func round(_ ink: Ink, width: Double) -> Pen {
    Pen(ink: ink, width: width, cap: .round, join: .round, isOnPixels: false)
  }

  func with(_ ink: Ink) -> Pen {
    var pen = self
    pen.ink = ink
    return pen
  }

  func dashed(_ dash: [Double]) -> Pen {
    var pen = self
    pen.dash = dash
    return pen
  }

  /// Its dashes, a little longer or shorter, so that a line of a length ends with one; none on a line that is too short
  /// for two.
  func dashFilling(_ length: Double) -> [Double] {
    guard dash.count == 2, case let (mark, gap) = (dash[0], dash[1]), length > 0, mark + gap > 0 else { return dash }
    let count = ((length + gap) / (mark + gap)).rounded()
    guard count > 1 else { return [] }
    let factor = length / (count * mark + (count - 1) * gap)
    return [mark * factor, gap * factor]
  }

  /// Its dashes on what texts leave of a line: whole ones, and at least two if there is any room. One alone between words
  /// would be a hyphen.
  func dashes(betweenTexts length: Double) -> [Double] {
    let filling = dashFilling(length)
    guard filling.isEmpty, dash.count == 2, case let factor = length / (2 * dash[0] + dash[1]), factor > Self.leastShare
    else { return filling }
    return dash.map { $0 * factor }
  }

  /// How much of their length dashes have at least.
  private static let leastShare = 0.35
}

extension Pen: CustomStringConvertible {
  /// As tests print it: `guide 0.5 dashed`.
  var description: String { "\(ink) \(formatted(width))\(dash.isEmpty ? "" : " dashed")" }
}

extension Stroke {
  /// The same stroke without its dashes.
  var solid: Stroke {
    var stroke = self
    stroke.dash = []
    return stroke
  }
}
