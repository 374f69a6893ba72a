public import Geometry

/// A path of lines and curves in points, in the coordinates of its group.
public struct Path: Hashable, Sendable {
  /// A step of the pen.
  public enum Element: Hashable, Sendable {
    /// Begins a new outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A curve to a point with one control point.
    case quadratic(Point, control: Point)
    /// A curve to a point with two control points.
    case cubic(Point, control1: Point, control2: Point)
    /// A line back to where the outline began.
    case close
  }

  /// The steps, in order.
  public var elements: [Element]

  /// A path of steps; empty without any.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new outline.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a curve with one control point.
  public mutating func quadratic(to point: Point, control: Point) {
    elements.append(.quadratic(point, control: control))
  }
  /// Adds a curve with two control points.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(point, control1: control1, control2: control2))
  }
  /// Closes the outline.
  public mutating func close() { elements.append(.close) }
  /// Adds the steps of another path.
  public mutating func append(_ other: Path) { elements += other.elements }
  /// Leaves out a shape that is the same on both sides of a vertical axis, such as a rounded rectangle of its middle:
  /// mirrored, it runs the other way around, and is a hole.
  package mutating func cutOut(_ shape: Path, symmetricAbout x: Double) {
    append(shape.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)))
  }

  /// All points of the elements, including control points.
  public var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let point, let control): [control, point]
      case .cubic(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }
  }

  /// The bounding box of all points, including control points; `nil` for an empty path.
  public var box: Rect? {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    var isEmpty = true
    func add(_ point: Point) {
      if isEmpty { (minX, minY, maxX, maxY, isEmpty) = (point.x, point.y, point.x, point.y, false) }
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let point, let control):
        add(control)
        add(point)
      case .cubic(let point, let control1, let control2):
        add(control1)
        add(control2)
        add(point)
      case .close: break
      }
    }
    return isEmpty ? nil : Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The path with a transform applied to every point.
  public func transformed(by transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let point): .line(transform.apply(to: point))
        case .quadratic(let point, let control):
          .quadratic(transform.apply(to: point), control: transform.apply(to: control))
        case .cubic(let point, let control1, let control2):
          .cubic(
            transform.apply(to: point), control1: transform.apply(to: control1),
            control2: transform.apply(to: control2))
        case .close: .close
        }
      })
  }
}
