import Geometry

/// A badge with the places that it may take.
typealias BadgePlaces = (badge: PlacedBadge, candidates: [Occupancy.Candidate])

/// Where the badges of bars and lines stand.
extension BarPlacer {
  /// A bar's badge with its places.
  ///
  /// - Returns: `nil` for a bar without one.
  func badge(of bar: PlacedBar) -> BadgePlaces? {
    let badge = bar.sketch.badge
    guard !badge.isEmpty else { return nil }
    let target = PlacedBadge.Target.area(bar.footprint(halfBreadth: 0))
    return (
      PlacedBadge(badge: badge, style: bar.sketch.style.badge, target: target), places(on: bar, size: badge.size)
    )
  }

  /// A line's badge with its places: near one of its ends, or in the middle of a diagonal.
  func badge(of sketch: LineSketch) -> BadgePlaces? {
    guard !sketch.badge.isEmpty else { return nil }
    let (line, size) = (sketch.line, sketch.badge.size)
    let shares = line.isDiagonal ? [0.5, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85] : [0.5, 0.25, 0.75, 0.1, 0.9]
    var candidates = shares.enumerated().map { number, share in
      Occupancy.Candidate(line.point(share), cost: Double(number) * 1.5)
    }
    if !line.isDiagonal {
      let (width, height) = (size.width / 2 + site.length(3), size.height / 2 + site.length(3))
      if line.start.x == line.end.x {
        candidates.append(.init(Point(line.start.x, line.start.y - height), cost: 3))
        candidates.append(.init(Point(line.end.x, line.end.y + height), cost: 4))
      } else {
        candidates.append(.init(Point(line.end.x + width, line.end.y), cost: 3))
        candidates.append(.init(Point(line.start.x - width, line.start.y), cost: 4))
      }
    }
    // A badge that stands on a diagonal needs no leader to it.
    let target: PlacedBadge.Target =
      line.isDiagonal ? .nearest(of: shares.map(line.point)) : .area(Rect(enclosing: [line.start, line.end]) ?? .zero)
    return (PlacedBadge(badge: sketch.badge, style: sketch.style.badge, target: target), candidates)
  }

  /// Where a bar's badge would stand best if it chose now, what that costs, and how much more the next best place.
  func expectedBadge(on bar: PlacedBar, in occupancy: Occupancy) -> (badge: ExpectedBadge, cost: Double)? {
    guard !bar.sketch.badge.isEmpty else { return nil }
    let size = bar.sketch.badge.size
    let weighed = places(on: bar, size: size).compactMap { candidate -> (rect: Rect, cost: Double)? in
      let rect = Rect(center: candidate.center, size: size)
      guard rect.isFinite else { return nil }
      return (rect, candidate.cost + occupancy.cost(of: rect) + (occupancy.isFree(rect) ? 0 : 40))
    }
    guard let best = weighed.min(by: { $0.cost < $1.cost }) else { return nil }
    let next = weighed.filter { !$0.rect.overlaps(best.rect) }.map(\.cost).min() ?? .infinity
    return (ExpectedBadge(rect: best.rect, costOfMoving: next - best.cost), best.cost)
  }

  /// The same with a narrow pill, which an upright bar may have in a narrow margin.
  func expectedNarrowBadge(on bar: PlacedBar, in occupancy: Occupancy) -> (badge: ExpectedBadge, cost: Double)? {
    guard bar.axis == .vertical, !bar.sketch.badge.isNarrow else { return nil }
    var narrow = bar
    narrow.sketch.badge.isNarrow = true
    return expectedBadge(on: narrow, in: occupancy)
  }

  /// On the line if there is room between the ends, else beside it.
  private func places(on bar: PlacedBar, size: Size) -> [Occupancy.Candidate] {
    var candidates: [Occupancy.Candidate] = []
    // A bar that runs on beyond a torn edge has its badge on what is seen of it.
    let seen = (bar.sketch.low...bar.sketch.high).shared(with: site.scene.uncut.extent(bar.axis)) ?? 0...0
    // A little of the line is seen on either side, less of it where there is little room.
    let margin = min(site.length(5), (seen.span - size[bar.axis]) / 2)
    let isTight = margin < site.length(5)
    let (half, thickness) = (size[bar.axis] / 2, size[bar.axis.other])
    let room = max(0, seen.span - size[bar.axis] - 2 * margin)
    // 1. On the line: its middle first; a broken bar keeps its gap free.
    if !bar.isShort, margin >= site.length(4) {
      let shares: [Double] = bar.sketch.style.isBroken ? [0.22, 0.78, 0.1, 0.9] : [0.5, 0.3, 0.7, 0.15, 0.85, 0, 1]
      for (number, share) in shares.enumerated() {
        let along = seen.lowerBound + margin + half + room * share
        if bar.sketch.style.isBroken, abs(along - bar.gap) < half + site.length(5) { continue }
        candidates.append(.init(bar.point(along), cost: Double(number) * 0.8 + (isTight ? 1 : 0)))
      }
    }
    // 2. Beside the line; one that is longer than it also flush with either end.
    let aside = thickness / 2 + site.length(6)
    var alongs = [0.5, 0.25, 0.75, 0, 1].enumerated().map {
      (seen.lowerBound + seen.span * $0.element, Double($0.offset))
    }
    if half * 2 > seen.span * 1.15 { alongs += [(seen.upperBound - half, 3), (seen.lowerBound + half, 3)] }
    for (place, shift) in alongs {
      let along = bar.point(place)
      // Over and under the arrows of an upright short bar there is seldom room.
      let cost = (bar.isShort && bar.axis == .vertical ? 1 : 4) + shift
      let sides = bar.axis == .horizontal ? [-1.0, 1] : [1, -1]
      candidates.append(.init(along + bar.offset(aside * sides[0]), cost: cost))
      candidates.append(.init(along + bar.offset(aside * sides[1]), cost: cost + 0.5))
      let farther = aside + site.length(12)
      candidates.append(.init(along + bar.offset(farther * sides[0]), cost: cost + 4))
      candidates.append(.init(along + bar.offset(farther * sides[1]), cost: cost + 4.5))
    }
    // 3. Behind the arrows of a short bar, and behind the ends of one that is too short for its badge.
    let isLong = half * 2 > seen.span * 1.5
    let reach = (bar.isShort ? bar.tail : site.length(3)) + half + site.length(3)
    let cost = bar.isShort ? 2.0 : isLong ? 3 : margin < site.length(4) ? 5 : 7
    // Where a bar that is too short for its badge ends at the picture's edge, the badge stands well outside.
    let edges = site.scene.shownRect.extent(bar.axis)
    let isCrowded = bar.axis == .horizontal && !bar.isShort && half * 2 > seen.span - site.length(2)
    func bonus(_ end: Double, _ edge: Double) -> Double { isCrowded && abs(end - edge) < 0.5 ? 3 : 0 }
    candidates.append(
      .init(
        bar.point(seen.upperBound + reach), cost: cost - bonus(seen.upperBound, edges.upperBound)))
    candidates.append(
      .init(
        bar.point(seen.lowerBound - reach),
        cost: cost + (isLong && !bar.isShort ? 0 : 0.5) - bonus(seen.lowerBound, edges.lowerBound)))
    return candidates
  }
}
