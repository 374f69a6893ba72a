import Figures
import Geometry
import ViewLayout

/// Dimensions that stand on one line.
extension AnnotationPlacer {
  /// Where dimensions stand on one line, by their numbers among the callouts: those on one side of several views, beside
  /// one another, which would end at slightly different distances because the views do. The outermost decides. Those with
  /// an offset of their author stand with others of the same offset. Notes the axes along which they have no arrows.
  mutating func dimensionRails(of callouts: [Callout], places: PlaceLocator) -> [Int: DimensionRail] {
    // 1. What each would be alone.
    let alone = callouts.enumerated().compactMap { number, callout in
      (try? Dimension(callout, places: places)).flatMap { standingAlone($0, number: number) }
    }
    // 2. On each side, those that one line can have.
    let sides: [(axis: Axis, outward: Double)] = [(.horizontal, 1), (.horizontal, -1), (.vertical, 1), (.vertical, -1)]
    let groups = sides.flatMap { side in
      groupsOnOneLine(of: alone.filter { $0.dimension.axis == side.axis && $0.outward == side.outward })
    }
    // 3. The line of each group, whether they are a chain there, and the places of their numbers.
    var rails: [Int: DimensionRail] = [:]
    for members in groups {
      let isTight = isTight(members)
      let lane = lanes(for: members).first { isFree($0, for: members, isTight: isTight) }
      let chained = chained(members, on: lane)
      rails.merge(withNumbers(chained, on: lane ?? members[0].lane, isTight: isTight)) { _, new in new }
    }
    return rails
  }

  /// A dimension as it would stand without others; `nil` for one that stands on no side of what it measures.
  private func standingAlone(_ dimension: Dimension, number: Int) -> DimensionAlone? {
    let outward = dimension.side
    guard outward != 0 else { return nil }
    let (badge, offset) = (badge(of: dimension), dimension.callout.look.offset)
    let distance =
      offset.map(site.length)
      ?? sharedDistance(of: dimension, atLeast: standardDistance(of: badge, for: dimension))
    let body = offset == nil ? besideDevice(dimension, on: outward, distance) : nil
    let lane = (body ?? standingEdge(of: dimension, on: outward)) + outward * distance
    // One that is nowhere joins nobody, not even itself.
    guard lane.isFinite else { return nil }
    return DimensionAlone(
      number: number, dimension: dimension, outward: outward,
      lane: offset == nil ? bars.offBezel((lane, 0), of: sketch(of: dimension)).cross : lane, badge: badge.size,
      areWordsAside: areWordsAside(badge, of: dimension))
  }

  // MARK: Groups

  /// Those on one side that can stand on one line, in groups of more than one, the outermost first: it decides.
  private func groupsOnOneLine(of alone: [DimensionAlone]) -> [[DimensionAlone]] {
    var waiting = alone.sorted { ($0.lane * $0.outward, $1.number) > ($1.lane * $1.outward, $0.number) }
    var groups: [[DimensionAlone]] = []
    while let first = waiting.first {
      let group = group(around: first, from: &waiting)
      if group.count > 1 { groups.append(group) }
    }
    return groups
  }

