import Geometry
import Graphics
import Staging

extension SetSymbol {
  /// The symbol in the largest square inside a rectangle.
  ///
  /// - Parameters:
  ///   - color: The colour of the symbol.
  ///   - ground: The colour of what is cut out of a filled part.
  func items(in frame: Rect, color: Color, ground: Color, grid: LocalGrid) -> [Item] {
    let side = min(frame.width, frame.height)
    guard side > 0 else { return [] }
    return parts.flatMap { entry -> [Item] in
      let ink = entry.part.isCutOut ? ground : color
      let square = Rect(center: frame.center, size: Size(side, side))
      guard let text = entry.text else {
        let line = Path.line(from: square.point(0.12, 0.12), to: square.point(0.88, 0.88))
        return [.stroke(line, Stroke(color: ink, width: side / 13, cap: .round))]
      }
      return text.scaled(by: side * entry.part.share / Self.side).items(
        in: square, color: ink, vertical: text.font.family == .materialIcons ? .center : .capitals, grid: grid)
    }
  }
}

extension Rect {
  /// The point at shares of the width and the height.
  fileprivate func point(_ x: Double, _ y: Double) -> Point { Point(minX + width * x, minY + height * y) }
}
