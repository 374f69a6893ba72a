import Geometry
import Graphics

/// Lines that are seen on any ground: on one of nearly their own colour they are black or white, and where they run
/// across one that is as light they have a rim, and one colour all along.
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
    guard let rimColour = brush.rimAcross(ink) else { return standard.flatMap { $0.items(with: brush) } }
    // In the colours of the ground that most of them lie on, as lines beside them are, they may be seen on the others, too.
    let onGround = brush.onGround(at: ink.points)
    guard onGround.rimAcross(ink) != nil else { return standard.flatMap { $0.items(with: onGround) } }
    let items = standard.flatMap { mark in
      var mark = mark
      if var line = mark as? LineMark {
        (line.isSeenThroughout, line.pen.ink) = (false, ink)
        mark = line
      }
      return mark.items(with: brush)
    }
    // A rim makes no picture larger, which has none in the other theme.
    let rims = Group(clip: .rect(brush.scene.shownRect), items: items.map { $0.casing(rim, rimColour) })
    return [.group(rims)] + items
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
