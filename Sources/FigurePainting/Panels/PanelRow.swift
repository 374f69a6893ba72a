import Figures
import Geometry
import Graphics
import Typography

/// Stands panels side by side at equal scale, each with its title under it, on a canvas that holds all of them.
struct PanelRow {
  let context: PaintingContext

  /// Between the extents of neighbours.
  static let gap = 24.0
  /// Around everything, where anything lies outside a lone root view.
  static let margin = 16.0
  /// From a panel's lowest point to its title's capitals.
  static let titleGap = 14.0
  /// More panels than this begin a new row.
  static let longestRow = 4

  struct Canvas {
    var size: Size
    var items: [Item]
  }

  func arrange(_ panels: [PaintedPanel]) -> Canvas {
    // 1. A lone root with nothing around it is its own canvas: a picture of 320 × 568 points is just that.
    if panels.count == 1, let panel = panels.first, panel.title == nil, panel.isWithinBody {
      return Canvas(size: panel.body.size, items: panel.items.moved(by: Point.zero - panel.body.origin))
    }
    // 2. Rows of about equal length.
    let rowCount = max(1, (panels.count + Self.longestRow - 1) / Self.longestRow)
    let perRow = max(1, (panels.count + rowCount - 1) / rowCount)
    var top = Self.margin
    var width = 0.0
    var items: [Item] = []
    for start in stride(from: 0, to: panels.count, by: perRow) {
      let row = self.row(Array(panels[start..<min(panels.count, start + perRow)]), top: top)
      items += row.items
      top = row.bottom + Self.gap
      width = max(width, row.right)
    }
    // 3. Whole points, so that every scale has whole pixels.
    return Canvas(
      size: Size((width + Self.margin).rounded(.up), (top - Self.gap + Self.margin).rounded(.up)), items: items)
  }

  private func row(_ panels: [PaintedPanel], top: Double) -> (items: [Item], right: Double, bottom: Double) {
    // 1. Bodies share a top edge, below the one that reaches highest.
    let overhang = panels.map { $0.body.minY - $0.extent.minY }.max() ?? 0
    let bodyTop = (top + overhang).rounded(.up)
    let bottom = panels.map { bodyTop + $0.extent.maxY - $0.body.minY }.max() ?? top
    let font = context.annotationFont(13, weight: .semibold)
    let titleLine = (bottom + Self.titleGap).rounded(.up) + font.capHeight / 2
    var left = Self.margin
    var items: [Item] = []
    // 2. Each beside the one before; a title wider than its panel takes the room it needs.
    for panel in panels {
      let title = panel.title.flatMap { $0.isEmpty ? nil : $0 }
      let titleWidth = title.map { context.line($0, font: font).width } ?? 0
      let titleOverhang = max(0, (titleWidth - panel.body.width) / 2)
      let before = max(panel.body.minX - panel.extent.minX, titleOverhang)
      let after = max(panel.extent.maxX - panel.body.maxX, titleOverhang)
      let bodyLeft = (left + before).rounded(.up)
      items += panel.items.moved(by: Point(bodyLeft, bodyTop) - panel.body.origin)
      if let title {
        items.append(
          context.textItem(
            title, font: font, color: context.theme[.ink], at: Point(bodyLeft + panel.body.width / 2, titleLine)))
      }
      left = bodyLeft + panel.body.width + after + Self.gap
    }
    // 3. Titles stand on one line under the whole row.
    let hasTitles = panels.contains { !($0.title ?? "").isEmpty }
    return (items, left - Self.gap, hasTitles ? titleLine + font.capHeight / 2 : bottom)
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
