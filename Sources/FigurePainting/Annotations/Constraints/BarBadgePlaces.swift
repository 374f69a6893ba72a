import Geometry

/// Where a badge stands, as seen from its bar.
enum BadgeSide: Int {
  case onLine, before, after, farBefore, farAfter, secondRowBefore, secondRowAfter, besideViews
  case behindOuterEnd, behindInnerEnd, behindLowEnd, behindHighEnd, besideScreen
}

/// The candidates for the badge of a bar: on the line if there is space between the ends, otherwise next to it or behind
/// its ends.
struct BarBadgePlaces {
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

  /// What places cost. On the line they are free but for their order.
  private enum Cost {
    /// Each place on the line after the middle.
    static let offMiddle = 0.8
    /// All of them, where less of the line than usual is left beside the number.
    static let tight = 1.0
    /// Beside a line with room on it, more than at most places on it; beside a short bar; and beside others.
    static let (besideRoomyLine, besideShortBar, besideLine) = (4.0, 1.0, 2.0)
    /// On the other side of the line.
    static let otherSide = 0.5
    /// Around an end of a level bar, where a number is as near to what lies beyond that.
    static let atLevelEnd = 5.0
    /// Flush with an end, for a number that is longer than the line.
    static let flush = 3.0
    /// Off the cap of another bar that ends at the same place.
    static let offCap = 4.0
    /// As far along the line as it takes for all of the number to be on the screen.
    static let onScreen = 3.5
    /// Farther from the line, and behind a row of numbers.
    static let (farther, secondRow) = (4.0, 6.0)
    /// Beyond the sides of the views that a narrow gap parts, beside how far that is.
    static let besideViews = 4.0
    /// The same, for each of the views' edges after the first.
    static let otherEdge = 0.5
    /// The same, for a line from there that crosses the border of the screen.
    static let acrossBorder = 4.0
    /// The same, moved along the gap to be on the screen.
    static let movedOnScreen = 1.0
    /// Behind an end of a level bar.
    static let behindLevelEnd = 7.0
    /// Behind an end of an upright one: that is short, on which the number has room, that is far too short for it, and
    /// others.
    static let (behindShortEnd, behindRoomyEnd, behindTinyEnd, behindEnd) = (2.0, 7.0, 4.0, 5.0)
    /// Behind the end with the lower coordinate.
    static let lowerEnd = 0.5
    /// How much better it is behind an end at the edge of the picture, for a number without room on the line.
    static let worthAtEdge = 3.0
  }

