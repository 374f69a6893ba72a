import Figures
import Geometry
import ViewLayout

/// Where the line of a dimension may stand across its axis, and its number beside it.
extension AnnotationPlacer {
  /// The place of a dimension without a side of which only this edge is seen, inside of it.
  func atCrop(_ cross: Double, of sketch: BarSketch) -> Double {
    let across = sketch.axis.other
    let seen = site.scene.uncut.extent(across)
    let distance = max(site.length(BarShape.distance), sketch.badge.size[across] / 2 + site.length(4))
    return cross > seen.upperBound ? seen.upperBound - distance : seen.lowerBound + distance
  }

  /// The positions of a dimension's number.
  func numberPlaces(of bar: PlacedBar, for dimension: Dimension) -> BadgePlaces? {
    guard var places = bars.badge(of: bar) else { return nil }
    let (axis, cross) = (bar.shape.axis, bar.shape.cross)
    if let position = dimension.rail?.numberPosition {
      places.candidates.insert(placeInRow(beside: bar, at: position), at: 0)
    }
    let isBroad = axis == .vertical && hidesLine(bar.sketch.badge.size.width, of: dimension)
    for index in places.candidates.indices {
      let across = places.candidates[index].center[axis.other] - cross
      if isBroad, abs(across) < site.length(1) { places.candidates[index].cost += Self.costOnHiddenLine }
      // The number of a bar that is on its own view would seem to be that of the next one there.
      guard let (_, box) = dimension.area, box.extent(axis.other).contains(cross) else { continue }
      let number = Rect(center: places.candidates[index].center, size: bar.sketch.badge.size)
      if !box.contains(number), isOnOther(number, for: dimension) { places.candidates[index].cost += Self.costOfOther }
    }
    return places
  }

  /// What it costs a number to hide the line that it is on: more than to lie on another view.
  private static let costOnHiddenLine = 8.0

  /// Places on the author's side, before them one beyond a view around what is measured whose edge would run through the
  /// number. Words would need more room there than is left.
  private func offBorders(
    _ lanes: [(cross: Double, cost: Double)], of bar: BarSketch
  ) -> [(cross: Double, cost: Double)] {
    guard let first = lanes.first, isNumber(bar.badge) else { return lanes }
    let outer = site.offBorders(
      first.cross, besideNumberOf: bar, orBeyondBy: site.length(BarShape.capReach + 0.5))
    guard outer != first.cross else { return lanes }
    return [(outer, first.cost)] + lanes.map { ($0.cross, $0.cost + Self.costAtBorder) }
  }

  /// What it costs that the edge of a view around what is measured runs through the number: as much as three lanes.
  private static let costAtBorder = 9.0

  /// A place along the edge of a large view, on the view itself, where words or another view stand close to it: a
  /// line there strikes none of them.
  ///
  /// - Parameters:
  ///   - beside: The nearest place beside the view.
  ///   - number: The size of a number on the line.
  private func insideEdge(
    of dimension: Dimension, _ distance: Double, insteadOf beside: Double?, number: Size?
  ) -> [(cross: Double, cost: Double)] {
    guard let beside, let (view, box) = dimension.area, dimension.views == [view],
      dimension.callout.look.offset == nil, box.size[dimension.axis.other] > 4 * distance
    else { return [] }
    let line = line(of: dimension, at: beside)
    let taken = [line] + (number.map { [Rect(center: line.center, size: $0)] } ?? [])
    let isOther = taken.contains { place in
      isOnOther(place, for: dimension) || site.contents.hasText(in: place, within: site.budget)
    }
    // Numbers of other bars, and words of annotations, are passed on their outer side.
    guard isOther || (bars.free ?? occupancy).costOfAreas(under: line) >= Occupancy.textCost else { return [] }
    let cost = isOther ? Self.costOffOthers : Self.costOffNumbers
    return [(dimension.edge(dimension.side) - dimension.side * distance, cost)]
  }

  /// What it costs to stand on the view itself where what is beside it is another view or a text: less than to lie on
  /// another view; and where that is a number or words of annotations: more than at any lane, of which one passes them.
  private static let (costOffOthers, costOffNumbers) = (5.0, 14.0)

  /// How much worse a line on another view is, as a cost.
  private static let costOfOther = 7.0

  /// The line of a dimension, with the room that it takes.
  private func line(of dimension: Dimension, at cross: Double) -> Rect {
    let (axis, reach) = (dimension.axis, dimension.reach)
    let ends = [reach.lowerBound, reach.upperBound].map { Point(along: axis, $0, across: cross) }
    return Rect(between: ends[0], ends[1]).insetBy(dx: site.length(-1.5), dy: site.length(-1.5))
  }

  /// Whether the line or the number of a dimension of one view would lie on another one, which it would seem to measure:
  /// what all of the view lies on is its ground.
  func isOnOther(_ line: Rect, for dimension: Dimension) -> Bool {
    guard let (view, box) = dimension.area, dimension.views == [view] else { return false }
    return site.scene.visibleViews(near: line).contains { other in
      let otherBox = site.scene.box(ofViewAt: other)
      // Of a turned one, the box around it is not what is seen.
      guard otherBox.corners == site.scene.corners(ofViewAt: other) else { return false }
      return other != view && !site.scene.isAncestor(other, of: view) && !site.scene.isAncestor(view, of: other)
        && !site.hasNoEdges(viewAt: other) && otherBox.overlaps(line) && !(other < view && otherBox.contains(box))
    }
  }

