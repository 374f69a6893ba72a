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
      if isTowardsAnother(candidates[index].center, from: bar.shape) { candidates[index].cost += 4 }
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
      Occupancy.Candidate(line.point(share), cost: Double(number) * 1.5)
    }
    if let (box, side) = sketch.badgeSide {
      let places = [Occupancy.Candidate].places(
        for: size, at: side, of: box, gap: site.length(5), step: site.length(10)
      ).map { place in
        let isOnWords = site.contents.texts.contains { $0.rect.overlaps(Rect(center: place.center, size: size)) }
        return Occupancy.Candidate(place.center, cost: place.cost + (isOnWords ? Self.costOnWords : 0))
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
          .init(line.middle + Point(aside, 0), cost: 6 + Double(number) / 2)
        }
        candidates.append(.init(Point(line.start.x, line.start.y - height), cost: 3))
        candidates.append(.init(Point(line.end.x, line.end.y + height), cost: 4))
      } else {
        candidates.append(.init(Point(line.end.x + width, line.end.y), cost: 3))
        candidates.append(.init(Point(line.start.x - width, line.start.y), cost: 4))
      }
    }
    candidates += placesBesideScreen(of: sketch.badge, from: line.middle)
    // A badge on a diagonal needs no leader.
    let target: PlacedBadge.Target =
      line.isDiagonal ? .nearest(of: shares.map(line.point)) : .area(Rect(between: line.start, line.end))
    return (PlacedBadge(badge: sketch.badge, style: sketch.style.badge, target: target), candidates)
  }

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
      Self.costBesideScreen + max(abs(center.x - place.x) - size.width / 2, abs(center.y - place.y)) / site.length(24)
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
    // On a bar that is off the border, a number on the border would belong to both.
    let isOnBorder = candidate.isOnLine && occupancy.touchesBorder(rect, within: site.length(1))
    let cost = candidate.cost + occupancy.cost(of: rect) + (isOnBorder ? Self.onBorderCost : 0)
    return (rect, cost + (occupancy.isFree(rect) ? 0 : 40))
  }

  /// What it costs the number on a bar to touch the border of the screen.
  private static let onBorderCost = 4.0

  private func places(on bar: BarShape, _ habit: BarHabit?, size: Size) -> [Occupancy.Candidate] {
    var candidates = BarBadgePlaces(of: bar, size: size, in: site.scene, bezel: site.contents.bezel).candidates
    for index in candidates.indices {
      let center = candidates[index].center
      if bar.isAside, candidates[index].isOnLine { candidates[index].cost += 6 }
      // On the inner side of a line beside a view it would stand on what the line measures.
      if bar.isTowardsMeasured(center[bar.axis.other] - bar.cross) { candidates[index].cost += 6 }
      if bar.outward != 0 {
        // On the side that the author wants, it stands away from what is connected, as the bar does.
        let across = center[bar.axis.other] - bar.cross
        if across * bar.outward < -bar.unit { candidates[index].cost += 6 }
        // Behind an end it would stand over the view that the bar is beside.
        if !bar.isShort, abs(across) < bar.unit, !bar.holds(center[bar.axis]) { candidates[index].cost += 4 }
      }
      // As in other panels, but not far from a line that has room for it.
      if let habit, !candidates[index].isFarther || !bar.holdsNumber(size[bar.axis], on: bar.span) {
        candidates[index].cost -= habit.bonus(for: bar, badgeAt: center)
      }
    }
    return candidates
  }
}

/// Where a badge stands, as seen from its bar.
private enum BadgeSide: Int {
  case onLine, before, after, farBefore, farAfter, secondRowBefore, secondRowAfter, besideViews
  case behindOuterEnd, behindInnerEnd, behindLowEnd, behindHighEnd, besideScreen
}

extension Occupancy.Candidate {
  /// Whether a number there is on the line of its bar.
  fileprivate var isOnLine: Bool { kind.map { $0 >> 8 == BadgeSide.onLine.rawValue } ?? false }

  /// Whether a number there is directly beside its bar.
  var isBesideLine: Bool {
    guard let side = kind.flatMap({ BadgeSide(rawValue: $0 >> 8) }) else { return false }
    return side == .before || side == .after
  }

