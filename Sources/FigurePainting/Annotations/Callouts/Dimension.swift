import Figures
import Geometry

/// A line on which several dimensions stand.
struct DimensionRail {
  /// Its place across their axis.
  var cross: Double
  /// The kind of place that their numbers take where one has no room on its bar; `nil` for the best of each.
  var numberChoice: Int?
  /// Where along its line its number stands beside it, so that all have room; `nil` for where each would stand alone.
  var numberPosition: Double?
  /// Whether there is room for all of them.
  var isFree = false
  /// Whether another one begins or ends where it does.
  var isChained = false
  /// How much better its line is than others, as a cost: one with room for all is taken even where lines to it are long
  /// and run under the pills of constraints. Nearer, a number would lie on what it measures.
  var bonus: Double { isFree ? Self.worthOfRoomForAll : Self.worth }

  /// As much as to stand where another bar does.
  private static let worthOfRoomForAll = 70.0
  /// Less than two lanes.
  private static let worth = 5.0
}

/// A dimension as it would stand without others on its line.
struct DimensionAlone {
  /// Its number among the callouts.
  var number: Int
  var dimension: Dimension
  var outward: Double
  /// Its place across its axis.
  var lane: Double
  var badge: Size
  /// Whether it has words that stand beside its line.
  var areWordsAside: Bool
  /// The author's offset; `nil` for none.
  var offset: Double? { dimension.callout.look.offset }
}

/// A dimension whose places are found.
struct Dimension {
  var callout: Callout
  var line: Segment
  var axis: Axis
  /// The view whose size it measures, and its box or that of its part.
  var area: (view: Int, box: Rect)?
  /// The side of their views, across the axis, on which both places lie: −1 or 1; 0 for none.
  var outward = 0.0
  /// Whether a transform has turned what it measures.
  var isTurned = false
  /// The distance in the coordinates of a view of the author's choice; `nil` for what the line measures.
  var ownLength: Double?
  /// Where it stands on one line with others; `nil` if there are none.
  var rail: DimensionRail?
  /// Across the axis, the extents of different upright views between whose edges or centres it measures, and what it
  /// stands beside on a side: the inner one of two views that lie in each other, or both. `nil` for other places.
  var edges: (from: ClosedRange<Double>, to: ClosedRange<Double>, beside: ClosedRange<Double>)?
  /// The box of the control that it measures the parts of, beside which it stands on its author's side: on the
  /// control, its line would be one of its parts. `nil` for others.
  var control: Rect?
  /// The straight parts of these edges, between round corners.
  var straight: (from: ClosedRange<Double>, to: ClosedRange<Double>)?
  /// The views that it may cross: those that it measures, or the inner one of two that lie in each other.
  var views: Set<Int> = []

  /// What it measures along its axis.
  var reach: ClosedRange<Double> {
    min(line.start[axis], line.end[axis])...max(line.start[axis], line.end[axis])
  }

  /// The side of what it measures, across the axis, on which it stands: as the author says, or where its places lie on
  /// an edge of one view; 0 for none.
  var side: Double {
    if let side = callout.look.side?.direction[axis.other], side != 0 { return side < 0 ? -1 : 1 }
    guard let across = area?.box.extent(axis.other) else { return 0 }
    let end = line.start[axis.other]
    return abs(end - across.upperBound) < 0.5 ? 1 : abs(end - across.lowerBound) < 0.5 ? -1 : 0
  }

  /// Whether one on the same side covers all of it: then that one stands outside.
  func isIncluded(in other: Dimension) -> Bool {
    axis == other.axis && side == other.side && other.reach.lowerBound < reach.lowerBound + 0.5
      && other.reach.upperBound > reach.upperBound - 0.5
  }

  /// Whether two dimensions beside their views cross.
  ///
  /// - Parameters:
  ///   - cross: Its place across its axis.
  ///   - otherCross: That of the other one.
  func crosses(_ other: Dimension, standingAt cross: Double, and otherCross: Double) -> Bool {
    axis != other.axis && side != 0 && other.side != 0 && other.reach.contains(cross)
      && reach.contains(otherCross)
  }

  /// What an end lies on, across the axis: the whole edge of the view that it measures, or a point.
  func extent(at end: Point) -> ClosedRange<Double> {
    let point = end[axis.other]...end[axis.other]
    if let edges { return end == line.start ? edges.from : edges.to }
    guard let box = area?.box, !isTurned else { return point }
    let (along, across) = (box.extent(axis), box.extent(axis.other))
    let isOnEdge = min(abs(end[axis] - along.lowerBound), abs(end[axis] - along.upperBound)) < 0.5
    return isOnEdge && across.contains(point.lowerBound) ? across : point
  }

