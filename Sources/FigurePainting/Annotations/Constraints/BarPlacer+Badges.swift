import Geometry

/// A badge with the positions that it may take.
typealias BadgePlaces = (badge: PlacedBadge, candidates: [Occupancy.Candidate])

/// A place that was looked at, and what it costs.
typealias WeighedPlace = (rect: Rect, cost: Double)

/// The positions of the badges of bars and lines.
extension BarPlacer {
  /// The badge of a bar, and its candidates.
  ///
  /// - Returns: `nil` for a bar without a badge.
  func badge(of bar: PlacedBar) -> BadgePlaces? {
    let badge = bar.sketch.badge
    guard !badge.isEmpty else { return nil }
    let target = PlacedBadge.Target.area(bar.shape.footprint(halfBreadth: 0))
    var candidates = places(on: bar.shape, habits.habit(of: bar.sketch, on: site), size: badge.size)
    // Where an author wants it on a side, it stands there.
    if bar.sketch.dimension == nil, bar.sketch.outward == 0 {
      candidates += placesBesideScreen(of: badge, from: bar.shape.point(bar.shape.middle))
    }
    for index in candidates.indices {
      if isTowardsAnother(candidates[index].center, from: bar.shape) {
        candidates[index].cost += Self.costTowardsAnother
      }
      // A vertical line runs through the middle of the number, and the signs beside it stand off the line.
      let across = candidates[index].center[bar.shape.axis.other] - bar.shape.cross
      if bar.shape.axis == .vertical, abs(across) < site.length(1),
        bar.shape.holds(candidates[index].center[bar.shape.axis])
      {
        candidates[index].center.x -= badge.numberOffset
      }
    }
    return (PlacedBadge(badge: badge, style: bar.sketch.style.badge, target: target), candidates)
  }

  /// Whether the number of a bar has room on what is seen of it.
  func holdsNumber(_ bar: PlacedBar) -> Bool {
    let (shape, axis) = (bar.shape, bar.shape.axis)
    let seen = (shape.low...shape.high).shared(with: site.scene.uncut.extent(axis)) ?? 0...0
    return shape.holdsNumber(bar.sketch.badge.size[axis], on: seen.span)
  }

  /// Whether a number behind the end of a short bar stands between its arrows and those of another short bar in line, so
  /// that nobody sees to which of them it belongs, and there is none at its other end.
  private func isTowardsAnother(_ center: Point, from bar: BarShape) -> Bool {
    let (axis, along) = (bar.axis, center[bar.axis])
    guard bar.isShort, axis == .horizontal, abs(center[axis.other] - bar.cross) < bar.unit,
      along < bar.low || along > bar.high
    else { return false }
    let inLine = bars.map(\.shape).filter {
      $0.isShort && $0.axis == axis && abs($0.cross - bar.cross) < 8 * bar.unit
    }
    let (near, reach) = (1e-6, 100 * bar.unit)
    let after = inLine.contains { $0.low > bar.high - near && $0.low < bar.high + reach }
    let before = inLine.contains { $0.high < bar.low + near && $0.high > bar.low - reach }
    return along > bar.high ? after && !before : before && !after
  }

  /// What it costs a number to stand where nobody sees to which of two short bars it belongs.
  private static let costTowardsAnother = 4.0

  /// What it costs the number of a ratio to stand on its diagonal and not on the side that its author wants: less than to
  /// lie on the line of a bar.
  private static let costOfOtherSide = 8.0

  /// What it costs the number to lie on words on that side, beyond what it costs any label: on the diagonal is room.
  private static let costOnWords = 12.0

