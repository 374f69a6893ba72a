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
    var alone: [DimensionAlone] = []
    for (number, callout) in callouts.enumerated() {
      guard let dimension = try? Dimension(callout, places: places), case let outward = dimension.side, outward != 0
      else { continue }
      let badge = badge(of: dimension)
      let distance =
        callout.look.offset.map(site.length)
        ?? sharedDistance(of: dimension, atLeast: standardDistance(of: badge, for: dimension))
      let isPlaced = callout.look.offset != nil
      let body = isPlaced ? nil : besideDevice(dimension, on: outward, distance)
      let start = body ?? standingEdge(of: dimension, on: outward)
      let lane = start + outward * distance
      alone.append(
        DimensionAlone(
          number: number, dimension: dimension, outward: outward,
          lane: isPlaced ? lane : bars.offBezel((lane, 0), of: sketch(of: dimension)).cross, badge: badge.size,
          areWordsAside: areWordsAside(badge, of: dimension)))
    }
    // 2. From the outermost on, those that it takes along.
    var rails: [Int: DimensionRail] = [:]
    for (axis, outward) in [(Axis.horizontal, 1.0), (.horizontal, -1), (.vertical, 1), (.vertical, -1)] {
      var waiting = alone.filter { $0.dimension.axis == axis && $0.outward == outward }
        .sorted { ($0.lane * outward, $1.number) > ($1.lane * outward, $0.number) }
      while let first = waiting.first {
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
        guard taken.count > 1 else { continue }
        var lanes = (0..<(first.offset == nil ? 4 : 1)).map { first.lane + outward * Double($0) * site.length(7) }
        if first.offset == nil, isBorderSeen { lanes.append(beyondBorder(from: first.lane, outward, of: taken)) }
        // Where one has no room on its line, numbers stand beside their lines.
        let isTight =
          isCrowded(axis)
          || taken.contains { member in
            let reach = member.dimension.reach
            return member.areWordsAside
              || !site.holdsNumber(member.badge[axis], on: reach.upperBound - reach.lowerBound)
          }
        // Farther out where something else stands beside the views: a number on what it measures would hide it.
        if first.offset == nil { lanes += (4..<24).map { first.lane + outward * Double($0) * site.length(7) } }
        let lane = lanes.first { isFree($0, for: taken, isTight: isTight) }
        let rail = lane ?? first.lane
        let areArrowsCrowded =
          site.haveArrowsNoRoom(between: taken.map(\.dimension.reach)) || bars.habits.chainedAxes.contains(axis)
          || areUnlike(taken)
        if areArrowsCrowded { placed.habits.chainedAxes.insert(axis) }
        for index in taken.indices {
          let reach = taken[index].dimension.reach
          let isChained = areArrowsCrowded || taken.contains { $0.dimension.reach.meets(reach) }
          taken[index].dimension.rail = DimensionRail(
            cross: rail, isFree: lane != nil, isChained: isChained && lane != nil)
        }
        let positions = isTight ? spreadNumbers(of: taken, on: rail) : [:]
        let choice = isTight && positions.isEmpty ? numberChoice(of: taken.map(\.dimension), on: rail) : nil
        for member in taken {
          rails[member.number] = member.dimension.rail
          rails[member.number]?.numberChoice = choice
          rails[member.number]?.numberPosition = positions[member.number]
        }
      }
    }
    return rails
  }

  /// Whether one of them would have arrows and another one, which is not much longer than its number either, caps:
  /// they would seem to be two kinds of lengths.
  private func areUnlike(_ members: [DimensionAlone]) -> Bool {
    let narrow = members.filter { $0.dimension.reach.span < 2 * $0.badge[$0.dimension.axis] }
    return Set(narrow.map { site.isShort($0.dimension.reach.span) }).count == 2
  }

  /// Where along their line numbers stand beside it, by those of the callouts: in a row in the order of their links,
  /// where they would overlap at the middles of these. None where they have room there, or would be far from their
  /// links.
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
      }, worth: 5)
  }

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
