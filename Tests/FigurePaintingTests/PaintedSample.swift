import Diagnostics
import Figures
import Geometry
import Graphics
import PangoText
import Staging
import Strut
import TestSupport
import Testing
import Typography

@testable import FigurePainting

/// One picture of a document, painted with the fonts that it is drawn in.
struct PaintedSample {
  var name: String
  var figure: Figure
  var picture: Picture
  var list: DisplayList
  /// What its author is told.
  var diagnostics: Diagnostics
  var elements: [PaintedElement]

  /// All pictures of a sample, at one pixel a point and at two.
  static func all(of name: String) throws -> [PaintedSample] {
    let pictures = try painted.get()[name] ?? []
    try #require(!pictures.isEmpty, "\(name) has no pictures")
    return pictures
  }

  /// Several tests look at the same pictures.
  private static let painted = Result {
    try Samples.names.reduce(into: [String: [PaintedSample]]()) { painted, name in
      let text = try Samples.text(name)
      painted[name] = try [1.0, 2].flatMap { try all(in: text, name: name, scale: $0) }
    }
  }

  static func all(in text: String, name: String, scale: Double = 2) throws -> [PaintedSample] {
    let source = SourceFile(name: "\(name).yaml", text: text)
    let (solved, found) = solveFigure(source, name: name, imagesIn: Samples.folder.path)
    let figure = try #require(solved, "\(DiagnosticFormatter(file: source).format(found))")
    let measurer = try PangoTextMeasurer()
    return figure.pictures.map { picture in
      var diagnostics = Diagnostics()
      let annotated = AnnotatedPicture(
        picture, of: figure.figure, measuringTextWith: measurer, diagnostics: &diagnostics)
      let list = DisplayList(painting: annotated, theme: .light, scale: scale)
      let variant = [picture.variant.orientation.rawValue, picture.variant.direction.rawValue].joined(separator: " ")
      return PaintedSample(
        name: "\(name) \(variant) at \(scale)", figure: figure.figure, picture: picture, list: list,
        diagnostics: diagnostics, elements: list.items.flatMap { $0.elements() })
    }
  }

  /// The boxes of annotations with some words.
  func boxes(of words: String) -> [Rect] { annotationTexts.filter { $0.words == words }.map(\.box) }

  /// The box of the first annotation with each of some words.
  func boxes(of words: [String]) throws -> [Rect] {
    try words.map { word in try #require(boxes(of: word).first, "\(word) is not there") }
  }

  /// The box of the first annotation with some words.
  func box(of words: String) throws -> Rect { try boxes(of: [words])[0] }

  /// The boxes of the shapes of views or annotations with a CSS class.
  func boxes(ofClass name: String) -> [Rect] {
    elements.filter { $0.classes.contains(name) && !$0.isText }.map(\.box)
  }

  /// The straight lines of views or annotations with a CSS class.
  func lines(ofClass name: String) -> [(start: Point, end: Point)] {
    elements.filter { $0.classes.contains(name) }.flatMap(\.strokedLines)
  }

  /// The box of what is painted first of a view: its ground, if it has one.
  func view(_ name: String) throws -> Rect {
    try #require(elements.first { $0.isOfView && $0.ids.contains(name) }, "\(name) is not there").box
  }

  /// The shapes of each dimension: the lines to its ends, its caps and its line.
  var dimensions: [[Shape]] { list.groups(withClass: "strut-dimension").map(\.shapes) }

  /// The marks of the first panel as text, with widths that can be reckoned by hand.
  var marks: String {
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      picture, of: figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    guard case .layout(let annotations)? = annotated.panels.first?.content else { return "" }
    return annotations.description
  }

  /// The picture in a theme.
  func painted(in theme: ThemeName) throws -> DisplayList {
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      picture, of: figure, measuringTextWith: try PangoTextMeasurer(), diagnostics: &diagnostics)
    return DisplayList(painting: annotated, theme: theme, scale: 2)
  }

  /// Text that views show: on it nothing should be drawn.
  var viewTexts: [PaintedElement] { elements.filter { $0.isText && $0.isOfView } }

