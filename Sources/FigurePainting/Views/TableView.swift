import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  /// A table: white, with the lines between rows of 44 points where no cells are given.
  func tableView() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    var items: [Item] = []
    if look.backgroundColor == nil, look.backgroundPattern == nil {
      items.append(.shape(Shape(outline, fill: .color(theme[.page]))))
    }
    guard view.subviews.isEmpty else { return items }
    let rows = min(200, Int(min(1e6, view.bounds.height / 44)))
    let titles = content.items
    for row in 0..<max(0, rows) {
      let top = view.bounds.minY + Double(row) * 44
      items.append(separator(under: Rect(x: view.bounds.minX, y: top, width: view.bounds.width, height: 44)))
      guard row < titles.count else { continue }
      let words = Rect(x: view.bounds.minX + 16, y: top, width: max(0, view.bounds.width - 32), height: 44)
      items += text(titles[row], in: words, font: view.font, color: look.textColor ?? theme[.label])
    }
    return items
  }

  /// A table's row: its text, or its title with a text below or beside it, and the line under it.
  func tableViewCell() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    var items: [Item] = []
    if look.backgroundColor == nil, look.backgroundPattern == nil {
      items.append(.shape(Shape(outline, fill: .color(theme[.page]))))
    }
    let words = view.bounds.insetBy(dx: min(16, view.bounds.width / 2), dy: 0)
    let main = content.title ?? content.text ?? ""
    items += text(main, in: words, font: view.font, color: look.textColor ?? theme[.label])
    if let title = content.title, let detail = content.text, !title.isEmpty, !detail.isEmpty {
      items += text(
        detail, in: words, font: view.font, color: theme[.secondaryLabel],
        alignment: isRightToLeft ? .left : .right)
    }
    return items + accessory() + [separator(under: view.bounds)]
  }

  /// A chevron, a check or an i in a circle at the trailing side, as on iOS 7 and later.
  private func accessory() -> [Item] {
    let box = mirrored(
      Rect(x: view.bounds.maxX - 34, y: view.bounds.midY - 9, width: 18, height: 18), in: view.bounds)
    func line(_ points: [(Double, Double)], _ color: Color) -> Item {
      let points = points.map { x, y in
        Point(isRightToLeft ? box.maxX - x : box.minX + x, box.minY + y)
      }
      return .shape(Shape(.polyline(points), stroke: Stroke(color: color, width: 2, cap: .round)))
    }
    let chevron = line([(10, 3), (16, 9), (10, 15)], theme[.systemGray])
    let circle = box.offsetBy(dx: look.accessory == .detailButton ? 0 : isRightToLeft ? 20 : -20, dy: 0)
    let detail: [Item] = [
      .shape(Shape(.circle(center: circle.center, radius: 9), stroke: Stroke(color: tint, width: 1))),
      .shape(Shape(.circle(center: Point(circle.midX, circle.midY - 4), radius: 1.2), fill: .color(tint))),
      .shape(
        Shape(
          .line(from: Point(circle.midX, circle.midY - 1), to: Point(circle.midX, circle.midY + 5)),
          stroke: Stroke(color: tint, width: 1.5))),
    ]
    switch look.accessory {
    case .none: return []
    case .disclosureIndicator: return [chevron]
    // A check looks the same in both directions.
    case .checkmark:
      let path = Path.polyline([
        Point(box.minX + 4, box.midY), Point(box.minX + 8, box.midY + 5), Point(box.minX + 15, box.midY - 6),
      ])
      return [.shape(Shape(path, stroke: Stroke(color: tint, width: 2, cap: .round)))]
    case .detailButton: return detail
    case .detailDisclosureButton: return detail + [chevron]
    }
  }

  private func separator(under row: Rect) -> Item {
    let width = hairline(0.5)
    let line = crisp(Rect(x: row.minX, y: row.maxY - width, width: row.width, height: width))
    let inset = mirrored(
      Rect(x: line.minX + min(16, line.width), y: line.minY, width: max(0, line.width - 16), height: width), in: line)
    return .shape(Shape(.rect(inset), fill: .color(theme[.separator])))
  }
}
