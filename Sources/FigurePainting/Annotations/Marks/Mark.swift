import Geometry
import Graphics
import Staging

/// A placed piece of an annotation: a line, an outline, a badge. Only its colours and the alignment with pixels are
/// open until a theme and a scale are known.
///
/// An annotation for which no mark is suitable defines its own in its file.
protocol Mark: Sendable, CustomStringConvertible {
  /// The items of the mark, in the panel's coordinates.
  func items(with brush: Brush) -> [Item]

  /// What legends have to say about it, each with the inks in which it is drawn.
  var signInks: SignInks { get }

  /// The ink of its lines, or of what is filled; `nil` for marks of several colours.
  var inkSource: Ink.Source? { get }

  /// Whether it stands beyond the edges of a crop, which do not cut it off.
  var isBeyondCrop: Bool { get }
}

extension Mark {
  var signInks: SignInks { [:] }
  var inkSource: Ink.Source? { nil }
  var isBeyondCrop: Bool { false }
}

/// Marks that represent one thing.
struct MarkGroup: Mark {
  var id: String?
  var classes: [String] = []
  var data: [Group.Fact] = []
  var title: String?
  var isBeyondCrop = false
  var marks: [any Mark]

  var signInks: SignInks {
    marks.isEmpty ? [:] : marks.signInks.adding(classes.compactMap(SignMeaning.init(ofClass:)), in: inkSource)
  }

  var inkSource: Ink.Source? { marks.inkSource }

  /// A group without an id that has nothing to show is left out.
  func items(with brush: Brush) -> [Item] {
    let items = marks.flatMap { $0.items(with: brush) }
    guard id != nil || !items.isEmpty else { return [] }
    return [.group(Group(id: id, classes: classes, data: data, title: title, items: items))]
  }

  var description: String {
    let name = ([id.map { "#\($0)" }].compactMap { $0 } + classes).joined(separator: " ")
    return ([name] + marks.flatMap { "\($0)".split(separator: "\n").map { "  \($0)" } }).joined(separator: "\n")
  }
}

/// Marks that are cut to a shape.
struct ClippedMarks: Mark {
  var marks: [any Mark]
  var clip: Path

  var signInks: SignInks { marks.signInks }
  var inkSource: Ink.Source? { marks.inkSource }

  func items(with brush: Brush) -> [Item] {
    [.group(Group(clip: clip, items: marks.flatMap { $0.items(with: brush) }))]
  }

  var description: String { "clipped " + marks.map { "\($0)" }.joined(separator: "; ") }
}

/// A path, filled, stroked or both.
struct PathMark: Mark {
  var path: Path
  var fill: Ink?
  var pen: Pen?

  init(_ path: Path, fill: Ink? = nil, pen: Pen? = nil) {
    self.path = path
    self.fill = fill
    self.pen = pen
  }

  var inkSource: Ink.Source? { (pen?.ink ?? fill)?.source }

  func items(with brush: Brush) -> [Item] {
    let box = path.box ?? .zero
    let edges = [
      Point(box.midX, box.minY), Point(box.maxX, box.midY), Point(box.midX, box.maxY), Point(box.minX, box.midY),
    ]
    return [
      .shape(
        Shape(
          path, fill: fill.map { .color(brush.color($0.orAt(box.center))) },
          stroke: pen.map { brush.stroke($0.with($0.ink.orAt(edges))) }))
    ]
  }

  var description: String {
    "path in \(path.box.map(placeText) ?? "nothing")\(fill.map { ", \($0)" } ?? "")\(pen.map { ", \($0)" } ?? "")"
  }
}

/// A rectangle with edges on pixels and round corners: filled, or stroked just inside.
struct BoxMark: Mark {
  var rect: Rect
  var radius: Double
  var fill: Ink?
  var pen: Pen?
  /// The line around one that lies in part on nearly its own colour, as on the edge of a view: without it, that part
  /// would be lost.
  var rim: Pen?

