import Figures
import Geometry
import Graphics
import Staging
import Typography

/// What the signs of an overview mean, below it.
struct OverviewLegend {
  /// The kinds that occur; `nil` for the entry point.
  private let entries: [(kind: SceneMap.SegueKind?, words: SetText)]

  private static let rowHeight = 24.0
  private static let gap = 22.0
  private static let margin = 20.0

  init(of map: SceneMap, setter: TextSetting) {
    let kinds = Set(map.segues.map(\.kind)).union(map.scenes.contains { $0.unwinds } ? [.unwind] : [])
    let font = Font.annotation(10)
    entries =
      (map.entry == nil ? [] : [(nil, setter.line("entry point", font: font))])
      + SceneMap.SegueKind.allCases.filter(kinds.contains).map { ($0, setter.line($0.words, font: font)) }
  }

  /// The size of a picture with the legend.
  func size(below size: Size) -> Size {
    Size(size.width, size.height + (entries.isEmpty ? 0 : Double(rows(in: size.width).count) * Self.rowHeight))
  }

  private static func signWidth(_ kind: SceneMap.SegueKind?) -> Double {
    kind == nil ? EntrySign.length : SegueSign.diameter
  }

  /// The indices of the entries of each row.
  private func rows(in width: Double) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var x = Self.margin
    for index in entries.indices {
      let own = Self.signWidth(entries[index].kind) + 6 + entries[index].words.naturalWidth
      if x + own > width - Self.margin, rows.last?.isEmpty == false {
        rows.append([])
        x = Self.margin
      }
      rows[rows.count - 1].append(index)
      x += own + Self.gap
    }
    return rows
  }

  /// - Parameter size: Of the picture with the legend.
  func items(in size: Size, with context: PaintingContext) -> [Item] {
    guard !entries.isEmpty else { return [] }
    let rows = rows(in: size.width)
    var items: [Item] = []
    for (number, row) in rows.enumerated() {
      let y = size.height - Self.margin + 4 - Double(rows.count - 1 - number) * Self.rowHeight
      var x = Self.margin
      for index in row {
        let (kind, words) = entries[index]
        let width = Self.signWidth(kind)
        items.append(
          kind.map { SegueSign(kind: $0).item(at: Point(x + width / 2, y), with: context) }
            ?? EntrySign.item(to: Point(x + width, y), with: context))
        x += width + 6
        items += words.items(at: Point(x, y), color: context.theme[.ink], anchor: 0, grid: context.grid)
        x += words.naturalWidth + Self.gap
      }
    }
    return [.group(Group(classes: ["strut-legend"], items: items))]
  }
}
