import CCairo
import Geometry
import Graphics

extension Canvas {
  /// Makes a path the current one.
  ///
  /// - Returns: Whether there is something to draw: a path with a coordinate that is no number is left out.
  func setPath(_ path: Path) -> Bool {
    cairo_new_path(context)
    return append(path, through: .identity)
  }

  /// Adds a path to the current one.
  func append(_ path: Path, through transform: Transform) -> Bool {
    let limit = coordinateLimit
    func place(_ point: Point) -> Point {
      let placed = transform.apply(to: point)
      return Point(min(max(placed.x, -limit), limit), min(max(placed.y, -limit), limit))
    }
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        guard point.isFinite else { return false }
        current = place(point)
        cairo_move_to(context, current.x, current.y)
      case .line(let point):
        guard point.isFinite else { return false }
        current = place(point)
        cairo_line_to(context, current.x, current.y)
      case .quadratic(let point, let control):
        guard point.isFinite, control.isFinite else { return false }
        let (end, handle) = (place(point), place(control))
        let (first, second) = (current.handle(towards: handle), end.handle(towards: handle))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let point, let control1, let control2):
        guard point.isFinite, control1.isFinite, control2.isFinite else { return false }
        let (end, first, second) = (place(point), place(control1), place(control2))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close:
        cairo_close_path(context)
      }
    }
    return !path.isEmpty
  }

  /// Fills glyphs as one shape, with the source.
  func fill(_ glyphs: [PlacedGlyph]) {
    cairo_new_path(context)
    for glyph in glyphs { _ = append(glyph.outline, through: glyph.transform) }
    cairo_fill(context)
  }

  /// Cairo counts in 256ths of a pixel in 32 bits; beyond that shapes would come back from the other side.
  private var coordinateLimit: Double {
    let transform = transform
    let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), 1e-9)
    return 2_000_000 / scale
  }
}

extension Path {
  /// The rectangle that it is; `nil` for a path of another shape, and for a rectangle that is drawn otherwise.
  var rectangle: Rect? {
    guard elements.count == 5, let box, self == .rect(box) else { return nil }
    return box
  }
}

extension Point {
  /// Where an end of a quadratic curve has its handle as a cubic one: two thirds of the way to the one control point.
  func handle(towards control: Point) -> Point {
    Point(x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
