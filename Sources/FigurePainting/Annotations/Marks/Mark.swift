import Geometry
import Graphics

/// A piece of an annotation that has its place: a line, an outline, a badge. Its colours wait for a theme and its lines
/// for the pixels of a scale; nothing else of it does.
///
/// An annotation that none of the marks will do for has one of its own, in its own file.
protocol Mark: Sendable, CustomStringConvertible {
  /// What is drawn of it, in the panel's coordinates.
  func items(with brush: Brush) -> [Item]
}

/// Marks that stand for one thing.
struct MarkGroup: Mark {
  var id: String?
  var classes: [String] = []
  var data: [Group.Fact] = []
  var title: String?
  var marks: [any Mark]

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

/// A path as it is, filled, stroked or both.
struct PathMark: Mark {
  var path: Path
  var fill: Ink?
  var pen: Pen?

  init(_ path: Path, fill: Ink? = nil, pen: Pen? = nil) {
    self.path = path
    self.fill = fill
    self.pen = pen
  }

  func items(with brush: Brush) -> [Item] {
    [.shape(Shape(path, fill: fill.map { .color(brush.color($0)) }, stroke: pen.map(brush.stroke)))]
  }

  var description: String {
    "path in \(path.box.map(placeText) ?? "nothing")\(fill.map { ", \($0)" } ?? "")\(pen.map { ", \($0)" } ?? "")"
  }
}

/// A rectangle whose edges lie on pixels, with round corners: filled, or stroked just inside.
struct BoxMark: Mark {
  var rect: Rect
  var radius: Double
  var fill: Ink?
  var pen: Pen?

  func items(with brush: Brush) -> [Item] {
    let snapped = pen.map { brush.grid.strokeInside(rect, width: $0.width) } ?? brush.grid.rect(rect)
    return PathMark(.roundedRect(snapped, radius: radius), fill: fill, pen: pen).items(with: brush)
  }

  var description: String {
    "box \(placeText(rect))\(fill.map { ", \($0)" } ?? "")\(pen.map { ", \($0)" } ?? "")"
  }
}

/// A line of text with the middle of its capitals at a point.
struct TextMark: Mark {
  var line: SetLine
  var point: Point
  /// 0 when the point is the line's left end, 0.5 for its middle, 1 for its right end.
  var anchor = 0.5
  var ink: Ink

  func items(with brush: Brush) -> [Item] {
    [line.item(color: brush.color(ink), at: point, anchor: anchor, grid: brush.grid)]
  }

  var description: String { "“\(line.text)” at \(placeText(point)), \(ink)" }
}

/// Lines and filled shapes with a rim in the page's colour, on which every colour of the theme is read, whatever lies
/// under them.
struct CasedMarks: Mark {
  var marks: [any Mark]
  /// What the rim adds to a line's width.
  var rim: Double

  func items(with brush: Brush) -> [Item] {
    let items = marks.flatMap { $0.items(with: brush) }
    let page = brush.theme[.page]
    let casing = items.compactMap { item -> Item? in
      guard case .shape(let shape) = item else { return nil }
      return .shape(
        Shape(
          shape.path, fill: shape.fill.map { _ in .color(page) },
          stroke: Stroke(color: page, width: (shape.stroke?.width ?? 0) + rim, cap: .round, join: .round)))
    }
    return casing + items
  }

  var description: String { "cased " + marks.map { "\($0)" }.joined(separator: "; ") }
}

/// A point as tests print it.
func placeText(_ point: Point) -> String { "(\(formatted(point.x)), \(formatted(point.y)))" }

/// A rectangle as tests print it: its origin and its size.
func placeText(_ rect: Rect) -> String {
  "\(placeText(rect.origin)) \(formatted(rect.width)) × \(formatted(rect.height))"
}
