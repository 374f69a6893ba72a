import Figures
import Geometry
import Graphics
import Staging
import Typography

/// The legend of a picture with its words measured: what the labels of all panels mean.
struct SetLegend {
  private struct Entry {
    var sign: SetText
    var words: SetText
    var color: Color?
  }

  private let legend: Legend
  private let title: SetText?
  /// The entries with words that wrap at each of the widths.
  private let settings: [[Entry]]

  /// Whether it makes the picture wider.
  var isAtSide: Bool { legend.side == .right }

  private static let disc = 16.0
  private static let gap = 8.0
  /// The distance between columns, and from the panels.
  private static let columnGap = 20.0
  /// The widths at which words wrap beside the panels, and, if there is more room, below them: the first that fits.
  private static let widest = 200.0
  private static let widths = [640, 480, 360, 280, widest]

  /// - Returns: `nil` if no label has words, or the author wants no legend.
  init?(_ legend: Legend, of panels: [PanelLayout], setter: TextSetting) {
    guard legend.side != .none else { return nil }
    self.legend = legend
    var known: Set<[String]> = []
    let labels = panels.filter(\.kind.showsScreen).flatMap(\.callouts).compactMap { callout in
      guard case .label(let sign, _) = callout.mark, let text = callout.text, known.insert([sign, text]).inserted else {
        return (sign: String, text: String, color: Color?)?.none
      }
      return (sign, text, callout.look.color)
    }
    guard !labels.isEmpty else { return nil }
    settings = (legend.side == .bottom ? Self.widths : [Self.widest]).map { width in
      labels.map { label in
        Entry(
          sign: setter.line(label.sign, font: .annotation(10, weight: .bold)),
          words: setter.balanced(label.text, font: .annotation(11), width: width), color: label.color)
      }
    }
    title = legend.title.map { setter.balanced($0, font: .annotation(12, weight: .semibold), width: Self.widest) }
  }

  /// The canvas with the legend beside or below the panels, in columns that are filled one after another.
  func beside(_ canvas: PanelRows.Canvas, theme: Theme, grid: PixelGrid) -> PanelRows.Canvas {
    // 1. The columns. Below the panels, they are as wide as they can be without making the picture wider.
    let sets = settings.map(columns(of:))
    guard let fitting = sets.first(where: { $0.width + 2 * PanelRows.margin <= canvas.size.width }) ?? sets.last
    else { return canvas }
    let (columns, widths, allColumns) = fitting
    let heights = columns.map { $0.map { height(of: $0) + Self.gap }.reduce(0, +) - Self.gap }
    let head = title.map { 24 + $0.depth } ?? 0
    let own = Size(
      max(allColumns, title?.naturalWidth ?? 0),
      head + (heights.max() ?? 0))
    // 2. Its place.
    let isRight = legend.side == .right
    let origin =
      isRight
      ? Point(canvas.size.width + Self.columnGap - PanelRows.margin, PanelRows.margin)
      : Point(PanelRows.margin, canvas.size.height)
    let size =
      isRight
      ? Size(origin.x + own.width + PanelRows.margin, max(canvas.size.height, own.height + 2 * PanelRows.margin))
      : Size(max(canvas.size.width, own.width + 2 * PanelRows.margin), origin.y + own.height + PanelRows.margin)
    // 3. The title and the entries.
    let ink = theme[.ink]
    var items = title?.items(at: Point(origin.x, origin.y + 6), color: ink, anchor: 0, grid: grid) ?? []
    var left = origin.x
    for (column, width) in zip(columns, widths) {
      var top = origin.y + head
      for entry in column {
        items += paint(entry, at: Point(left, top), theme: theme, grid: grid)
        top += height(of: entry) + Self.gap
      }
      left += width + Self.columnGap
    }
    let group = Item.group(Group(classes: ["strut-legend"], items: items))
    return PanelRows.Canvas(
      size: Size(size.width.rounded(.up), size.height.rounded(.up)), items: canvas.items + [group])
  }

  /// The entries in columns, the width of each, and that of all.
  private func columns(of entries: [Entry]) -> (columns: [[Entry]], widths: [Double], width: Double) {
    let perColumn = (entries.count + legend.columns - 1) / legend.columns
    let columns = stride(from: 0, to: entries.count, by: perColumn).map {
      Array(entries[$0..<min(entries.count, $0 + perColumn)])
    }
    let widths = columns.map { $0.map { width(of: $0.sign) + Self.gap + $0.words.naturalWidth }.max() ?? 0 }
    return (columns, widths, widths.reduce(0) { $0 + $1 + Self.columnGap } - Self.columnGap)
  }

  /// The disc, and beside it the words, the first line of which is level with the disc's letter.
  private func paint(_ entry: Entry, at origin: Point, theme: Theme, grid: PixelGrid) -> [Item] {
    let color = entry.color.map(theme.resolved) ?? theme[.ink]
    let letter = entry.color == nil ? theme[.badgeText] : color.luminance > 0.4 ? .darkInk : .white
    let box = Rect(origin: origin, size: Size(width(of: entry.sign), Self.disc))
    let disc = Item.fill(.roundedRect(grid.rect(box), radius: Self.disc / 2), color)
    let lines = entry.words.items(
      in: Rect(
        x: box.maxX + Self.gap, y: origin.y + max(0, (Self.disc - lineHeight(of: entry)) / 2),
        width: entry.words.naturalWidth, height: entry.words.height),
      color: theme[.ink], anchor: 0, vertical: .top, grid: LocalGrid(grid))
    return [disc] + entry.sign.items(at: box.center, color: letter, grid: grid) + lines
  }

  private func width(of sign: SetText) -> Double { max(Self.disc, sign.naturalWidth + 8) }

  private func lineHeight(of entry: Entry) -> Double {
    entry.words.height / Double(max(1, entry.words.lines.count))
  }

  private func height(of entry: Entry) -> Double { max(Self.disc, entry.words.height) }
}