  /// The badge of a line, and its candidates: on the line, near one of its ends, or in the middle of a diagonal.
  func badge(of sketch: LineSketch) -> BadgePlaces? {
    guard !sketch.badge.isEmpty else { return nil }
    let (line, size) = (sketch.line, sketch.badge.size)
    let shares = line.isDiagonal ? [0.5, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85] : [0.5, 0.25, 0.75, 0.1, 0.9]
    var candidates = shares.enumerated().map { number, share in
      Occupancy.Candidate(line.point(share), cost: Double(number) * Self.costOffMiddle)
    }
    if let (box, side) = sketch.badgeSide {
      let places = [Occupancy.Candidate].places(
        for: size, at: side, of: box, gap: site.length(5), step: site.length(10)
      ).map { place in
        let isOnWords = site.contents.hasText(in: Rect(center: place.center, size: size), within: site.budget)
        return site.offRing(.init(place.center, cost: place.cost + (isOnWords ? Self.costOnWords : 0)), size)
      }
      // Where a bar stands on that side, the number would lie on its line, as if it were the bar's.
      let cost = Self.costOfOtherSide - costOfCoveringView(at: box)
      for index in candidates.indices { candidates[index].cost += cost }
      return (PlacedBadge(badge: sketch.badge, style: sketch.style.badge, target: .view(box)), places + candidates)
    }
    if !line.isDiagonal {
      let (width, height) = (size.width / 2 + site.length(3), size.height / 2 + site.length(3))
      if line.start.x == line.end.x {
        let aside = size.width / 2 + site.length(BarShape.aside)
        candidates += [aside, -aside].enumerated().map { number, aside in
          .init(line.middle + Point(aside, 0), cost: Self.costAside + Double(number) / 2)
        }
        candidates.append(.init(Point(line.start.x, line.start.y - height), cost: Self.costOfFirstEnd))
        candidates.append(.init(Point(line.end.x, line.end.y + height), cost: Self.costOfOtherEnd))
      } else {
        candidates.append(.init(Point(line.end.x + width, line.end.y), cost: Self.costOfFirstEnd))
        candidates.append(.init(Point(line.start.x - width, line.start.y), cost: Self.costOfOtherEnd))
      }
    }
    candidates += placesBesideScreen(of: sketch.badge, from: line.middle)
    // A badge on a diagonal needs no leader.
    let target: PlacedBadge.Target =
      line.isDiagonal ? .nearest(of: shares.map(line.point)) : .area(Rect(between: line.start, line.end))
    return (PlacedBadge(badge: sketch.badge, style: sketch.style.badge, target: target), candidates)
  }

  /// What it costs the number of a line to stand behind an end of it: about as much as at the third place on it.
  private static let (costOfFirstEnd, costOfOtherEnd) = (3.0, 4.0)
  /// What it costs it to stand beside an upright one: as much as at the last place on it.
  private static let costAside = 6.0
  /// What each place on a line costs more than the one before it, which is nearer to the middle.
  private static let costOffMiddle = 1.5

  /// What it costs to cover a view for being that view, which a number on its diagonal is about.
  private func costOfCoveringView(at box: Rect) -> Double {
    // A diagonal ends at round corners.
    let own = scene.visibleViews(near: box).filter { index in
      let rect = scene.alignmentRect(ofViewAt: index)
      return rect.insetBy(dx: -1, dy: -1).contains(box) && rect.center.distance(to: box.center) < 1
    }
    return own.compactMap { scene.panel.views[$0].kind.costOfCovering }.max() ?? 0
  }