  /// Whether a number there is farther from its line than it has to be.
  fileprivate var isFarther: Bool {
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

/// The candidates for the badge of a bar: on the line if there is space between the ends, otherwise next to it or behind
/// its ends.
private struct BarBadgePlaces {
  private(set) var candidates: [Occupancy.Candidate] = []
  private let bar: BarShape
  /// Half of the length of the badge along the bar, and its thickness across the bar.
  private let half: Double
  private let thickness: Double
  /// The visible part of the bar. If a crop hides a part of the bar, the badge is placed on the visible part.
  private let seen: ClosedRange<Double>
  /// The visible part of the root along the bar.
  private let edges: ClosedRange<Double>
  /// The same across the bar.
  private let across: ClosedRange<Double>
  /// The piece of the line that stays visible at both sides of a badge on it; shorter if there is little space.
  private let margin: Double
  private let holdsNumber: Bool

  /// The dark ring around the screen; `nil` without a device's body.
  private let bezel: Bezel?

  init(of bar: BarShape, size: Size, in scene: PanelScene, bezel: Bezel?) {
    (self.bar, self.bezel) = (bar, bezel)
    half = size[bar.axis] / 2
    thickness = size[bar.axis.other]
    seen = (bar.low...bar.high).shared(with: scene.uncut.extent(bar.axis)) ?? 0...0
    edges = scene.shownRect.extent(bar.axis)
    across = scene.shownRect.extent(bar.axis.other)
    margin = min(5 * bar.unit, (seen.span - size[bar.axis]) / 2)
    holdsNumber = bar.holdsNumber(size[bar.axis], on: seen.span)
    candidates.reserveCapacity(40)
    addPlacesOnLine()
    addPlacesBesideLine()
    addPlacesBesideViews()
    addPlacesBehindEnds()
  }

  /// The middle of the line first. A broken bar keeps its gap free.
  private mutating func addPlacesOnLine() {
    guard holdsNumber else { return }
    let isTight = margin < 5 * bar.unit
    let room = max(0, seen.span - half * 2 - 2 * margin)
    func hidesGap(_ along: Double) -> Bool { bar.isBroken && abs(along - bar.gap) < half + 5 * bar.unit }
    let shares: [Double] = hidesGap(seen.middle) ? [0.22, 0.78, 0.1, 0.9] : [0.5, 0.3, 0.7, 0.15, 0.85, 0, 1]
    for (number, share) in shares.enumerated() {
      let along = seen.lowerBound + margin + half + room * share
      if hidesGap(along) { continue }
      add(along, cost: Double(number) * 0.8 + (isTight ? 1 : 0), .onLine, number)
    }
  }

  /// At both sides of the line. A badge that is longer than the line can also be flush with either end.
  private mutating func addPlacesBesideLine() {
    let aside = thickness / 2 + BarShape.aside * bar.unit
    let farther = aside + 12 * bar.unit
    // Behind a row of numbers beside the line, which leave no room between them.
    let secondRow = aside + thickness + 3 * bar.unit
    let side = bar.axis == .horizontal ? -1.0 : 1
    // There is seldom space above and below the arrows of a vertical short bar, and a number beside one that it does not
    // fit on is read as one with it.
    let start = holdsNumber ? 4.0 : bar.isShort ? 1 : 2
    // Around an end of a level bar it is as near to what lies beyond that end.
    let atEnds = bar.axis == .horizontal ? 5.0 : 0
    var alongs = [(0.5, 0), (0.25, 1), (0.75, 2), (0, 3 + atEnds), (1, 4 + atEnds)].map { share, cost in
      (seen.lowerBound + seen.span * share, cost)
    }
    if half * 2 > seen.span * 1.15 { alongs += [(seen.upperBound - half, 3), (seen.lowerBound + half, 3)] }
    for (number, (along, shift)) in alongs.enumerated() {
      add(along, offset: aside * side, cost: start + shift, .before, number)
      add(along, offset: -aside * side, cost: start + shift + 0.5, .after, number)
      add(along, offset: farther * side, cost: start + shift + 4, .farBefore, number)
      add(along, offset: -farther * side, cost: start + shift + 4.5, .farAfter, number)
      guard number < 3 else { continue }
      add(along, offset: secondRow * side, cost: start + shift + 6, .secondRowBefore, number)
      add(along, offset: -secondRow * side, cost: start + shift + 6.5, .secondRowAfter, number)
    }
  }

  /// In a gap that is too narrow for its number, the number stands beyond the sides of the views that the gap parts.
  private mutating func addPlacesBesideViews() {
    let (low, high) = (bar.lowExtent, bar.highExtent)
    guard half * 2 > seen.span, low.shared(with: high) != nil else { return }
    let middle = (seen.lowerBound + seen.upperBound) / 2
    let around = low.joined(with: high)
    // Of a distance to the edge of a view around the other, beside the other, too.
    let inner = low.span < high.span ? low : high
    let sides =
      [around.lowerBound, around.upperBound]
      + (inner.span < around.span - 1 ? [inner.lowerBound, inner.upperBound] : [])
    for (number, edge) in sides.enumerated() {
      let outward = number.isMultiple(of: 2) ? -1.0 : 1
      let beside = edge + outward * (thickness / 2 + 3 * bar.unit)
      let center = offBorder(beside, outward)
      let offset = center - bar.cross
      // Farther away it would not seem to belong to the gap, and on a bar beyond the views it would hide the bar.
      guard abs(offset) < 48 * bar.unit, abs(offset) > thickness / 2 + 3 * bar.unit else { continue }
      // A line to it from outside crosses the border.
      let crossing = center == beside ? 0 : 4.0
      let cost = 4 + abs(offset) / (16 * bar.unit) + Double(number) * 0.5 + crossing
      add(middle, offset: offset, cost: cost, .besideViews, number)
      // At the edge of the screen, with all of it on the screen.
      let inset = half + 2 * bar.unit
      guard edges.span > 2 * inset,
        case let inside = min(max(middle, edges.lowerBound + inset), edges.upperBound - inset),
        abs(inside - middle) > 0.5, abs(inside - middle) < half
      else { continue }
      add(inside, offset: offset, cost: cost + 1, .besideViews, number + 4)
    }
  }

  /// A place across the bar, farther outwards where a badge would touch the border of the screen.
  private func offBorder(_ center: Double, _ outward: Double) -> Double {
    let distance = thickness / 2 + 2 * bar.unit
    let touched = [across.lowerBound, across.upperBound].filter { abs(center - $0) < distance }
    return touched.map { $0 + outward * distance }.max { $0 * outward < $1 * outward } ?? center
  }

  /// Behind the arrows of a short bar, and behind the ends of one that is too short for its badge.
  private mutating func addPlacesBehindEnds() {
    let isLong = half * 2 > seen.span * 1.5
    let reach = (bar.isShort ? bar.tail : 3 * bar.unit) + half + 3 * bar.unit
    let cost = bar.axis == .horizontal ? 7.0 : bar.isShort ? 2.0 : isLong ? 4 : holdsNumber ? 7 : 5
    // If a bar that is too short for its badge ends at the edge of the picture, the badge is placed outside.
    let isCrowded = bar.axis == .horizontal && !bar.isShort && half * 2 > seen.span - 2 * bar.unit
    func bonus(_ end: Double, _ edge: Double) -> Double { isCrowded && abs(end - edge) < 0.5 ? 3 : 0 }
    let isWorse = !isLong || bar.isShort
    let upper = (offBezel(seen.upperBound + reach), cost - bonus(seen.upperBound, edges.upperBound))
    let lower = (
      offBezel(seen.lowerBound - reach), cost + (isWorse ? 0.5 : 0) - bonus(seen.lowerBound, edges.lowerBound)
    )
    // The outer end first, so that bars at both sides of a view are counted in a mirror.
    let offMiddle = (seen.lowerBound + seen.upperBound - edges.lowerBound - edges.upperBound) / 2
    let (outer, inner) = offMiddle > 0 ? (upper, lower) : (lower, upper)
    // In the middle neither end is the outer one.
    let isInMiddle = abs(offMiddle) < bar.unit
    add(outer.0, cost: outer.1, isInMiddle ? .behindLowEnd : .behindOuterEnd)
    add(inner.0, cost: inner.1, isInMiddle ? .behindHighEnd : .behindInnerEnd)
  }

  /// A place behind an end, or outside of the device if a number there would lie on the ring around the screen. Words
  /// beside the device would make the picture wide.
  private func offBezel(_ along: Double) -> Double {
    guard let bezel, half < 20 * bar.unit, bezel.body.extent(bar.axis.other).contains(bar.cross) else { return along }
    let (body, screen) = (bezel.body.extent(bar.axis), bezel.screen.extent(bar.axis))
    let distance = half + 3 * bar.unit
    if along + half > screen.upperBound, along - half < body.upperBound { return body.upperBound + distance }
    if along - half < screen.lowerBound, along + half > body.lowerBound { return body.lowerBound - distance }
    return along
  }

  /// - Parameter number: Which of the places on its side it is.
  private mutating func add(
    _ along: Double, offset: Double = 0, cost: Double, _ side: BadgeSide, _ number: Int = 0
  ) {
    candidates.append(.init(bar.point(along) + bar.offset(offset), cost: cost, kind: side.rawValue << 8 | number))
  }
}
