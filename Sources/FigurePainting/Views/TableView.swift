import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws a table's own part: rows with texts and separators, and the titles of sections.
struct TableViewPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.row(0.3), $0.row(0.5), $0.row(0.7)] } }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    if let table = view.table { return sections(of: table) }
    return subject.page()
      + (0..<view.tableRowCount(on: context.platform)).flatMap { row -> [Item] in
        let (place, words) = (view.tableRow(row), view.tableRowText(row))
        return [
          subject.separator(under: place, from: isRightToLeft ? place.maxX - words.maxX : words.minX - place.minX)
        ]
          + text(.item(row), in: words, color: look.textColor ?? theme[.label])
      }
  }

  /// The ground, the titles of sections, and the rows that are no views.
  private func sections(of table: SolvedTable) -> [Item] {
    let ground = subject.page(table.style == .plain ? nil : grouped)
    let items = table.titles.flatMap(title) + table.drawnRows.map(row)
    guard !items.isEmpty else { return ground }
    // They can reach beyond the table, as those that scroll.
    return ground + [.group(Group(clip: subject.outline, items: items))]
  }

  private var grouped: Color {
    view.isElevated ? theme.ground(.systemGroupedBackground, isElevated: true) : theme[.grouped]
  }

  private func title(_ title: SolvedTable.Title) -> [Item] {
    let ground: [Item] = title.ground.map { [.fill(.rect(crisp($0)), theme[.bar])] } ?? []
    return ground
      + title.text.items(
        in: title.place, color: title.isProminent ? theme[.label] : theme[.secondaryLabel],
        anchor: isRightToLeft ? 1 : 0,
        grid: grid)
  }

  private func row(_ row: SolvedView) -> Item {
    var row = row
    let own = row.look.backgroundColor.map(theme.resolved)
    // A plain row is of the colour of the table, which fills it already. Those of groups lie on the table's.
    let isFilled = look.backgroundColor != nil || look.backgroundPattern != nil
    row.look.backgroundColor = own ?? (isFilled && row.rowPlace?.style == .plain ? .clear : nil)
    let subject = PaintedView(row, of: subject, on: own)
    let ground: [Item] = own.map { [.fill(subject.outline, $0)] } ?? []
    return .group(
      Group(
        clip: row.clipsToBounds ? subject.outline : nil,
        items: ground + TableViewCellPainter(subject: subject).paint()))
  }
}

/// Draws a table's row: its text, or its title and its detail text, the accessory and the separator.
struct TableViewCellPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.row(0.5)] } }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let image = content.image.flatMap { image in
      view.cellImageRect.map {
        PicturePainter(subject: subject).paint(image, in: crisp(view.mirrored($0, in: view.bounds)))
      }
    }
    return ground() + (image ?? []) + texts() + accessory() + separators()
  }

  /// The rows of a group lie on the table's ground and are lighter in the dark, as
  /// `secondarySystemGroupedBackground`; those of a plain table are of their screen.
  private func ground() -> [Item] {
    let isInGroup = view.rowPlace.map { $0.style != .plain } ?? false
    guard isInGroup else { return subject.page() }
    return subject.page(
      view.isElevated ? theme.ground(.secondarySystemGroupedBackground, isElevated: true) : theme[.page])
  }

  private func texts() -> [Item] {
    let (places, alignments) = (view.cellTextPlaces, view.cellTextAlignments)
    let ink = look.textColor ?? theme[.label]
    let isTinted = content.cellStyle == .value2
    let detailInk = look.detailTextColor ?? (isTinted ? ink : theme[.secondaryLabel])
    return text(.main, in: places.title, color: isTinted ? tint : ink, alignment: alignments.title)
      + text(.detail, in: places.detail, color: detailInk, alignment: alignments.detail)
  }

  /// A line under the row from its texts on; between those of a group alone, and around a group from side to side.
  private func separators() -> [Item] {
    let under = view.separatorInsets.map { subject.separator(under: view.bounds, from: $0.leading, to: $0.trailing) }
    let isFirstOfGroup = view.rowPlace.map { $0.style == .grouped && $0.isFirst } ?? false
    return (isFirstOfGroup ? [subject.separator(over: view.bounds)] : []) + [under].compactMap(\.self)
  }

  /// The accessory at the trailing side: a chevron, a check mark or a detail button, as since iOS 7.
  private func accessory() -> [Item] {
    let box = view.accessoryBox
    func line(_ points: [(Double, Double)], _ color: Color) -> Item {
      let points = points.map { x, y in
        Point(isRightToLeft ? box.maxX - x : box.minX + x, box.minY + y)
      }
      return .stroke(.polyline(points), Stroke(color: color, width: 2, cap: .round, join: .round))
    }
    let chevron = line([(10.5, 3.5), (16, 9), (10.5, 14.5)], theme[.placeholder])
    let circle = view.detailButtonFrame ?? box
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
        Point(box.minX + 4, box.midY + 0.5), Point(box.minX + 8, box.midY + 5.5), Point(box.minX + 15.5, box.midY - 6),
      ])
      return [.stroke(path, Stroke(color: tint, width: 2.2, cap: .round, join: .round))]
    case .detailButton: return detail
    case .detailDisclosureButton: return detail + [chevron]
    }
  }
}

extension PaintedView {
  private var separator: Color { separatorColor ?? context.theme[.separator] }

  /// The separator below a row.
  ///
  /// - Parameters:
  ///   - inset: How far it begins from the leading side.
  ///   - end: How far it ends from the trailing side.
  fileprivate func separator(under row: Rect, from inset: Double, to end: Double = 0) -> Item {
    let width = grid.width(0.5)
    let line = grid.rect(Rect(x: row.minX, y: row.maxY - width, width: row.width, height: width))
    let inset = min(inset, line.width)
    let inner = Rect(x: line.minX + inset, y: line.minY, width: max(0, line.width - inset - end), height: width)
    return .fill(.rect(view.mirrored(inner, in: line)), separator)
  }

  /// The separator above the first row of a group.
  fileprivate func separator(over row: Rect) -> Item {
    let line = grid.rect(Rect(x: row.minX, y: row.minY, width: row.width, height: grid.width(0.5)))
    return .fill(.rect(line), separator)
  }
}