  /// Places for an equation beside the screen, from where a line leads to what it says something of: where several are as
  /// long as the screen is wide, not all have room on it. On one side, they stand below one another.
  ///
  /// - Parameter place: What the line leads to.
  private func placesBesideScreen(of badge: Badge, from place: Point) -> [Occupancy.Candidate] {
    let size = badge.size
    guard size.width > site.length(AnnotationPlacer.longestNumber) else { return [] }
    let screen = site.contents.bezel?.body ?? scene.shownRect
    let (gap, row) = (site.length(8), size.height + site.length(4))
    func cost(_ center: Point) -> Double {
      Self.costBesideScreen + max(abs(center.x - place.x) - size.width / 2, abs(center.y - place.y))
        / site.length(Self.lineBesideScreenPerCost)
    }
    // As far along the side as the middle of its ends.
    func along(_ axis: Axis) -> Double {
      let room = screen.extent(axis)
      let half = min(size[axis], room.span) / 2
      return min(max(place[axis], room.lowerBound + half), room.upperBound - half)
    }
    let beside = [-1.0, 1].flatMap { side -> [Point] in
      let x = side < 0 ? screen.minX - gap - size.width / 2 : screen.maxX + gap + size.width / 2
      return [0, -1, 1, -2, 2, -3, 3].map { Point(x, along(.vertical) + $0 * row) }
    }
    let below = [-1.0, 1].flatMap { side -> [Point] in
      let y = side < 0 ? screen.minY - gap - size.height / 2 : screen.maxY + gap + size.height / 2
      return [0, 1, 2, 3].map { Point(along(.horizontal), y + side * $0 * row) }
    }
    return (beside + below).enumerated().map { number, center in
      .init(center, cost: cost(center), kind: BadgeSide.besideScreen.rawValue << 8 | number)
    }
  }

  /// What it costs an equation to stand beside the screen, beyond the length of its line: less than to hide what it is
  /// about.
  private static let costBesideScreen = 6.0
  /// How long that line is for each 1 that it costs, in points of an annotation.
  private static let lineBesideScreenPerCost = 24.0

  /// The best position of a bar's badge at the moment, and what it costs.
  ///
  /// - Parameters:
  ///   - size: That of the badge.
  ///   - limit: What it may cost. Most places of a bar are worse than another before its badge is looked at, so most
  ///     positions need not be weighed.
  /// - Returns: `nil` if every position costs the limit or more.
  func expectedPlace(
    ofBadge size: Size, on bar: BarShape, _ habit: BarHabit?, in occupancy: Occupancy, below limit: Double
  ) -> WeighedPlace? {
    var best: WeighedPlace?
    for candidate in places(on: bar, habit, size: size) where candidate.cost < best?.cost ?? limit {
      guard let weighed = weigh(candidate, size, in: occupancy), weighed.cost < best?.cost ?? limit else { continue }
      best = weighed
    }
    return best
  }

  /// The best position of a bar's badge, and how much worse the next best position is.
  func expectedBadge(on bar: PlacedBar, _ habit: BarHabit?, in occupancy: Occupancy) -> ExpectedBadge? {
    let size = bar.sketch.badge.size
    let weighed = places(on: bar.shape, habit, size: size).compactMap { weigh($0, size, in: occupancy) }
    guard let best = weighed.min(by: { $0.cost < $1.cost }) else { return nil }
    let next = weighed.lazy.filter { !$0.rect.overlaps(best.rect) }.map(\.cost).min() ?? .infinity
    return ExpectedBadge(rect: best.rect, costOfMoving: next - best.cost)
  }

  /// What each way to stand costs the badge of a bar.
  func badgeCosts(of badge: Badge, on bar: BarShape, in occupancy: Occupancy) -> [BarWay: Double] {
    guard !badge.isEmpty else { return [BarWay(of: bar, badgeAt: nil, on: site): 0] }
    let length = badge.size[bar.axis]
    return places(on: bar, nil, size: badge.size).reduce(into: [:]) { costs, candidate in
      let way = BarWay(of: bar, badgeAt: candidate.center, on: site)
      guard candidate.cost < costs[way] ?? .infinity, !way.isFar(for: bar, length: length),
        let weighed = weigh(candidate, badge.size, in: occupancy)
      else { return }
      costs[way] = min(costs[way] ?? .infinity, weighed.cost)
    }
  }

