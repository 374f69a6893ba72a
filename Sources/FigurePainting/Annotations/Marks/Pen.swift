import Geometry
import Graphics

/// What a mark is stroked with: a stroke whose colour is an ink still, and whose width is not yet whole pixels.
struct Pen: Hashable, Sendable {
  var ink: Ink
  /// In points.
  var width: Double
  /// Lengths of dashes and gaps by turns, in points; empty for a solid line.
  var dash: [Double] = []
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  /// Whether its width is whole pixels; a sign's strokes keep theirs.
  var isOnPixels = true

  /// A pen for signs and arrowheads: round ends and corners.
  static func round(_ ink: Ink, width: Double) -> Pen {
    Pen(ink: ink, width: width, cap: .round, join: .round, isOnPixels: false)
  }

  /// The same pen without its dashes.
  var solid: Pen {
    var pen = self
    pen.dash = []
    return pen
  }

  func with(_ ink: Ink) -> Pen {
    var pen = self
    pen.ink = ink
    return pen
  }
}

extension Pen: CustomStringConvertible {
  /// As tests print it: `guide 0.5 dashed`.
  var description: String { "\(ink) \(formatted(width))\(dash.isEmpty ? "" : " dashed")" }
}
