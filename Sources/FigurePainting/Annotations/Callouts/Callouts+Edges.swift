import Figures
import Geometry

/// Discs that name an edge.
extension Callouts {
  /// The ends of the edge that a place is the middle of, and the directions in which it ends; none for other places.
  func edgeEnds(of place: Place) -> [(point: Point, away: Point)] {
    guard case .view(_, _, let spot?, nil) = place.anchor, place.offset == .zero, let axis = spot.edgeAxis,
      let box = places.box(of: place, along: axis.other), let middle = try? places.point(of: place)
    else { return [] }
    let (low, high) = (box.extent(axis).lowerBound, box.extent(axis).upperBound)
    return [(low, -1.0), (high, 1)].map { end, away in
      (Point(along: axis, end, across: middle[axis.other]), Point(along: axis, away, across: 0))
    }
  }

  /// Places beyond an end of an edge, for a disc whose line to the middle of the edge would strike a text through: an edge
  /// is named anywhere along it. With others in a column, it stands in theirs.
  func candidates(besideEnd end: (point: Point, away: Point), size: Size) -> [Occupancy.Candidate] {
    let box = Rect(origin: end.point, size: .zero)
    let side: CalloutLook.Side? = end.away.x < -0.5 ? .left : end.away.x > 0.5 ? .right : nil
    let isInColumn = side != nil && (site.contents.bezel != nil || hasColumns)
    let column = isInColumn ? candidates(inColumnOn: side, of: box, size: size) : []
    let near = column.isEmpty ? candidates(beside: end.point, away: end.away, size: size) : column
    return near.map { .init($0.center, cost: $0.cost + Self.costOfEnd) }
  }

  /// How much worse the end of an edge is to name it at than its middle: less than a word that is struck through.
  private static let costOfEnd = 6.0
}

extension Place.Spot {
  /// The axis along which the edge runs whose middle this is; `nil` for others.
  fileprivate var edgeAxis: Axis? {
    switch self {
    case .top, .bottom: .horizontal
    case .left, .right, .leading, .trailing: .vertical
    default: nil
    }
  }
}