  private func weigh(_ candidate: Occupancy.Candidate, _ size: Size, in occupancy: Occupancy) -> WeighedPlace? {
    let rect = Rect(center: candidate.center, size: size)
    guard rect.isFinite else { return nil }
    // On a bar that is off the border, a number on the border would belong to both; an equation has room beside the
    // screen.
    let isEquation = size.width > site.length(AnnotationPlacer.longestNumber)
    let isOnBorder = (candidate.isOnLine || isEquation) && occupancy.touchesBorder(rect, within: site.length(1))
    let cost = candidate.cost + occupancy.cost(of: rect) + (isOnBorder ? Self.onBorderCost : 0)
    return (rect, cost + (occupancy.isFree(rect) ? 0 : Occupancy.costOfLabel))
  }

  /// What it costs the number on a bar to touch the border of the screen.
  private static let onBorderCost = 4.0

  /// What it costs the number of a bar to lie on a line along it, as of equal middles: it would be that line's.
  private static let costOfOtherLine = 10.0

  /// What it costs the number of a bar to stand on its line where those of its like stand beside it, or on the side of
  /// what the bar measures: less than to lie on another line.
  private static let costOnWrongSide = 6.0

  /// What it costs the number of a bar on its author's side to stand behind an end of that: over the view that the bar
  /// is beside.
  private static let costBehindEnd = 4.0

  private func places(on bar: BarShape, _ habit: BarHabit?, size: Size) -> [Occupancy.Candidate] {
    var candidates = BarBadgePlaces(of: bar, size: size, in: site.scene, bezel: site.contents.bezel).candidates
    for index in candidates.indices {
      let center = candidates[index].center
      if bar.isAside, candidates[index].isOnLine { candidates[index].cost += Self.costOnWrongSide }
      let number = Rect(center: center, size: size)
      if lines.contains(where: { $0.line.runs(along: bar.axis, through: number) }) {
        candidates[index].cost += Self.costOfOtherLine
      }
      // On the inner side of a line beside a view it would stand on what the line measures.
      if bar.isTowardsMeasured(center[bar.axis.other] - bar.cross) {
        candidates[index].cost += Self.costOnWrongSide
      }
      if bar.outward != 0 {
        // On the side that the author wants, it stands away from what is connected, as the bar does.
        let across = center[bar.axis.other] - bar.cross
        if across * bar.outward < -bar.unit { candidates[index].cost += Self.costOnWrongSide }
        if !bar.isShort, abs(across) < bar.unit, !bar.holds(center[bar.axis]) {
          candidates[index].cost += Self.costBehindEnd
        }
      }
      // As in other panels, but not far from a line that has room for it.
      if let habit, !candidates[index].isFarther || !bar.holdsNumber(size[bar.axis], on: bar.span) {
        candidates[index].cost -= habit.bonus(for: bar, badgeAt: center)
      }
    }
    return candidates
  }
}

extension Segment {
  /// Whether a line along an axis runs through a rectangle.
  fileprivate func runs(along axis: Axis, through rect: Rect) -> Bool {
    start[axis.other] == end[axis.other] && start[axis] != end[axis] && rect.isCrossed(by: self)
  }
}

extension Occupancy.Candidate {
  /// Whether a number there is on the line of its bar.
  var isOnLine: Bool { kind.map { $0 >> 8 == BadgeSide.onLine.rawValue } ?? false }

  /// Whether a number there is directly beside its bar.
  var isBesideLine: Bool {
    guard let side = kind.flatMap({ BadgeSide(rawValue: $0 >> 8) }) else { return false }
    return side == .before || side == .after
  }

  /// Whether a number there is farther from its line than it has to be.
  var isFarther: Bool {
    guard let side = kind.flatMap({ BadgeSide(rawValue: $0 >> 8) }) else { return false }
    return [.farBefore, .farAfter, .secondRowBefore, .secondRowAfter].contains(side)
  }

  /// The same place, with a kind that those on one side of a bar have in common.
  var ofItsSide: Self {
    var place = self
    place.kind = kind.map { $0 >> 8 }
    return place
  }
}
