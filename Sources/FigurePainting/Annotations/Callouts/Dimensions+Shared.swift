import Figures
import Geometry

/// What the dimensions of a panel share, with one another and with those of other panels.
extension AnnotationPlacer {
  /// Finds the axes along which one has no room for its number, so that all others along it have theirs beside them,
  /// too, and the broadest number on an upright one. On one bar and beside the next, numbers would seem to mean
  /// different things.
  mutating func findWhatIsShared(of callouts: [Callout], places: PlaceLocator) {
    let dimensions = callouts.compactMap { (try? Dimension($0, places: places)).flatMap(\.self) }
    let crowded = dimensions.filter { !$0.isTurned && isCrowded($0, badge(of: $0)) }
    placed.habits.crowdedAxes = bars.habits.crowdedAxes.union(crowded.map(\.axis))
    placed.habits.narrowAxes = bars.habits.narrowAxes.union(dimensions.filter(hasNoRoomAside).map(\.axis))
    let numbers = dimensions.filter { $0.axis == .vertical && $0.side != 0 && $0.callout.look.offset == nil }.map(badge)
    let broadest = numbers.map(\.size.width).filter { $0 <= site.length(Self.broadest) }.max()
    placed.habits.broadestNumber = max(bars.habits.broadestNumber, (broadest ?? 0) / site.unit)
  }

  /// Whether numbers of dimensions along an axis stand beside their lines: one has no room on its line, and all have room
  /// beside theirs.
  func isCrowded(_ axis: Axis) -> Bool {
    placed.habits.crowdedAxes.contains(axis) && !placed.habits.narrowAxes.contains(axis)
  }

  /// Whether a number without words has no room on its line.
  private func isCrowded(_ dimension: Dimension, _ badge: Badge) -> Bool {
    let length = dimension.reach.upperBound - dimension.reach.lowerBound
    return dimension.callout.text == nil && !site.holdsNumber(badge.size[dimension.axis], on: length)
  }

  /// Whether a number beside the line of a dimension would lie on the view next to the one that it measures, or on its
  /// words, although there is room on the line.
  private func hasNoRoomAside(_ dimension: Dimension) -> Bool {
    let (axis, side, badge) = (dimension.axis, dimension.side, badge(of: dimension))
    guard side != 0, dimension.callout.look.offset == nil, isNumber(badge), !isCrowded(dimension, badge) else {
      return false
    }
    let distance = site.length(BarShape.distance + BarShape.aside) + badge.size[axis.other] / 2
    let middle = (dimension.reach.lowerBound + dimension.reach.upperBound) / 2
    let center = Point(along: axis, middle, across: standingEdge(of: dimension, on: side) + side * distance)
    let number = Rect(center: center, size: badge.size)
    return isOnOther(number, for: dimension) || occupancy.costOfAreas(under: number) >= Occupancy.textCost
  }

  /// How far from what it measures a dimension stands, at least as far as in other panels in which it is outside of
  /// others: a reader looks for it in the same place. Not where something else would be between it and its view.
  ///
  /// - Parameter least: The distance that it needs in this one.
  func sharedDistance(of dimension: Dimension, atLeast least: Double) -> Double {
    guard sharesDistance(dimension), let known = bars.habits.outerDistances[key(of: dimension)].map(site.length),
      known > least, known < least + site.length(BarHabits.farthestMove)
    else { return least }
    let (axis, edge, side) = (dimension.axis, standingEdge(of: dimension, on: dimension.side), dimension.side)
    let between = Rect(
      between: Point(along: axis, dimension.reach.lowerBound, across: edge + side),
      Point(along: axis, dimension.reach.upperBound, across: edge + side * known))
    let isTaken = isOnOther(between, for: dimension) || occupancy.costOfAreas(under: between) >= Occupancy.textCost
    return isTaken ? least : known
  }

  /// Notes how far from what it measures a dimension stands.
  ///
  /// - Parameter isOuter: Whether it is outside of another one.
  mutating func noteDistance(_ distance: Double, of dimension: Dimension, isOuter: Bool) {
    guard sharesDistance(dimension) else { return }
    placed.habits.distances[key(of: dimension)] = distance / site.unit
    if isOuter { placed.habits.outerDistances[key(of: dimension)] = distance / site.unit }
  }

  private func key(of dimension: Dimension) -> BarHabits.SidedDimension {
    .init(mark: dimension.callout.mark, side: dimension.side)
  }

  /// Whether nothing but what is beside a view decides how far from it a dimension stands: neither its author, nor a
  /// device's body, nor a crop.
  private func sharesDistance(_ dimension: Dimension) -> Bool {
    dimension.callout.look.offset == nil && site.contents.bezel == nil && site.scene.tornEdges.isEmpty
  }
}
