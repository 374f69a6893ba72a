import Geometry
import Graphics

/// Lines that are seen on any ground: on one of nearly their own colour they are black or white, and on one of another
/// hue that is as light they have a rim.
struct RaisedLines: Mark {
  /// The ink, at the points that decide.
  var ink: Ink
  /// The width that the rim adds to a line, in points.
  var rim: Double
  private let standard: [any Mark]
  private let onOwnColour: [Bool: [any Mark]]

  /// - Parameter marks: The lines in an ink.
  init(ink: Ink, rim: Double, _ marks: (Ink) -> [any Mark]) {
    (self.ink, self.rim) = (ink, rim)
    standard = marks(ink)
    onOwnColour = [true: marks(.plain(.darkInk)), false: marks(.plain(.white))]
  }

  var inkSource: Ink.Source? { ink.source }

  func items(with brush: Brush) -> [Item] {
    let visible = brush.visible(ink)
    guard visible.source == ink.source else {
      return (onOwnColour[visible.source == .plain(.darkInk)] ?? standard).flatMap { $0.items(with: brush) }
    }
    let items = standard.flatMap { $0.items(with: brush) }
    guard let rimColour = brush.rim(of: ink) else { return items }
    return items.map { $0.casing(rim, rimColour) } + items
  }

  var description: String { standard.map { "\($0)" }.joined(separator: "\n") }
}

extension Item {
  /// The lines of a shape, wider and in another colour, to lie under them.
  func casing(_ rim: Double, _ color: Color) -> Item {
    guard case .shape(let shape) = self else { return self }
    return .shape(
      Shape(
        shape.path, stroke: Stroke(color: color, width: (shape.stroke?.width ?? 0) + rim, cap: .round, join: .round)))
  }
}