  /// How far beyond the sides of views a number is for each 1 that it costs, in points of an annotation.
  private static let distancePerCost = 16.0

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
      add(along, cost: Double(number) * Cost.offMiddle + (isTight ? Cost.tight : 0), .onLine, number)
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
    let start = holdsNumber ? Cost.besideRoomyLine : bar.isShort ? Cost.besideShortBar : Cost.besideLine
    let atEnds = bar.axis == .horizontal ? Cost.atLevelEnd : 0
    var alongs = [(0.5, 0), (0.25, 1), (0.75, 2), (0, 3 + atEnds), (1, 4 + atEnds)].map { share, cost in
      (seen.lowerBound + seen.span * share, cost)
    }
    let isLonger = half * 2 > seen.span * 1.15
    if isLonger {
      // Flush with the inner end first, so that bars at both sides of a view are counted in a mirror.
      let flush = [seen.upperBound - half, seen.lowerBound + half]
      alongs += (offMiddle > 0 ? flush.reversed() : flush).map { ($0, Cost.flush) }
    }
    for (number, (along, shift)) in alongs.enumerated() {
      add(along, offset: aside * side, cost: start + shift, .before, number)
      add(along, offset: -aside * side, cost: start + shift + Cost.otherSide, .after, number)
      add(along, offset: farther * side, cost: start + shift + Cost.farther, .farBefore, number)
      add(along, offset: -farther * side, cost: start + shift + Cost.farther + Cost.otherSide, .farAfter, number)
      // Words behind words of their own width would be far from an upright bar.
      guard number < 3, thickness <= AnnotationPlacer.longestNumber * bar.unit else { continue }
      add(along, offset: secondRow * side, cost: start + shift + Cost.secondRow, .secondRowBefore, number)
      let costOfRowAfter = start + shift + Cost.secondRow + Cost.otherSide
      add(along, offset: -secondRow * side, cost: costOfRowAfter, .secondRowAfter, number)
    }
    // Off the cap of another bar that ends where this one does.
    if isLonger {
      let off = half + 4 * bar.unit
      for (number, along) in [seen.lowerBound + off, seen.upperBound - off].enumerated() {
        add(along, offset: aside * side, cost: start + Cost.offCap, .before, 9 + number)
        add(along, offset: -aside * side, cost: start + Cost.offCap + Cost.otherSide, .after, 9 + number)
      }
    }
    // Beside a distance to the edge of the screen that is shorter than it, with all of it on the screen.
    guard let inside = insideScreen(seen.middle) else { return }
    add(inside, offset: aside * side, cost: start + Cost.onScreen, .before, 8)
    add(inside, offset: -aside * side, cost: start + Cost.onScreen + Cost.otherSide, .after, 8)
  }

  /// The nearest place along the bar at which all of a badge is on the screen; `nil` where it is there already, or is too
  /// far.
  private func insideScreen(_ along: Double) -> Double? {
    let inset = half + 2 * bar.unit
    guard edges.span > 2 * inset,
      case let inside = min(max(along, edges.lowerBound + inset), edges.upperBound - inset),
      abs(inside - along) > 0.5, abs(inside - along) < half
    else { return nil }
    return inside
  }

  /// In a gap that is too narrow for its number, the number stands beyond the sides of the views that the gap parts.
  private mutating func addPlacesBesideViews() {
    let (low, high) = (bar.lowExtent, bar.highExtent)
    guard half * 2 > seen.span, low.shared(with: high) != nil else { return }
    let middle = (seen.lowerBound + seen.upperBound) / 2
    let around = low.joined(with: high)
    // Of a distance to the edge of a view around the other, beside the other, too.
    let inner = low.span < high.span ? low : high
    let isAround = around == low || around == high
    let sides =
      [around.lowerBound, around.upperBound]
      + (isAround && inner.span < around.span - 1 ? [inner.lowerBound, inner.upperBound] : [])
    for (number, edge) in sides.enumerated() {
      let outward = number.isMultiple(of: 2) ? -1.0 : 1
      let beside = edge + outward * (thickness / 2 + 3 * bar.unit)
      let center = offBorder(beside, outward)
      let offset = center - bar.cross
      // Farther away it would not seem to belong to the gap, and on a bar beyond the views it would hide the bar.
      guard abs(offset) < 48 * bar.unit, abs(offset) > thickness / 2 + 3 * bar.unit else { continue }
      let crossing = center == beside ? 0 : Cost.acrossBorder
      let cost =
        Cost.besideViews + abs(offset) / (Self.distancePerCost * bar.unit) + Double(number) * Cost.otherEdge + crossing
      add(middle, offset: offset, cost: cost, .besideViews, number)
      // At the edge of the screen, with all of it on the screen.
      guard let inside = insideScreen(middle) else { continue }
      add(inside, offset: offset, cost: cost + Cost.movedOnScreen, .besideViews, number + 4)
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
    let cost = costBehindEnd(isLong: isLong)
    // If a bar that is too short for its badge ends at the edge of the picture, the badge is placed outside.
    let isCrowded = bar.axis == .horizontal && !bar.isShort && half * 2 > seen.span - 2 * bar.unit
    func bonus(_ end: Double, _ edge: Double) -> Double { isCrowded && abs(end - edge) < 0.5 ? Cost.worthAtEdge : 0 }
    let isWorse = !isLong || bar.isShort
    let upper = (offBezel(seen.upperBound + reach), cost - bonus(seen.upperBound, edges.upperBound))
    let lower = (
      offBezel(seen.lowerBound - reach), cost + (isWorse ? Cost.lowerEnd : 0) - bonus(seen.lowerBound, edges.lowerBound)
    )
    // The outer end first, so that bars at both sides of a view are counted in a mirror.
    let (outer, inner) = offMiddle > 0 ? (upper, lower) : (lower, upper)
    // In the middle neither end is the outer one.
    let isInMiddle = abs(offMiddle) < bar.unit
    add(outer.0, cost: outer.1, isInMiddle ? .behindLowEnd : .behindOuterEnd)
    add(inner.0, cost: inner.1, isInMiddle ? .behindHighEnd : .behindInnerEnd)
  }

  /// - Parameter isLong: Whether the number is much longer than the bar.
  private func costBehindEnd(isLong: Bool) -> Double {
    if bar.axis == .horizontal { return Cost.behindLevelEnd }
    if bar.isShort { return Cost.behindShortEnd }
    if isLong { return Cost.behindTinyEnd }
    return holdsNumber ? Cost.behindRoomyEnd : Cost.behindEnd
  }

  /// How far the middle of the bar is from that of the screen, along the bar.
  private var offMiddle: Double { (seen.lowerBound + seen.upperBound - edges.lowerBound - edges.upperBound) / 2 }

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
