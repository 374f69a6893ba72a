import Figures
import Geometry

/// Discs and words that name an edge.
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
      return LabelRequest(
        disc, at: places(point).map { .init($0.center, cost: $0.cost + DiscCost.offMiddle + Double(number / 2)) })
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

  /// Words on their author's side elsewhere along the edge that they are beside, for those that would lie on a bar which
  /// ends in its middle, or whose line would run along it: above the bar or below it, at its left or its right. What
  /// stands beside an edge needs no line.
  ///
  /// - Parameter edge: An edge, or what has one on that side; `nil` for a point.
  func forms(
    of words: CalloutWords, at places: [Occupancy.Candidate], alongEdgeOf edge: Rect?, look: CalloutLook
  ) -> [LabelRequest] {
    guard let edge, let first = places.first,
      let away = look.side?.direction, let axis = Axis.allCases.first(where: { abs(away[$0]) < 0.1 })
    else { return [] }
    let (half, room) = (words.size[axis] / 2, edge.size[axis] / 2)
    // Off the line of a bar, off the number on it, and flush with the end of the edge.
    let least = half + site.length(4)
    let shifts = [least, half + site.length(axis == .vertical ? 11 : 19), room - half]
      .filter { $0 >= least && $0 <= room }
    guard !shifts.isEmpty else { return [] }
    // Above a level bar first, or right of an upright one, where lines of words begin.
    return (axis == .vertical ? [-1.0, 1] : [1, -1]).enumerated().map { turn, sign in
      var words = words
      words.target?.box = edge
      if axis == .horizontal { words.anchor = look.anchor(standard: sign > 0 ? 0 : 1) }
      let candidates = shifts.enumerated().map { number, shift in
        site.offRing(
          Occupancy.Candidate(
            first.center + Point(along: axis, sign * shift, across: 0),
            cost: Self.costOfShift + Double(number) + 0.5 * Double(turn)), words.size)
      }
      return LabelRequest(words, at: candidates)
    }
  }

  /// Words on their author's side of a point, above and below its level or at the left and the right of it, for those
  /// that would lie on the line to a dimension which ends there.
  func forms(
    of words: CalloutWords, at places: [Occupancy.Candidate], offLineFrom point: Point, look: CalloutLook
  ) -> [LabelRequest] {
    guard let away = look.side?.direction,
      let axis = Axis.allCases.first(where: { abs(away[$0]) < 0.1 })
    else { return [] }
    let shift = words.size[axis] / 2 + site.length(3)
    return (axis == .vertical ? [-1.0, 1] : [1, -1]).enumerated().map { turn, sign in
      var words = words
      if axis == .horizontal { words.anchor = look.anchor(standard: sign > 0 ? 0 : 1) }
      let candidates = places.filter { abs($0.center[axis] - point[axis]) < 0.5 }.map { candidate in
        Occupancy.Candidate(
          candidate.center + Point(along: axis, sign * shift, across: 0),
          cost: candidate.cost + Self.costOfShift + Double(turn))
      }
      return LabelRequest(words, at: candidates)
    }
  }

  /// The edge that a place is the middle of; `nil` for other places.
  func edge(of place: Place) -> Rect? {
    let ends = edgeEnds(of: place).map(\.point)
    return ends.count == 2 ? Rect(between: ends[0], ends[1]) : nil
  }

  /// Whether a line from a point to the middle of an edge runs along the edge.
  func isAlong(_ edge: Rect?, from point: Point) -> Bool {
    guard let edge, edge.size != .zero else { return false }
    let axis: Axis = edge.width > edge.height ? .horizontal : .vertical
    return abs(point[axis.other] - edge.center[axis.other]) < site.length(2)
  }

  /// How much worse words off the middle of an edge are than in it: more than behind what lies on their side.
  private static let costOfShift = 3.5

  /// The ends of the edge that a place is the middle of, and the directions in which it ends; none for other places.
  private func edgeEnds(of place: Place) -> [(point: Point, away: Point)] {
    guard case .view(_, _, let spot?, nil) = place.anchor, place.offset == .zero, let axis = spot.edgeAxis,
      let box = places.box(of: place, along: axis.other), let middle = try? places.point(of: place)
    else { return [] }
    // Where it has round corners, what is straight of it.
    let straight = places.straight(box.extent(axis), of: place, across: axis)
    let (low, high) = (straight.lowerBound, straight.upperBound)
    return [(low, -1.0), (high, 1)].map { end, away in
      (Point(along: axis, end, across: middle[axis.other]), Point(along: axis, away, across: 0))
    }
  }

  /// The end of the edge that a place is the middle of, on a side to which the edge runs; `nil` for other sides.
  func end(of place: Place, on side: CalloutLook.Side) -> Point? {
    let away = side.direction
    return edgeEnds(of: place).first { $0.away.x * away.x + $0.away.y * away.y > 0.9 }?.point
  }

  /// Places beyond an end of an edge, for a disc whose line to the middle of the edge would strike a text through: an
  /// edge is named anywhere along it. With others in a column, it stands in theirs.
  private func candidates(besideEnd end: (point: Point, away: Point), size: Size) -> [Occupancy.Candidate] {
    let box = Rect(origin: end.point, size: .zero)
    let side: CalloutLook.Side? = end.away.x < -0.5 ? .left : end.away.x > 0.5 ? .right : nil
    let isInColumn = side != nil && (site.contents.bezel != nil || hasColumns)
    let column = isInColumn ? candidates(inColumnOn: side, of: box, size: size) : []
    let near = column.isEmpty ? candidates(beside: end.point, away: end.away, size: size) : column
    // From beside a device, a level line to the end is clearer than one that slants across the screen to the middle.
    let cost = site.contents.bezel != nil && !column.isEmpty ? DiscCost.atEndBesideDevice : DiscCost.atEnd
    return near.map { .init($0.center, cost: $0.cost + cost) }
  }

  /// Places at the ends of a line that is named.
  func candidates(atEndsOf axis: AnchorLine) -> [Occupancy.Candidate] {
    [(axis.line.end, axis.away), (axis.line.start, Point.zero - axis.away)].enumerated().flatMap { number, end in
      [12.0, 24, 36].enumerated().map { ring, distance in
        let center = Point(end.0.x + end.1.x * site.length(distance), end.0.y + end.1.y * site.length(distance))
        return .init(center, cost: Double(ring) * Occupancy.costOfStep + Double(number) * DiscCost.atOtherEnd)
      }
    }
  }
}

extension Place.Spot {
  /// The axis along which the edge runs whose middle this is; `nil` for others.
  var edgeAxis: Axis? {
    switch self {
    case .top, .bottom: .horizontal
    case .left, .right, .leading, .trailing: .vertical
    default: nil
    }
  }
}