  /// The outer edge of those that a dimension includes, and stands outside of; `nil` for none.
  func edgeOfIncluded(in dimension: Dimension, beside edge: Double) -> Double? {
    dimensions.filter { $0.isIncluded(in: dimension) && abs($0.edge - edge) <= site.length(Self.railReach) }
      .map(\.outermost).max { $0 * dimension.side < $1 * dimension.side }
  }

  /// The positions of a bar across its axis: on the author's side, outside the side of a view that it measures, between
  /// its ends, or outside of a view whose middle it measures, where a text may be.
  func places(of bar: BarSketch, for dimension: Dimension) -> [(cross: Double, cost: Double)] {
    let (axis, look) = (bar.axis, dimension.callout.look)
    let ends = [dimension.line.start, dimension.line.end].map { $0[axis.other] }
    let standard = standardDistance(of: bar.badge, for: dimension)
    func lanes(_ outward: Double, cost: Double = 0) -> [(cross: Double, cost: Double)] {
      let edge = standingEdge(of: dimension, on: outward)
      if let offset = look.offset {
        let place = dimension.rail?.cross ?? edge + outward * site.length(offset)
        return places(offOthers: dimension, from: place, outward).map { ($0.cross, cost + $0.cost) }
      }
      let inner = edgeOfIncluded(in: dimension, beside: edge).map { $0 * outward }
      func lanes(from start: Double) -> [(cross: Double, cost: Double)] {
        let nested = inner.map { $0 - start * outward + site.length(Self.nesting) } ?? 0
        let first = sharedDistance(of: dimension, atLeast: max(standard, nested))
        // Half a lane is enough to get off an edge.
        let near = (0..<7).map { number in
          let away = first + Double(number) * site.length(7)
          return (start + outward * away, cost + Double(number) * BarShape.costOfHalfLane)
        }
        return near + beyondCrossings(from: start + outward * first, outward, of: bar, cost: cost)
      }
      // In a narrow margin the number would lie across the screen's edge.
      let screen = site.scene.shownRect.extent(axis.other)
      let margin = outward > 0 ? screen.upperBound - edge : edge - screen.lowerBound
      if let outer = besideDevice(dimension, on: outward, standard) {
        return lanes(from: outer)
      }
      let near = offBorders(lanes(from: edge), of: bar)
      // Beside a device, all of them stand at one distance.
      if let body = bodyEdge(of: dimension, on: outward) {
        let inside = near.filter { screen.contains($0.cross) }
        let beside = lanes(from: body).map { ($0.cross, $0.cost + Double(inside.count) * BarShape.costOfHalfLane) }
        return inside + beside.dropLast(inside.count)
      }
      guard margin > 0, margin < 2 * standard else { return near }
      // Long words stand beside the line out there, and do not hold it farther off.
      let distance = hidesLine(bar.badge.size.width, of: dimension) ? site.length(BarShape.distance) : standard
      return near + [(edge + outward * (margin + distance + site.length(2)), cost + Cost.beyondMargin)]
    }
    if dimension.side != 0 {
      let rail = dimension.rail.map { [(cross: $0.cross, cost: -$0.bonus)] } ?? []
      let beside = lanes(dimension.side)
      let offOthers = beside.map { lane in
        (
          lane.cross,
          lane.cost + (isOnOther(line(of: dimension, at: lane.cross), for: dimension) ? Self.costOfOther : 0)
        )
      }
      return rail + lines(continuedBy: dimension) + offOthers
        + insideEdge(
          of: dimension, standard, insteadOf: beside.first?.cross, number: bar.isAside ? nil : bar.badge.size)
    }
    if look.offset != nil { return lanes(1) + lanes(-1, cost: Cost.otherSide) }
    let shared = dimension.edges.flatMap { $0.from.shared(with: $0.to) }
    let middle = (cross: shared?.middle ?? (ends[0] + ends[1]) / 2, cost: 0.0)
    guard dimension.area == nil else {
      return [middle] + lanes(1, cost: Cost.outside) + lanes(-1, cost: Cost.outside)
    }
    // Between two edges on one side of their views, the views would lie under the line.
    if dimension.outward != 0, abs(ends[0] - ends[1]) < 0.5 {
      return lanes(dimension.outward) + [(middle.cross, Cost.onViews)]
    }
    // Elsewhere in the line of either end, or beside the middle, where something else is there.
    let atEnds = abs(ends[0] - ends[1]) < site.length(14) ? [] : [(ends[1], Cost.atEnd), (ends[0], Cost.atEnd + 0.5)]
    let beside = [1.0, -1, 2, -2].enumerated().map { number, lane in
      (cross: middle.cross + lane * site.length(14), cost: Cost.offMiddle + Double(number) * BarShape.costOfHalfLane)
    }
    // Far from the middle where a cutout or a large text has it.
    let spread = shared.map { extent in
      [0.25, 0.75, 0.12, 0.88].enumerated().map { number, share in
        (cross: extent.lowerBound + extent.span * share, cost: Cost.farOffMiddle + Double(number))
      }
    }
    return [middle] + atEnds + beside + (spread ?? [])
  }

  /// What the places of a dimension cost beside those in lanes. Its first choice is free.
  private enum Cost {
    /// Outside of a margin that is too narrow for the number: less than half a lane farther out.
    static let beyondMargin = 1.0
    /// On the other side than the first, at an author's distance.
    static let otherSide = 2.0
    /// Outside of a view whose middle is measured.
    static let outside = 2.0
    /// Between two edges on one side of their views, where the views lie under the line: as much as two lanes.
    static let onViews = 6.0
    /// In the line of an end: less than beside the middle.
    static let atEnd = 2.0
    /// Beside the middle of what both ends have in common: less than far from it.
    static let offMiddle = 4.0
    /// Far from the middle: more than at all places beside it.
    static let farOffMiddle = 9.0
  }
}
