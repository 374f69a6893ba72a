import Figures
import Geometry

/// Discs that name an edge.
extension Callouts {
  /// A disc at other points of the edge that a place is the middle of, for one whose line to the middle would strike
  /// something through, the end of a bar, or the dot of another line: an edge is named anywhere along it.
  ///
  /// - Parameter places: Where the disc may stand that names a point.
  func forms(
    of disc: LetteredDisc, alongEdgeOf place: Place, at places: (Point) -> [Occupancy.Candidate]
  ) -> [LabelRequest] {
    let ends = edgeEnds(of: place).map(\.point)
    guard ends.count == 2 else { return [] }
    return [0.35, 0.65, 0.2, 0.8, 0.08, 0.92].enumerated().map { number, share in
      let point = Segment(ends[0], ends[1]).point(share)
      var disc = disc
      disc.target = .point(point)
      return LabelRequest(disc, at: places(point).map { .init($0.center, cost: $0.cost + 2 + Double(number / 2)) })
    }
  }

  /// A disc at the ends of the edge that a place is the middle of.
  func ends(of disc: LetteredDisc, at place: Place) -> [LabelRequest] {
    edgeEnds(of: place).map { end in
      var disc = disc
      disc.target = .point(end.point)
      return LabelRequest(disc, at: candidates(besideEnd: end, size: disc.size))
    }
  }

  /// The ends of the edge that a place is the middle of, and the directions in which it ends; none for other places.
  private func edgeEnds(of place: Place) -> [(point: Point, away: Point)] {
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
  private func candidates(besideEnd end: (point: Point, away: Point), size: Size) -> [Occupancy.Candidate] {
    let box = Rect(origin: end.point, size: .zero)
    let side: CalloutLook.Side? = end.away.x < -0.5 ? .left : end.away.x > 0.5 ? .right : nil
    let isInColumn = side != nil && (site.contents.bezel != nil || hasColumns)
    let column = isInColumn ? candidates(inColumnOn: side, of: box, size: size) : []
    let near = column.isEmpty ? candidates(beside: end.point, away: end.away, size: size) : column
    return near.map { .init($0.center, cost: $0.cost + Self.costOfEnd) }
  }

  /// Places at the ends of a line that is named.
  func candidates(atEndsOf axis: AnchorLine) -> [Occupancy.Candidate] {
    [(axis.line.end, axis.away), (axis.line.start, Point.zero - axis.away)].enumerated().flatMap { number, end in
      [12.0, 24, 36].enumerated().map { ring, distance in
        let center = Point(end.0.x + end.1.x * site.length(distance), end.0.y + end.1.y * site.length(distance))
        return .init(center, cost: Double(ring * 3 + number * 2))
      }
    }
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
