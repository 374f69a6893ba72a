import Geometry
import Graphics
import Staging
import Typography

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
        if case .panes(let panes) = entry.part.content {
          return panes.items(in: square.scaled(by: entry.part.share), color: ink, ground: ground)
        }
        let line = Path.line(from: square.point(0.12, 0.12), to: square.point(0.88, 0.88))
        return [.stroke(line, Stroke(color: ink, width: side / 13, cap: .round))]
      }
      return text.scaled(by: side * entry.part.share / Self.side).items(
        in: square.offsetBy(dx: 0, dy: side * entry.part.drop), color: ink,
        vertical: text.font.family == .materialIcons ? .center : .capitals, grid: grid)
    }
  }
}

extension SymbolPanes {
  /// The screen in a square, with lines as the icons of the font have them.
  fileprivate func items(in square: Rect, color: Color, ground: Color) -> [Item] {
    let width = square.width * 2 / SetSymbol.side
    let across = square.width - 2 * square.width / SetSymbol.side
    let box = Rect(center: square.center, size: Size(across, isSquare ? across : across * 0.75))
    let frame = box.insetBy(dx: width / 2, dy: width / 2)
    let line = Stroke(color: isFilled ? ground : color, width: width)
    var items: [Item] =
      isFilled
      ? [.fill(.roundedRect(box, radius: width), color)]
      : [.stroke(.roundedRect(frame, radius: width / 2), Stroke(color: color, width: width, join: .round))]
    items += columns.map { .stroke(.line(from: frame.point($0, 0), to: frame.point($0, 1)), line) }
    items += rows.map { .stroke(.line(from: frame.point(0, $0), to: frame.point(1, $0)), line) }
    if let filling {
      let inner = isInset ? frame.insetBy(dx: width * 1.5, dy: width * 1.5) : frame
      let (start, end) = (inner.point(filling.minX, filling.minY), inner.point(filling.maxX, filling.maxY))
      items.append(.fill(.rect(Rect(between: start, end)), color))
    }
    return items
  }
}

extension Rect {
  fileprivate func scaled(by share: Double) -> Rect { Rect(center: center, size: Size(width * share, height * share)) }

  /// The point at shares of the width and the height.
  fileprivate func point(_ x: Double, _ y: Double) -> Point { Point(minX + width * x, minY + height * y) }
}