  /// Takes the first and those that it takes along, until nobody joins any more.
  private func group(around first: DimensionAlone, from waiting: inout [DimensionAlone]) -> [DimensionAlone] {
    var taken: [DimensionAlone] = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      waiting.removeAll { other in
        // A chain is one line however far from it some of its views are.
        let reach = other.dimension.reach
        let isNear =
          abs(other.lane - first.lane) <= site.length(Self.railReach)
          || taken.contains { $0.dimension.reach.meets(reach) }
        guard isNear, other.offset == first.offset,
          !taken.contains(where: { $0.dimension.reach.overlapsInside(reach) })
        else { return false }
        taken.append(other)
        isGrowing = true
        return true
      }
    }
    return taken
  }

  // MARK: The line

  /// How far apart the lines are that are tried, in points of an annotation: less than a number is high, so that none of the
  /// room between two others is left out.
  private static let stepOfLanes = 7.0
  /// So many of them are close to the views, and better than one outside of the border of the screen.
  private static let lanesBesideViews = 4
  /// So many are tried at all; farther away nobody sees what a dimension measures.
  private static let mostLanes = 24

  /// Where the line of a group may be, the best first; where its author says, if that is said.
  private func lanes(for members: [DimensionAlone]) -> [Double] {
    let first = members[0]
    guard first.offset == nil else { return [first.lane] }
    func lanes(_ steps: Range<Int>) -> [Double] {
      steps.map { first.lane + first.outward * Double($0) * site.length(Self.stepOfLanes) }
    }
    let beyond = isBorderSeen ? [beyondBorder(from: first.lane, first.outward, of: members)] : []
    // Farther out where something else stands beside the views: a number on what it measures would hide it.
    return lanes(0..<Self.lanesBesideViews) + beyond + lanes(Self.lanesBesideViews..<Self.mostLanes)
  }

  /// Whether one has no room for its number on its line, so that the numbers of all stand beside theirs.
  private func isTight(_ members: [DimensionAlone]) -> Bool {
    let axis = members[0].dimension.axis
    return isCrowded(axis)
      || members.contains { member in
        let reach = member.dimension.reach
        return member.areWordsAside
          || !site.holdsNumber(member.badge[axis], on: reach.upperBound - reach.lowerBound)
      }
  }

  /// A group on its line, a chain where one ends at the next or arrows have no room. Notes the axis if they have none.
  ///
  /// - Parameter lane: Where all have room; `nil` if they have none.
  private mutating func chained(_ members: [DimensionAlone], on lane: Double?) -> [DimensionAlone] {
    let axis = members[0].dimension.axis
    let reaches = members.map(\.dimension.reach)
    let areArrowsCrowded =
      site.haveArrowsNoRoom(between: reaches) || bars.habits.chainedAxes.contains(axis) || areUnlike(members)
    if areArrowsCrowded { placed.habits.chainedAxes.insert(axis) }
    return members.map { member in
      let isChained = areArrowsCrowded || reaches.contains { $0.meets(member.dimension.reach) }
      var member = member
      member.dimension.rail = DimensionRail(
        cross: lane ?? members[0].lane, isFree: lane != nil, isChained: isChained && lane != nil)
      return member
    }
  }

  /// Whether one of them would have arrows and another one, which is not much longer than its number either, caps: they would
  /// seem to be two kinds of lengths.
  private func areUnlike(_ members: [DimensionAlone]) -> Bool {
    let narrow = members.filter { $0.dimension.reach.span < 2 * $0.badge[$0.dimension.axis] }
    return Set(narrow.map { site.isShort($0.dimension.reach.span) }).count == 2
  }

  // MARK: The numbers

  /// The rails of a group by its numbers among the callouts, with the places of the numbers where one has no room on its line.
  private func withNumbers(
    _ members: [DimensionAlone], on rail: Double, isTight: Bool
  ) -> [Int: DimensionRail] {
    let positions = isTight ? spreadNumbers(of: members, on: rail) : [:]
    let choice = isTight && positions.isEmpty ? numberChoice(of: members.map(\.dimension), on: rail) : nil
    return members.reduce(into: [:]) { rails, member in
      rails[member.number] = member.dimension.rail
      rails[member.number]?.numberChoice = choice
      rails[member.number]?.numberPosition = positions[member.number]
    }
  }

  /// Where along their line numbers stand beside it, by those of the callouts: in a row in the order of their links, where they would
  /// overlap at the middles of these. None where they have room there, or would be far from their links.
  private func spreadNumbers(of members: [DimensionAlone], on rail: Double) -> [Int: Double] {
    guard let first = members.first, members.allSatisfy({ $0.dimension.callout.text == nil }) else { return [:] }
    let axis = first.dimension.axis
    let row = members.sorted { $0.dimension.reach.middle < $1.dimension.reach.middle }
    // On the screen they stay there.
    let screen = site.contents.bezel?.screen ?? site.scene.shownRect
    let isOnScreen = screen.extent(axis.other).contains(rail)
    let room = screen.insetBy(dx: site.length(2), dy: site.length(2)).extent(axis)
    let spread = SpreadNumbers(
      beside: row.map(\.dimension.reach), lengths: row.map { $0.badge[axis] },
      gap: site.length(Self.gapInRow), within: isOnScreen ? room : nil)
    guard spread.isMoved, spread.areAtTheirLines(within: site.length(Self.mostBesideOther)) else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(row.map(\.number), spread.positions))
  }

  /// The kind of place that the numbers on one line take: in a row of numbers above their bars, one on its bar would seem
  /// to mean something else.
  private func numberChoice(of members: [Dimension], on rail: Double) -> Int? {
    occupancy.commonChoice(
      of: members.compactMap { dimension in
        let sketch = sketch(of: dimension)
        let bar = PlacedBar(sketch: sketch, shape: BarShape(sketch, cross: rail, on: site))
        return numberPlaces(of: bar, for: dimension).map { (sketch.badge.size, $0.candidates, nil) }
      }, worth: Self.worthOfRow)
  }

  // MARK: Room for the line

  /// A line outside of the border of the screen, on which numbers do not touch it.
  private func beyondBorder(from lane: Double, _ outward: Double, of members: [DimensionAlone]) -> Double {
    let axis = members[0].dimension.axis.other
    let border = site.scene.shownRect.extent(axis)
    let broadest = members.filter { !$0.areWordsAside }.map { $0.badge[axis] }.max() ?? 0
    let distance = max(site.length(12), broadest / 2 + site.length(3))
    return outward > 0 ? max(lane, border.upperBound + distance) : min(lane, border.lowerBound - distance)
  }

  private var isBorderSeen: Bool { site.scene.isRootOutlined(by: site.contents.bezel) }

  /// Whether a line leaves room for dimensions: one that alone made way would leave the line. Words that have their place
  /// are left alone, no edge of a view lies under the line, and no number across the border of the screen.
  ///
  /// - Parameter isTight: Whether a number has no room on the line.
  private func isFree(_ lane: Double, for members: [DimensionAlone], isTight: Bool) -> Bool {
    let (near, isBorderSeen) = (site.length(2), isBorderSeen)
    return members.allSatisfy { member in
      let (axis, reach) = (member.dimension.axis, member.dimension.reach)
      // Where numbers stand beside their line, they stand on the outer side of it.
      let isAside = isTight || member.areWordsAside
      let aside = isAside ? member.outward * (member.badge[axis.other] / 2 + site.length(BarShape.aside)) : 0
      let middle = Point(along: axis, (reach.lowerBound + reach.upperBound) / 2, across: lane + aside)
      let ends = [reach.lowerBound, reach.upperBound].map { Point(along: axis, $0, across: lane) }
      let line = Rect(between: ends[0], ends[1])
      let number = Rect(center: middle, size: member.badge)
      // Those that have room may stand on it all the same, but no words that are longer than it.
      let onLine = member.areWordsAside ? line : Rect(center: line.center, size: member.badge)
      let (all, screen) = (line.union(number).union(onLine), site.scene.shownRect)
      let (outer, inner) = (screen.insetBy(dx: -near, dy: -near), screen.insetBy(dx: near, dy: near))
      // One that ends at the border is there as far as the border goes; across it, that is what it measures.
      let isAtBorder = [screen.extent(axis).lowerBound, screen.extent(axis).upperBound].contains { edge in
        min(abs(reach.lowerBound - edge), abs(reach.upperBound - edge)) < near
      }
      let isInside =
        isAtBorder
        ? inner.extent(axis.other).contains(all.extent(axis.other)) : inner.contains(all)
      let isAcross = isBorderSeen && outer.overlaps(all) && !isInside
      return occupancy.isFree(line.insetBy(dx: site.length(-3), dy: site.length(-3))) && occupancy.isFree(number)
        && occupancy.costOfAreas(under: number) < Occupancy.textCost && !isAcross
        && !occupancy.hasEdge(along: line, axis: axis, within: site.length(2))
    }
  }
}
