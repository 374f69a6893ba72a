import Geometry
import Graphics
import Typography

extension ViewPainter {
  /// A table: white, with the lines between rows of 44 points where no cells are given.
  func tableView() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    var items: [Item] = []
    if appearance.backgroundColor == nil, appearance.backgroundPattern == nil {
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
      items += text(titles[row], in: words, font: appearance.font, color: appearance.textColor ?? theme[.label])
    }
    return items
  }

  /// A table's row: its text, or its title with a text below or beside it, and the line under it.
  func tableViewCell() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    var items: [Item] = []
    if appearance.backgroundColor == nil, appearance.backgroundPattern == nil {
      items.append(.shape(Shape(outline, fill: .color(theme[.page]))))
    }
    let words = view.bounds.insetBy(dx: min(16, view.bounds.width / 2), dy: 0)
    let main = content.title ?? content.text ?? ""
    items += text(main, in: words, font: appearance.font, color: appearance.textColor ?? theme[.label])
    if let title = content.title, let detail = content.text, !title.isEmpty, !detail.isEmpty {
      items += text(
        detail, in: words, font: appearance.font, color: theme[.secondaryLabel],
        alignment: isRightToLeft ? .left : .right)
    }
    return items + [separator(under: view.bounds)]
  }

  private func separator(under row: Rect) -> Item {
    let width = hairline(0.5)
    let line = crisp(Rect(x: row.minX, y: row.maxY - width, width: row.width, height: width))
    let inset = mirrored(
      Rect(x: line.minX + min(16, line.width), y: line.minY, width: max(0, line.width - 16), height: width), in: line)
    return .shape(Shape(.rect(inset), fill: .color(theme[.separator])))
  }
}