  var inkSource: Ink.Source? { (pen?.ink ?? fill)?.source }

  func items(with brush: Brush) -> [Item] {
    let pen = pen ?? (isLost(with: brush) ? rim : nil)
    let snapped = pen.map { brush.grid.strokeInside(rect, width: $0.width) } ?? brush.grid.rect(rect)
    return PathMark(.roundedRect(snapped, radius: radius), fill: fill, pen: pen).items(with: brush)
  }

  /// Whether the middle of one of its sides lies on nearly its own colour.
  private func isLost(with brush: Brush) -> Bool {
    guard let fill, rim != nil else { return false }
    let color = brush.color(fill)
    return !Segment.around(rect.corners).allSatisfy { brush.isSeen(color, at: $0.middle) }
  }

  var description: String {
    "box \(placeText(rect))\(fill.map { ", \($0)" } ?? "")\(pen.map { ", \($0)" } ?? "")"
  }
}

/// A line of text with the middle of its capitals at a point.
struct TextMark: Mark {
  var line: SetText
  var point: Point
  /// The part of the line that is at the point: 0 for its left end, 0.5 for its middle, 1 for its right end.
  var anchor = 0.5
  var ink: Ink

  func items(with brush: Brush) -> [Item] {
    let middle = Point(point.x + line.naturalWidth * (0.5 - anchor), point.y)
    let box = Rect(center: middle, size: Size(line.naturalWidth + 2 * brush.unit, line.font.size * 1.2))
    return brush.plate(behind: box, around: middle, of: ink)
      + line.items(at: point, color: brush.color(ink.orAt(middle)), anchor: anchor, grid: brush.grid)
  }

  var description: String { "“\(line.text)” at \(placeText(point)), \(ink)" }
}

/// Lines and filled shapes with a rim in the colour of the page, which makes them legible on any background.
struct CasedMarks: Mark {
  var marks: [any Mark]
  /// The width that the rim adds to a line, in points.
  var rim: Double
  /// Whether they have the colours of the grounds that most of them lies on, and not those of the page. What lies
  /// along an edge is on both.
  var isOnViews = false

  var signInks: SignInks { marks.signInks }
  var inkSource: Ink.Source? { marks.inkSource }

  func items(with brush: Brush) -> [Item] {
    var brush = isOnViews ? brush.onGround(at: places(with: brush)) : brush
    brush.isOnOwnGround = true
    let items = marks.flatMap { $0.items(with: brush) }
    let page = brush.themeOfPage(at: items.unitedBounds?.corners ?? [])[.page]
    let casing = items.compactMap { item -> Item? in
      guard case .shape(let shape) = item else { return nil }
      return .shape(
        Shape(
          shape.path, fill: shape.fill.map { _ in .color(page) },
          stroke: Stroke(color: page, width: (shape.stroke?.width ?? 0) + rim, cap: .round, join: .round)))
    }
    return casing + items
  }

  /// Points along them.
  private func places(with brush: Brush) -> [Point] {
    marks.flatMap { $0.items(with: brush) }.flatMap { item -> [Point] in
      guard case .shape(let shape) = item else { return [] }
      let points = shape.path.points
      return points + zip(points, points.dropFirst()).map { Segment($0, $1).middle }
    }
  }

  var description: String { "cased " + marks.map { "\($0)" }.joined(separator: "; ") }
}

/// A point as callouts and tests print it.
func placeText(_ point: Point, maximumFractionDigits: Int? = nil) -> String {
  let numbers = [point.x, point.y].map { formatted($0, maximumFractionDigits: maximumFractionDigits ?? 2) }
  return "(\(numbers[0]), \(numbers[1]))"
}

/// A rectangle as tests print it: its origin and its size.
func placeText(_ rect: Rect) -> String {
  "\(placeText(rect.origin)) \(formatted(rect.width)) × \(formatted(rect.height))"
}
