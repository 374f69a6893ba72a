import ConstraintSolver
import Geometry

/// How far the freedoms of a layout take an ambiguous view along each axis.
struct GhostEnds {
  /// A view's place and its length along an axis.
  private struct Span: Hashable {
    var origin: Double
    var length: Double
  }

  /// What a freedom does to a view, for each unit of its way, and how many units it may go.
  private struct Movement {
    var origin: AxisPair<Double>
    var length: AxisPair<Double>
    var decrease: Double
    var increase: Double

    var axes: Set<Axis> { Set(Axis.allCases.filter { max(origin[$0].magnitude, length[$0].magnitude) > 1e-9 }) }
  }

  /// One end of a freedom.
  private struct End {
    /// In units of the way.
    var distance: Double
    /// Whether the view is seen there: nothing else stops a freedom that has no end.
    var isInside: Bool
  }

  /// A view that follows many freedoms is shown at the ends of the first of them: more would hide each other.
  private static let mostGhosts = 16
  /// What is farther away than that is no end that can be shown, in points.
  private static let farthest = 2000.0
  /// How far a freedom without an end is shown, in points. What moves as a whole goes past itself if there is room, so
  /// that it can be told from where it is.
  private static let openFreedom = 40.0
  private static let gap = 8.0
  /// The least distance that is seen as one, in points.
  private static let leastRoom = 12.0

  private let rect: Rect
  /// Within which freedoms without an end are shown.
  private let interior: Rect?
  /// The spans at the ends of the freedoms of one axis.
  private var spans: AxisPair<[Span]>
  /// Whether the span that the view has is at an end of a freedom of the axis.
  private var isAtEnd = AxisPair(false)
  /// The rectangles at the ends of freedoms that move the view along both axes.
  private var slanting: [Rect] = []

  init(
    of view: View, in interior: Rect?, _ movements: consuming LayoutSolution.WayMovements, _ ways: Ways
  ) {
    rect = view.alignmentRect
    self.interior = interior
    spans = AxisPair([])
    var found: [Movement] = []
    while found.count < Self.mostGhosts, let (way, origin, length) = movements.next() {
      found.append(
        Movement(origin: origin, length: length, decrease: ways.decrease(of: way), increase: ways.increase(of: way)))
    }
    for movement in found where count < Self.mostGhosts {
      // Beside what changes its length, too, a view that goes past itself would be a third outline over two others.
      let isAlone = found.count { !$0.axes.isDisjoint(with: movement.axes) } == 1
      add(movement, isAlone: isAlone)
    }
  }

  /// The places of the view besides the one that it has.
  ///
  /// - Parameter combiningAxes: Whether places along one axis go with all of the other.
  func rects(combiningAxes: Bool) -> [Rect] {
    let found: [Rect]
    if combiningAxes, !spans.horizontal.isEmpty, !spans.vertical.isEmpty {
      // The corners of where it could be. The middle of a side is none of them: it would make a net of outlines.
      found = choices(along: .horizontal).flatMap { horizontal in
        choices(along: .vertical).map { rect(horizontal: horizontal, vertical: $0) }
      }
    } else {
      found =
        spans.horizontal.map { rect(horizontal: $0, vertical: span(of: .vertical)) }
        + spans.vertical.map { rect(horizontal: span(of: .horizontal), vertical: $0) }
    }
    let seen = (found + slanting).filter { $0 != rect && $0.width > 0 && $0.height > 0 }
    return Array(seen.prefix(Self.mostGhosts))
  }

  private var count: Int { spans.horizontal.count + spans.vertical.count + slanting.count }

  private func span(of axis: Axis) -> Span { Span(origin: rect.origin[axis], length: rect.size[axis]) }

  private func choices(along axis: Axis) -> [Span] {
    spans[axis] + (isAtEnd[axis] ? [span(of: axis)] : [])
  }

  private func rect(horizontal: Span, vertical: Span) -> Rect {
    Rect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }

  private mutating func add(_ movement: Movement, isAlone: Bool) {
    let axes = movement.axes
    guard let axis = axes.first else { return }
    let ends = [-movement.decrease, movement.increase].filter { $0 != 0 }
      .map { end(at: $0, of: movement, goesPastItself: isAlone) }
    // A freedom without an end goes where there is room.
    let shown = ends.contains(where: \.isInside) ? ends.filter(\.isInside) : ends
    let moved = shown.map { end in
      AxisPair(
        horizontal: span(.horizontal, of: movement, at: end.distance),
        vertical: span(.vertical, of: movement, at: end.distance))
    }
    guard axes.count == 1 else {
      slanting += moved.map { rect(horizontal: $0.horizontal, vertical: $0.vertical) }.filter { !slanting.contains($0) }
      return
    }
    spans[axis] += moved.map { $0[axis] }.filter { !spans[axis].contains($0) }
    if shown.count < 2 { isAtEnd[axis] = true }
  }

  private func span(_ axis: Axis, of movement: Movement, at distance: Double) -> Span {
    let span = span(of: axis)
    return Span(
      origin: span.origin + distance * movement.origin[axis],
      length: max(0, span.length + distance * movement.length[axis]))
  }

  /// An end of a freedom, or a place on the way to it if it is far off.
  private func end(at distance: Double, of movement: Movement, goesPastItself: Bool) -> End {
    let (axes, origin, length) = (movement.axes, movement.origin, movement.length)
    let fastest = axes.map { max(origin[$0].magnitude, length[$0].magnitude) }.max() ?? 1
    guard distance.magnitude * fastest > Self.farthest else { return End(distance: distance, isInside: true) }
    let isWhole = axes.allSatisfy { length[$0].magnitude <= 1e-9 }
    let past = isWhole && goesPastItself ? axes.map { rect.size[$0] + Self.gap }.min() ?? 0 : 0
    let sign = distance < 0 ? -1.0 : 1
    let room =
      axes.map { self.room(along: $0, near: sign * origin[$0], far: sign * (origin[$0] + length[$0])) }.min() ?? 0
    let isInside = room * fastest >= Self.leastRoom
    let way = isInside ? min(room, max(Self.openFreedom, past) / fastest) : Self.openFreedom / fastest
    return End(distance: sign * way, isInside: isInside)
  }

  /// How far both edges of the view can go until one of them leaves the root.
  ///
  /// - Parameters:
  ///   - near: The speed of the left or upper edge.
  ///   - far: The speed of the other edge.
  private func room(along axis: Axis, near: Double, far: Double) -> Double {
    guard let interior else { return 0 }
    let (least, most) = (interior.origin[axis], interior.origin[axis] + interior.size[axis])
    let edges = [(rect.origin[axis], near), (rect.origin[axis] + rect.size[axis], far)]
    return edges.filter { $0.1.magnitude > 1e-9 }.map { place, speed in
      (speed > 0 ? most - place : place - least) / speed.magnitude
    }.min() ?? .infinity
  }
}
