/// A rectangle with its sides along the axes, in points; its size is never negative when it is a view's frame.
public struct Rect: Hashable, Sendable {
  /// The top left corner, unless a length is negative.
  public var origin: Point
  /// Width and height, in points.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle by its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The rectangle of a size about a center.
  public init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The smallest rectangle that holds two points, which are opposite corners of it.
  public init(between one: Point, _ other: Point) {
    let (minX, minY) = (min(one.x, other.x), min(one.y, other.y))
    self.init(x: minX, y: minY, width: max(one.x, other.x) - minX, height: max(one.y, other.y) - minY)
  }

  /// The smallest rectangle that holds all the points; `nil` when there is none.
  public init?(enclosing points: some Collection<Point>) {
    guard let first = points.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The x coordinate of the origin.
  public var x: Double { origin.x }
  /// The y coordinate of the origin.
  public var y: Double { origin.y }
  /// The width of the size.
  public var width: Double { size.width }
  /// The height of the size.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// Halfway between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// Halfway between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The point in the middle.
  public var center: Point { Point(midX, midY) }
  /// Whether it has no area.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether no coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Top left, top right, bottom right, bottom left.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}
