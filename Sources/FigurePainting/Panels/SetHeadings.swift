import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography

/// The titles of the rows and the columns of a picture, and its caption, with their words measured.
struct SetHeadings {
  /// Those of the rows are read from the bottom up, beside the rows.
  private(set) var rows: [SetText] = []
  private(set) var columns: [SetText] = []
  /// The sentence below everything; `nil` for none.
  var caption: SetText?

  /// The width in points at which titles wrap.
  private static let widest = 160.0
  /// The width in points that a caption has in a narrow picture.
  private static let narrowestCaption = 220.0

  /// None, for pictures of something else than panels.
  init() {}

  init(of figure: Figure, setter: TextSetting) {
    let font = PanelRows.titleFont(scale: figure.annotationScale)
    func set(_ titles: Located<[String]>) -> [SetText] {
      titles.value.map { setter.balanced($0, font: font, width: Self.widest) }
    }
    (rows, columns) = (set(figure.arrangement.rowTitles), set(figure.arrangement.columnTitles))
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
  var head: Size { Size(Self.thickness(of: rows), Self.thickness(of: columns)) }

  private static func thickness(of titles: [SetText]) -> Double {
    guard let first = titles.first else { return 0 }
    return first.font.capHeight + (titles.map(\.depth).max() ?? 0) + PanelRows.titleGap
  }

  /// The title of a row, in the middle of the row's screens.
  func items(ofRow number: Int, middle: Double, color: Color, grid: PixelGrid) -> [Item] {
    guard rows.indices.contains(number) else { return [] }
    let title = rows[number]
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
