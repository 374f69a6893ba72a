/// A side of a rectangle, by Core Graphics' names: with y growing downwards `minY` is the top.
public enum RectEdge: Int, Hashable, Sendable, CaseIterable {
  /// The left, top, right and bottom edge.
  case minX, minY, maxX, maxY

  /// The axis that the edge is a place on.
  public var axis: Axis { self == .minX || self == .maxX ? .horizontal : .vertical }
}

/// A set of a rectangle's sides.
public struct RectEdges: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The left edge.
  public static let minX = RectEdges(.minX)
  /// The top edge.
  public static let minY = RectEdges(.minY)
  /// The right edge.
  public static let maxX = RectEdges(.maxX)
  /// The bottom edge.
  public static let maxY = RectEdges(.maxY)
  /// All four edges.
  public static let all: RectEdges = [.minX, .minY, .maxX, .maxY]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The set of one edge.
  public init(_ edge: RectEdge) {
    self.init(rawValue: 1 << edge.rawValue)
  }

  /// Whether the set has an edge.
  public func contains(_ edge: RectEdge) -> Bool { contains(RectEdges(edge)) }
}

extension Rect {
  /// Where an edge lies on its axis. Setting it moves that edge alone.
  ///
  ///     var rect = Rect(x: 10, y: 10, width: 30, height: 20)
  ///     rect[.minX] = 0
  ///     rect   // (0, 10, 40, 20)
  public subscript(edge: RectEdge) -> Double {
    get {
      switch edge {
      case .minX: minX
      case .minY: minY
      case .maxX: maxX
      case .maxY: maxY
      }
    }
    set {
      switch edge {
      case .minX: self = Rect(x: newValue, y: y, width: maxX - newValue, height: height)
      case .minY: self = Rect(x: x, y: newValue, width: width, height: maxY - newValue)
      case .maxX: size.width = newValue - minX
      case .maxY: size.height = newValue - minY
      }
    }
  }

  /// Two rectangles that make this one up: a slice along an edge, and what is left.
  ///
  ///     let (bar, rest) = Rect(x: 0, y: 0, width: 132, height: 194).divided(atDistance: 10, from: .minY)
  ///     bar    // (0, 0, 132, 10)
  ///     rest   // (0, 10, 132, 184)
  ///
  /// - Parameter distance: How thick the slice is, in points; taken as 0 below it, and as the whole length beyond.
  public func divided(atDistance distance: Double, from edge: RectEdge) -> (slice: Rect, remainder: Rect) {
    let whole = standardized
    let axis = edge.axis
    let thickness = min(max(0, distance), whole.size[axis])
    var (slice, remainder) = (whole, whole)
    slice.size[axis] = thickness
    remainder.size[axis] = whole.size[axis] - thickness
    if edge == .minX || edge == .minY {
      remainder.origin[axis] += thickness
    } else {
      slice.origin[axis] += remainder.size[axis]
    }
    return (slice, remainder)
  }
}
