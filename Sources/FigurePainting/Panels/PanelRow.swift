import Geometry
import Graphics
import Typography

/// Stands panels side by side at equal scale, each with its title under it, on a canvas that holds all of them.
struct PanelRow {
  let theme: Theme
  let grid: PixelGrid

  /// Between the extents of neighbours.
  static let gap = 24.0
  /// Around everything, where anything lies outside a lone root view.
  static let margin = 16.0
  /// From a panel's lowest point to its title's capitals.
  static let titleGap = 14.0
  /// A title further under its panel than this would be taken for that of nothing.
  static let farthestTitle = 60.0
  /// More panels than this begin a new row.
  static let longestRow = 4

  struct Canvas {
    var size: Size
    var items: [Item]
  }

  func arrange(_ panels: [PaintedPanel]) -> Canvas {
    // 1. A lone root with nothing around it is its own canvas: a picture of 320 × 568 points is just that.
    if panels.count == 1, let panel = panels.first, panel.title == nil, panel.isWithinBody, !panel.needsMargin {
      return Canvas(size: panel.body.size, items: panel.items.moved(by: Point.zero - panel.body.origin))
    }
    // 2. Rows of about equal length, whose columns stand under one another.
    let rowCount = max(1, (panels.count + Self.longestRow - 1) / Self.longestRow)
    let perRow = max(1, (panels.count + rowCount - 1) / rowCount)
    let rows = stride(from: 0, to: panels.count, by: perRow).map {
      Array(panels[$0..<min(panels.count, $0 + perRow)])
    }
    let columns = columns(of: rows)
    var top = Self.margin
    var items: [Item] = []
    for panels in rows {
      let row = self.row(panels, top: top, columns: columns)
      items += row.items
      top = row.bottom + Self.gap
    }
    // 3. Whole points, so that every scale has whole pixels.
    let right = columns.last.map { $0.body.upperBound + $0.after } ?? 0
    return Canvas(
      size: Size((right + Self.margin).rounded(.up), (top - Self.gap + Self.margin).rounded(.up)), items: items)
  }

  /// Where a column's bodies stand, and what lies to the right of them.
  private struct Column {
    var body: ClosedRange<Double>
    var after: Double
  }

  static let titleFont = Font.annotation(13, weight: .semibold)

  /// Columns side by side, each as wide as its widest panel; a title wider than its panel takes the room it needs.
  private func columns(of rows: [[PaintedPanel]]) -> [Column] {
    // 1. What each column takes, and what reaches out of it.
    var columns: [(before: Double, width: Double, after: Double)] = []
    for number in 0..<(rows.map(\.count).max() ?? 0) {
      let panels = rows.compactMap { $0.indices.contains(number) ? $0[number] : nil }
      let width = panels.map(\.body.width).max() ?? 0
      var (before, after) = (0.0, 0.0)
      for panel in panels {
        let spare = (width - panel.body.width) / 2
        let titleOverhang = (panel.title?.width ?? 0) / 2 - width / 2
        before = max(before, panel.body.minX - panel.extent.minX - spare, titleOverhang)
        after = max(after, panel.extent.maxX - panel.body.maxX - spare, titleOverhang)
      }
      columns.append((before, width, after))
    }
    // 2. Gaps that differ by what a label reaches out are made equal; one that a stray view is in stays alone.
    var gaps = zip(columns, columns.dropFirst()).map { ($0.after + Self.gap + $1.before).rounded(.up) }
    if let widest = gaps.max(), let narrowest = gaps.min(), widest < 2 * narrowest {
      gaps = gaps.map { _ in widest }
    }
    // 3. One after the other.
    var left = (Self.margin + (columns.first?.before ?? 0)).rounded(.up)
    return columns.enumerated().map { number, column in
      defer { left = (left + column.width + (gaps.indices.contains(number) ? gaps[number] : 0)).rounded(.up) }
      return Column(body: left...left + column.width, after: column.after)
    }
  }

  private func row(
    _ panels: [PaintedPanel], top: Double, columns: [Column]
  ) -> (items: [Item], bottom: Double) {
    // 1. Screens share a top edge. Beside text and tables, all stand about one middle.
    let height = panels.map(\.body.height).max() ?? 0
    let isMixed = panels.contains { !$0.isLayout }
    let drops = panels.map { isMixed ? ((height - $0.body.height) / 2).rounded(.down) : 0 }
    // 2. None reaches over the top, and titles stand on one line under the whole row; a panel far lower than another
    //    has its own close under it.
    let overhang = zip(panels, drops).map { $0.body.minY - $0.extent.minY - $1 }.max() ?? 0
    let bodyTop = (top + max(0, overhang)).rounded(.up)
    let bottoms = zip(panels, drops).map { bodyTop + $1 + $0.extent.maxY - $0.body.minY }
    let bottom = bottoms.max() ?? top
    let titleLines = bottoms.map { own in
      let line = bottom - own > Self.farthestTitle ? own : bottom
      return (line + Self.titleGap).rounded(.up) + Self.titleFont.capHeight / 2
    }
    // 3. Each in the middle of its column.
    var items: [Item] = []
    for (number, panel) in panels.enumerated() {
      let middle = columns[number].body.middle
      let place = Point((middle - panel.body.width / 2).rounded(.down), bodyTop + drops[number])
      items += panel.items.moved(by: place - panel.body.origin)
      if let title = panel.title {
        items.append(
          title.item(
            color: theme[.ink], at: Point(place.x + panel.body.width / 2, titleLines[number]), grid: grid))
      }
    }
    let lowestTitle = zip(panels, titleLines).filter { $0.0.title != nil }.map { $0.1 + Self.titleFont.capHeight / 2 }
      .max()
    return (items, max(bottom, lowestTitle ?? bottom))
  }
}

extension PaintedPanel {
  var isWithinBody: Bool {
    body.insetBy(dx: -0.01, dy: -0.01).contains(extent)
  }
}

extension [Item] {
  /// The items as one group, moved; as they are where there is nothing to move.
  func moved(by distance: Point) -> [Item] {
    if distance == .zero { return self }
    return [.group(Group(transform: .translation(x: distance.x, y: distance.y), items: self))]
  }
}
