import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws a table without cells: rows with texts and separators.
struct TableViewPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.row(0.3), $0.row(0.5), $0.row(0.7)] } }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    return subject.page()
      + (0..<view.tableRowCount).flatMap { row -> [Item] in
        let (place, inset) = (view.tableRow(row), ControlMetrics.tableRowInset)
        let words = Rect(
          x: place.minX + inset, y: place.minY, width: max(0, place.width - 2 * inset), height: place.height)
        return [subject.separator(under: place)]
          + text(.item(row), in: words, color: look.textColor ?? theme[.label])
      }
  }
}

/// Draws a table's row: its text, or its title and its detail text, the accessory and the separator.
struct TableViewCellPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.row(0.5)] } }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let words = view.cellTextRect
    let image = content.image.flatMap { image in
      view.cellImageRect.map {
        PicturePainter(subject: subject).paint(image, in: crisp(view.mirrored($0, in: view.bounds)))
      }
    }
    return subject.page() + (image ?? [])
      + text(.main, in: words, color: look.textColor ?? theme[.label])
      + text(.detail, in: words, color: theme[.secondaryLabel], alignment: isRightToLeft ? .left : .right)
      + accessory() + [subject.separator(under: view.bounds)]
  }

  /// The accessory at the trailing side: a chevron, a check mark or a detail button, as since iOS 7.
  private func accessory() -> [Item] {
    let box = view.accessoryBox
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
    // A check mark is not mirrored.
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
  /// The separator below a row.
  fileprivate func separator(under row: Rect) -> Item {
    let width = grid.width(0.5)
    let line = grid.rect(Rect(x: row.minX, y: row.maxY - width, width: row.width, height: width))
    let inset = min(ControlMetrics.tableRowInset, line.width)
    let inner = Rect(x: line.minX + inset, y: line.minY, width: line.width - inset, height: width)
    return .fill(.rect(view.mirrored(inner, in: line)), context.theme[.separator])
  }
}
