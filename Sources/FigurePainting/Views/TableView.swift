import Geometry
import Graphics
import Staging
import ViewLayout

/// A table: white, with the lines between rows of 44 points where no cells are given.
struct TableViewPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    return subject.page()
      + (0..<view.tableRowCount).flatMap { row -> [Item] in
        let place = Rect(
          x: view.bounds.minX, y: view.bounds.minY + Double(row) * 44, width: view.bounds.width, height: 44)
        let words = Rect(x: place.minX + 16, y: place.minY, width: max(0, place.width - 32), height: 44)
        return [subject.separator(under: place)]
          + text(.item(row), in: words, color: look.textColor ?? theme[.label])
      }
  }
}

/// A table's row: its text, or its title with a text beside it, and the line under it.
struct TableViewCellPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let words = view.cellTextRect
    return subject.page()
      + text(.main, in: words, color: look.textColor ?? theme[.label])
      + text(.detail, in: words, color: theme[.secondaryLabel], alignment: isRightToLeft ? .left : .right)
      + accessory() + [subject.separator(under: view.bounds)]
  }

  /// A chevron, a check or an i in a circle at the trailing side, as on iOS 7 and later.
  private func accessory() -> [Item] {
    let box = mirrored(
      Rect(x: view.bounds.maxX - 34, y: view.bounds.midY - 9, width: 18, height: 18), in: view.bounds)
    func line(_ points: [(Double, Double)], _ color: Color) -> Item {
      let points = points.map { x, y in
        Point(isRightToLeft ? box.maxX - x : box.minX + x, box.minY + y)
      }
      return .stroke(.polyline(points), Stroke(color: color, width: 2, cap: .round))
    }
    let chevron = line([(10, 3), (16, 9), (10, 15)], theme[.systemGray])
    let circle = box.offsetBy(dx: look.accessory == .detailButton ? 0 : isRightToLeft ? 20 : -20, dy: 0)
    let detail: [Item] = [
      .stroke(.circle(center: circle.center, radius: 9), tint, width: 1),
      .fill(.circle(center: Point(circle.midX, circle.midY - 4), radius: 1.2), tint),
      .stroke(
        .line(from: Point(circle.midX, circle.midY - 1), to: Point(circle.midX, circle.midY + 5)), tint, width: 1.5),
    ]
    switch look.accessory {
    case .none: return []
    case .disclosureIndicator: return [chevron]
    // A check looks the same in both directions.
    case .checkmark:
      let path = Path.polyline([
        Point(box.minX + 4, box.midY), Point(box.minX + 8, box.midY + 5), Point(box.minX + 15, box.midY - 6),
      ])
      return [.stroke(path, Stroke(color: tint, width: 2, cap: .round))]
    case .detailButton: return detail
    case .detailDisclosureButton: return detail + [chevron]
    }
  }
}

extension PaintedView {
  /// The line under a table's row.
  fileprivate func separator(under row: Rect) -> Item {
    let width = grid.width(0.5)
    let line = grid.rect(Rect(x: row.minX, y: row.maxY - width, width: row.width, height: width))
    let inset = view.mirrored(
      Rect(x: line.minX + min(16, line.width), y: line.minY, width: max(0, line.width - 16), height: width), in: line)
    return .fill(.rect(inset), context.theme[.separator])
  }
}