  /// The edge of what it measures, across the axis.
  func edge(_ outward: Double) -> Double {
    let ends = [line.start[axis.other], line.end[axis.other]]
    let beside = callout.look.offset == nil || callout.look.side != nil ? edges?.beside : nil
    let across = area?.box.extent(axis.other) ?? beside ?? (ends.min() ?? 0)...(ends.max() ?? 0)
    let edge = outward > 0 ? across.upperBound : across.lowerBound
    guard let outer = control?.extent(axis.other) else { return edge }
    let edgeOfControl = outward > 0 ? outer.upperBound : outer.lowerBound
    return abs(edgeOfControl - edge) <= Self.farthestInControl ? edgeOfControl : edge
  }

  /// How far from the edge of a control a part of it may be that is measured beside the control, in points: with longer
  /// dashes, what they lead to is lost.
  private static let farthestInControl = 80.0
}

extension Dimension {
  /// Its ends that are centres, along its axis.
  var middles: [Double] {
    guard case .dimension(let from, let to, _) = callout.mark else { return [] }
    return zip([from, to], [line.start, line.end]).filter { $0.0.isCenter }.map { $0.1[axis] }
  }
}

extension Place {
  fileprivate var isCenter: Bool {
    guard offset == .zero, case .view(_, _, let spot?, _) = anchor else { return false }
    return [.center, .centerX, .centerY].contains(spot)
  }
}

extension Dimension {
  /// - Returns: `nil` for other callouts.
  init?(_ callout: Callout, places: PlaceLocator) throws(PlaceLocator.Absence) {
    guard case .dimension(let from, let to, let wanted) = callout.mark else { return nil }
    let line = Segment(try places.point(of: from), try places.point(of: to))
    let isLevel = abs(line.end.x - line.start.x) >= abs(line.end.y - line.start.y)
    let axis: Axis =
      switch wanted {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case .aligned: isLevel ? .horizontal : .vertical
      case nil: Self.axis(along: line, of: places.sharedAxis(from, to) ?? callout.look.side?.measuredAxis)
      }
    self.init(
      callout: callout, line: line, axis: axis, area: places.sharedArea(from, to),
      outward: places.sharedSide(from, to, across: axis), isTurned: places.isTurned(from) || places.isTurned(to))
    views = places.innerViews(of: [from, to])
    if let side = callout.look.side, callout.look.offset == nil {
      control = places.controlAround(from, to, with: side)
    }
    if let view = callout.coordinateView {
      let start = try places.point(of: from, inCoordinatesOf: view)
      let end = try places.point(of: to, inCoordinatesOf: view)
      ownLength = isTurned || wanted == .aligned ? start.distance(to: end) : abs(end[axis] - start[axis])
    }
    if area == nil, let one = places.box(of: from, along: axis), let other = places.box(of: to, along: axis) {
      let (first, second) = (one.extent(axis.other), other.extent(axis.other))
      let inner = one.contains(other) ? second : other.contains(one) ? first : nil
      edges = (first, second, inner ?? first.joined(with: second))
      straight = (
        places.straight(first, of: from, across: axis.other), places.straight(second, of: to, across: axis.other)
      )
    }
  }
}

extension Dimension {
  /// The axis that the edges or the side of the author say, unless the places do not differ along it; else that along
  /// which they differ more.
  fileprivate static func axis(along line: Segment, of named: Axis?) -> Axis {
    func distance(_ axis: Axis) -> Double { abs(line.end[axis] - line.start[axis]) }
    let longer: Axis = distance(.horizontal) >= distance(.vertical) ? .horizontal : .vertical
    guard let named, distance(named) > 0.5 || distance(named.other) < 0.5 else { return longer }
    return named
  }
}

extension CalloutLook.Side {
  /// What is measured beside a side: lengths along it. `nil` for a corner and for the middle.
  fileprivate var measuredAxis: Axis? {
    switch direction {
    case let away where away.x == 0 && away.y != 0: .horizontal
    case let away where away.y == 0 && away.x != 0: .vertical
    default: nil
    }
  }
}

extension ClosedRange<Double> {
  /// Whether one begins where the other one ends.
  func meets(_ other: Self) -> Bool {
    abs(lowerBound - other.upperBound) < 0.5 || abs(upperBound - other.lowerBound) < 0.5
  }

  /// Whether they have more than an end in common.
  func overlapsInside(_ other: Self) -> Bool {
    lowerBound < other.upperBound - 0.5 && other.lowerBound < upperBound - 0.5
  }
}
