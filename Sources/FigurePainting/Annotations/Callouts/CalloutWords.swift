import Figures
import Geometry
import Graphics
import Staging

/// The author's words, with a line to what they are about if they are farther away from it.
struct CalloutWords: Label {
  var text: SetText
  var size: Size
  /// The share of the spare width that is left of a line.
  var anchor: Double
  var ink: Ink
  /// What they are about, and the line to it; `nil` for words of their own.
  var target: (box: Rect, leader: Leader)?
  /// Whether they are about a line that is drawn, which continues the line to it.
  var isAboutLine = false
  /// Whether they are about a symbol, whose corners are empty.
  var isAboutSymbol = false
  /// The radius of the corners of what they are about, in points of the panel: a line ends where these are seen.
  var radius = 0.0
  /// The longest distance that needs no line, in points.
  var nearness: Double
  /// The body of the device that what they are about is on: from beside it, a line leads onto the screen however near
  /// that is.
  var body: Rect?
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double

  func way(from place: Rect) -> Segment? {
    let isBesideDevice = body.map { !$0.overlaps(place) } ?? false
    guard let target, Segment(from: place, to: target.box).length > (isBesideDevice ? 0 : nearness) else { return nil }
    let way = Segment(fromWords: place, to: target.box.insetBy(dx: radius, dy: radius), unit: unit)
      .ending(before: radius)
    return isAboutSymbol ? Segment(from: way.start, toSymbolIn: target.box) : way
  }

  var isPlainText: Bool { true }
  var avoidsBars: Bool { true }

  var withoutLine: any Label {
    var words = self
    words.target = nil
    return words
  }

  func placed(in place: Rect) -> PlacedLabel {
    var label = PlacedLabel(signs: [
      WordsMark(text: text, point: place.center, anchor: anchor, ink: ink.orAt(place.center))
    ])
    if let way = way(from: place), let target {
      label.leader = MarkGroup(
        classes: ["strut-callout"],
        marks: isAboutLine
          ? [target.leader.line(from: way.start, to: way.end)] : target.leader.marks(from: way.start, to: way.end))
      label.obstacles = [.leader(way)] + (isAboutLine ? [] : [.dot(way.end)])
    }
    return label
  }
}

/// Lines of text around a point.
struct WordsMark: Mark {
  var text: SetText
  var point: Point
  var anchor: Double
  var ink: Ink

  /// What the words take.
  ///
  /// - Parameter unit: The size of a point of an annotation, in points of the panel.
  func box(unit: Double) -> Rect {
    let height = text.lines.count > 1 ? text.height : text.font.size * 1.2
    return Rect(center: point, size: Size(text.naturalWidth + 2 * unit, height))
  }

  func items(with brush: Brush) -> [Item] {
    brush.plate(behind: box(unit: brush.unit), around: point, of: ink)
      + text.items(around: point, color: brush.color(ink.orAt(point)), anchor: anchor, grid: brush.grid)
  }

  var description: String {
    "“\(text.lines.map(\.text).joined(separator: " / "))” at \(placeText(point)), \(ink)"
  }
}

extension CalloutLook {
  /// The ink of its marks.
  func ink(or standard: Ink) -> Ink { color.map(Ink.color) ?? standard }

  /// The dashes of its lines, in points of an annotation.
  var dash: [Double] {
    switch line {
    case .dashed: [4, 3]
    case .dotted: [1, 2]
    case .solid, Line.none?, nil: []
    }
  }

  var hasLine: Bool { line != CalloutLook.Line.none }

  /// The share of the spare width that is left of a line of its words.
  func anchor(standard: Double) -> Double {
    switch textAlignment {
    case .left: 0
    case .right: 1
    case .center: 0.5
    case .natural, .justified, nil: standard
    }
  }
}