  /// Numbers, names and captions.
  var annotationTexts: [PaintedElement] { elements.filter { $0.isText && !$0.isOfView && !$0.isOfTable } }
}

extension PaintedSample {
  /// The first picture of a document.
  init(_ text: String, scale: Double = 2) throws {
    self = try #require(Self.all(in: text, name: "sample", scale: scale).first)
  }
}

/// A piece of a picture in the picture's own coordinates.
struct PaintedElement {
  enum Content {
    case text(TextRun)
    case shape(Shape)
    case image
  }

  var content: Content
  /// Of text the letters' box, from the baseline to the top of the capitals; of a shape its path's.
  var box: Rect
  var transform: Transform
  /// Of all groups around it.
  var classes: Set<String>
  var ids: [String]

  var isText: Bool { if case .text = content { true } else { false } }
  var isOfView: Bool { classes.contains("strut-view") }
  /// Whether it belongs to a panel of text or numbers, which has no annotations.
  var isOfTable: Bool {
    !classes.isDisjoint(with: ["strut-console", "strut-trace", "strut-matrix", "strut-row"])
  }
  /// A pill or a disc with a number or a sign on it.
  var isBadge: Bool {
    guard case .shape(let shape) = content, shape.fill != nil else { return false }
    return ids.contains { $0.hasSuffix("-values") }
  }
  var words: String { if case .text(let run) = content { run.text } else { "" } }

  /// The straight lines that a stroke is made of; what is curved is left out.
  var strokedLines: [(start: Point, end: Point)] {
    guard case .shape(let shape) = content, shape.stroke != nil else { return [] }
    var lines: [(Point, Point)] = []
    var (first, last) = (Point.zero, Point.zero)
    for element in shape.path.elements {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point):
        lines.append((last, point))
        last = point
      case .close: lines.append((last, first))
      case .quadratic(_, let point): last = point
      case .cubic(_, _, let point): last = point
      }
    }
    return lines.map { (transform.apply(to: $0.0), transform.apply(to: $0.1)) }
  }
}

extension Item {
  /// What an item paints, down to single shapes and lines of text. What a clip leaves nothing of is not painted.
  func elements(
    _ transform: Transform = .identity, classes: Set<String> = [], ids: [String] = []
  ) -> [PaintedElement] {
    switch self {
    case .group(let group):
      guard group.opacity > 0 else { return [] }
      let inner = group.transform.concatenating(transform)
      let elements = group.items.flatMap {
        $0.elements(inner, classes: classes.union(group.classes), ids: ids + [group.id].compactMap { $0 })
      }
      guard let clip = group.clip?.box.map(inner.apply(to:)) else { return elements }
      return elements.compactMap { element in
        var element = element
        guard let seen = element.box.intersection(clip) else { return nil }
        element.box = seen
        return element
      }
    case .shape(let shape):
      guard let box = Rect(enclosing: shape.path.points) else { return [] }
      return [
        PaintedElement(
          content: .shape(shape), box: transform.apply(to: box), transform: transform, classes: classes, ids: ids)
      ]
    case .text(let run):
      let height = run.font.size * 0.72
      let box = Rect(x: run.origin.x, y: run.origin.y - height, width: run.width, height: height)
      return [
        PaintedElement(
          content: .text(run), box: transform.apply(to: box), transform: transform, classes: classes, ids: ids)
      ]
    case .image(let placed):
      return [
        PaintedElement(
          content: .image, box: transform.apply(to: placed.frame), transform: transform, classes: classes, ids: ids)
      ]
    }
  }
}

extension Rect {
  /// Whether a straight line goes through the rectangle.
  func isCrossed(from start: Point, to end: Point) -> Bool {
    var (low, high) = (0.0, 1.0)
    for axis in Axis.allCases {
      let (least, most) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
      let distance = end[axis] - start[axis]
      if abs(distance) < 1e-9 {
        if start[axis] <= least || start[axis] >= most { return false }
      } else {
        let (one, other) = ((least - start[axis]) / distance, (most - start[axis]) / distance)
        low = max(low, min(one, other))
        high = min(high, max(one, other))
      }
    }
    return low < high
  }
}
