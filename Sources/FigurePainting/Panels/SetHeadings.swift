import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography

/// The titles of the rows and the columns of a picture, and its caption, with their words measured.
struct SetHeadings {
  private(set) var rows: [SetText] = []
  /// Whether those of the rows are level: they are read from the bottom up beside the rows, if they are not longer than
  /// these are high.
  private(set) var rowsAreLevel = false
  private(set) var columns: [SetText] = []
  /// The sentence below everything; `nil` for none.
  var caption: SetText?

  /// The width in points at which titles wrap.
  private static let widest = 160.0
  /// The width in points at which level titles of rows wrap, and the most lines that others have.
  private static let widestLevel = 120.0
  private static let mostLines = 3
  /// The width in points up to which titles that would be turned and wrap are level.
  private static let widestOfShort = 96.0
  /// The width in points that a caption has in a narrow picture.
  private static let narrowestCaption = 220.0

  /// None, for pictures of something else than panels.
  init() {}

  /// - Parameter heights: Those of the rows, in points.
  init(of figure: Figure, besideRows heights: [Double], setter: TextSetting) {
    let font = PanelRows.titleFont(scale: figure.annotationScale)
    columns = figure.arrangement.columnTitles.value.map { setter.balanced($0, font: font, width: Self.widest) }
    // A title that is longer than its row would make it higher than the others. Titles without a row are left out.
    let titles = Array(zip(figure.arrangement.rowTitles.value, heights))
    rows = titles.map { setter.balanced($0, font: font, width: min(Self.widest, $1)) }
    rowsAreLevel = zip(rows, titles).contains {
      $0.naturalWidth > $1.1 + 0.5 || $0.lines.count > Self.mostLines
    }
    // Turned and in several lines, short words are hard to read; a print has no width for others.
    let isWrapped = zip(rows, titles).contains { $0.lines.count > $1.0.split(separator: "\n").count }
    if figure.arrangement.printWidth == nil, isWrapped {
      let longest = titles.map { setter.line($0.0, font: font).naturalWidth }.max() ?? 0
      rowsAreLevel = rowsAreLevel || longest <= Self.widestOfShort
    }
    if rowsAreLevel { rows = titles.map { setter.balanced($0.0, font: font, width: Self.widestLevel) } }
  }

  /// What the title of a row takes of its height; 0 without one.
  func height(ofRow number: Int) -> Double {
    guard rows.indices.contains(number) else { return 0 }
    return rowsAreLevel ? rows[number].height : rows[number].naturalWidth
  }

  /// The caption, as wide as the picture.
  mutating func setCaption(of figure: Figure, inWidth width: Double, setter: TextSetting) {
    guard figure.arrangement.showsCaption, let words = figure.caption else { return }
    caption = setter.words(
      words, font: .annotation(max(10, 12 * figure.annotationScale)),
      width: max(Self.narrowestCaption, width - 2 * PanelRows.margin))
  }

  /// Whether nothing stands beside the panels.
  var isEmpty: Bool { rows.isEmpty && columns.isEmpty && caption == nil }

  /// What the titles of the columns take above the first row, and those of the rows before the first column, in points.
  var head: Size {
    let widest = rows.map(\.naturalWidth).max().map { $0 + PanelRows.titleGap }
    return Size(rowsAreLevel ? widest ?? 0 : Self.thickness(of: rows), Self.thickness(of: columns))
  }

  private static func thickness(of titles: [SetText]) -> Double {
    guard let first = titles.first else { return 0 }
    return first.font.capHeight + (titles.map(\.depth).max() ?? 0) + PanelRows.titleGap
  }

  /// The title of a row, in the middle of the row's screens.
  func items(ofRow number: Int, middle: Double, color: Color, grid: PixelGrid) -> [Item] {
    guard rows.indices.contains(number) else { return [] }
    let title = rows[number]
    guard !rowsAreLevel else {
      let size = Size(title.naturalWidth, title.height)
      let place = Rect(x: PanelRows.margin, y: middle - size.height / 2, width: size.width, height: size.height)
      let words = title.items(
        in: place, color: color, anchor: 0, vertical: title.lines.count > 1 ? .center : .capitals, grid: LocalGrid(grid)
      )
      return [.group(Group(classes: ["strut-row-title"], items: words))]
    }
    // Its capitals begin at the margin; more lines follow to the right.
    let place = Point(PanelRows.margin + title.font.capHeight / 2, middle.rounded())
    let turn = Transform.rotation(radians: -.pi / 2).concatenating(.translation(x: place.x, y: place.y))
    return [
      .group(
        Group(classes: ["strut-row-title"], transform: turn, items: title.items(at: .zero, color: color, grid: grid)))
    ]
  }

  /// The title of a column, with its last line next to the screens.
  func items(ofColumn number: Int, middle: Double, color: Color, grid: PixelGrid) -> [Item] {
    guard columns.indices.contains(number) else { return [] }
    let title = columns[number]
    let last = PanelRows.margin + (columns.map(\.depth).max() ?? 0) + title.font.capHeight / 2
    let words = title.items(at: Point(middle, last - title.depth), color: color, grid: grid)
    return [.group(Group(classes: ["strut-column-title"], items: words))]
  }

  /// The canvas with the caption below everything.
  func below(_ canvas: PanelRows.Canvas, color: Color, grid: PixelGrid) -> PanelRows.Canvas {
    guard let caption else { return canvas }
    let place = Rect(
      x: PanelRows.margin, y: canvas.size.height - PanelRows.margin / 4, width: caption.naturalWidth,
      height: caption.height)
    let words = caption.items(in: place, color: color, anchor: 0, vertical: .top, grid: LocalGrid(grid))
    return PanelRows.Canvas(
      size: Size(
        max(canvas.size.width, (place.maxX + PanelRows.margin).rounded(.up)),
        (place.maxY + PanelRows.margin).rounded(.up)),
      items: canvas.items + [.group(Group(classes: ["strut-caption"], items: words))])
  }
}
