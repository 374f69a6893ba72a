import Geometry
import Graphics
import Staging
import Typography

/// An arrow from a panel to the next, with a few words.
struct FlowArrow {
  /// The corners of its way, the last one at its tip.
  var way: [Point]
  var text: SetText?
  /// The middle of the words' capitals.
  var textPlace: Point
  /// The part of the words that is there: 0 for their beginning, 0.5 for their middle.
  var textAnchor = 0.5

  /// A little smaller than the titles.
  static func font(beside title: Font) -> Font { .annotation(title.size * 11 / 13) }
  /// The width at which its words wrap: less where a print makes screens small, of which they would take it.
  static func widestText(in font: Font, isPrinted: Bool) -> Double { (isPrinted ? 6.5 : 11) * font.size }
  /// The length of an arrow without words.
  private static let length = 28.0
  /// The distance from an arrow to what is at its ends.
  private static let distance = 8.0
  /// From an arrow to the middle of the words over it.
  private static let rise = 10.0

  /// The room that an arrow needs between two panels of a row.
  static func width(with text: SetText?) -> Double { max(length, text?.naturalWidth ?? 0) + 2 * distance }

  /// The room that an arrow needs between two rows.
  static func height(with text: SetText?) -> Double { text.map { 52 + $0.depth } ?? 36 }

  /// An arrow in the gap between two panels of a row.
  init(inGap gap: ClosedRange<Double>, at y: Double, text: SetText?) {
    let reach = (Self.width(with: text) / 2 - Self.distance)
    way = [Point(gap.middle - reach, y), Point(gap.middle + reach, y)]
    self.text = text
    textPlace = Point(gap.middle, y - Self.rise - (text?.depth ?? 0))
  }

  /// An arrow from the end of a row to the beginning of the next, through the gap between them.
  init(from start: Double, to end: Double, inGap gap: ClosedRange<Double>, text: SetText?) {
    let (top, bottom) = (gap.lowerBound + Self.distance, gap.upperBound - Self.distance)
    self.text = text
    guard abs(start - end) > 1 else {
      way = [Point(end, top), Point(end, bottom)]
      textPlace = Point(end + Self.distance, gap.middle - (text?.depth ?? 0) / 2)
      textAnchor = 0
      return
    }
    let turn = text == nil ? gap.middle : gap.upperBound - Self.distance - 12
    way = [Point(start, top), Point(start, turn), Point(end, turn), Point(end, bottom)]
    textPlace = Point(
      max((start + end) / 2, PanelRows.margin + (text?.naturalWidth ?? 0) / 2),
      turn - Self.rise - (text?.depth ?? 0))
  }

  /// Where the words end.
  var textEnd: Double { textPlace.x + (text?.naturalWidth ?? 0) * (1 - textAnchor) }

  func items(theme: Theme, grid: PixelGrid) -> [Item] {
    let stroke = Stroke(color: theme[.guide], width: grid.width(1.5), join: .round)
    func onPixels(_ point: Point) -> Point {
      Point(grid.center(point.x, width: stroke.width), grid.center(point.y, width: stroke.width))
    }
    var corners = way.map(onPixels)
    let (tip, before) = (corners[corners.count - 1], corners[corners.count - 2])
    let distance = before.distance(to: tip)
    let direction = Point((tip.x - before.x) / distance, (tip.y - before.y) / distance)
    let head = ArrowHead(tip: tip, direction: direction, length: 8, slope: 0.45)
    corners[corners.count - 1] = head.base
    let words = text?.items(at: textPlace, color: theme[.ink], anchor: textAnchor, grid: grid) ?? []
    let arrow: [Item] = [.stroke(.polyline(corners), stroke), .fill(head.path, stroke.color)]
    return [.group(Group(classes: ["strut-flow"], items: arrow + words))]
  }
}
