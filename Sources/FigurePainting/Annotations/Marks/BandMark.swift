import Geometry
import Graphics

/// Hatching between two nested quadrilaterals. Texts and bars are left free, and what is said besides.
struct BandMark: Mark {
  var outer: [Point]
  var inner: [Point]
  var ink: Ink
  /// Rectangles that are left free, in the panel's coordinates.
  var blanks: [Rect] = []
  /// The outline of a view with round corners, beyond which there is no hatching.
  var clip: Path?
  /// Whether its lines fall to the right: what the safe area leaves out, beside margins whose lines rise.
  var isFalling = false

  var inkSource: Ink.Source? { ink.source }

  func items(with brush: Brush) -> [Item] {
    guard outer.count == 4, inner.count == 4 else { return [] }
    let hatch = Hatch(
      color: brush.color(ink.along(outer)), pitch: 4 * brush.unit, lineWidth: 0.75 * brush.unit, isFalling: isFalling)
    // Four quadrilaterals, one between each pair of sides.
    let sides = (0..<4).map { side in
      let next = (side + 1) % 4
      return [outer[side], outer[next], inner[next], inner[side]]
    }.filter { area($0) > 0.01 }
    guard let box = Rect(enclosing: outer + inner), box.isFinite else { return [] }
    let hatching = sides.map { Item.shape(Shape(.polyline($0, closed: true), fill: .hatch(hatch))) }
    let inside = clip.map { [Item.group(Group(clip: $0, items: hatching))] } ?? hatching
    return brush.besideTexts(inside, in: box, and: blanks)
  }

  private func area(_ points: [Point]) -> Double {
    let next = points.dropFirst() + points.prefix(1)
    return abs(zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }

  var description: String {
    "band from \(outer.map { placeText($0) }.joined(separator: " ")) to \(inner.map { placeText($0) }.joined(separator: " ")), \(ink)"
  }
}
