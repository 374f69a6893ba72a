import Geometry

/// Bars in a row.
extension BarPlacer {
  /// The bar of a size with the lines among its places on which bars stand at their author's side and end where it
  /// begins: a little beside such a line, its caps would run into theirs. In a panel without such a line it stands on
  /// the same side.
  mutating func joiningRows(_ size: BarSketch) -> BarSketch {
    guard size.outward == 0, size.line == nil, let key = site.habitKey(of: size) else { return size }
    let edges = size.lowExtent.joined(with: size.highExtent)
    let rows = bars.filter { $0.sketch.outward != 0 && $0.shape.axis == size.axis && size.reach.meets($0.sketch.reach) }
      .map(\.shape.cross).filter { cross in
        let distance = max(cross - edges.upperBound, edges.lowerBound - cross)
        return distance > length(BarShape.capReach) && distance < length(Self.farthestRow)
      }
    // From right to left, sides change places.
    let mirror = site.isRightToLeft && size.axis == .vertical ? -1.0 : 1
    let ownSides = rows.map(edges.side(of:))
    // What has a row of its own here joins that, wherever it stands in other panels.
    let common = habits.rowSides[key].flatMap { $0 == 0 ? nil : $0 * mirror }
    guard let side = common.map(ownSides.contains) == true ? common : ownSides.first ?? common else { return size }
    rowSides[key] = side * mirror
    var joining = size
    joining.places = rows.filter { edges.side(of: $0) == side }.map { ($0, Self.costOfRow) }
    joining.places += size.places.map {
      ($0.cross, $0.cost + (edges.side(of: $0.cross) == side ? 0 : Self.costOfOtherSide))
    }
    return joining
  }

  /// How far from its view a size joins a row, in points of an annotation, and what that costs: less than any other
  /// place.
  private static let farthestRow = 40.0
  private static let costOfRow = -3.0
  /// What it costs to stand on another side than in a panel with a row.
  private static let costOfOtherSide = 6.0

  /// Places bars one after another on one line.
  ///
  /// - Returns: The bars, and what the line costs with all of them; `nil` if one of them cannot be drawn there.
  mutating func place(
    _ sketches: [BarSketch], at line: (cross: Double, cost: Double), in occupancy: inout Occupancy
  ) -> (bars: [(bar: PlacedBar, owner: Int)], cost: Double)? {
    if free == nil { free = occupancy }
    var (placed, cost) = ([(bar: PlacedBar, owner: Int)](), line.cost)
    for var sketch in sketches {
      sketch.places = [(line.cross, 0)]
      guard let (bar, own) = bestPlace(of: sketch, beside: neighbours, in: occupancy) else { return nil }
      cost += own
      placed.append((keep(bar, in: &occupancy), bars.count))
    }
    return (placed, cost)
  }

  /// All bars with some of them on a line, and what those that are in their way there cost more elsewhere.
  func bars(
    with members: [Int], at cross: Double, from free: Occupancy
  ) -> (bars: [PlacedBar], cost: Double)? {
    var (all, cost) = (bars, 0.0)
    func again(_ index: Int, at place: Double?, among others: [Int]) -> (bar: PlacedBar, cost: Double)? {
      var sketch = all[index].sketch
      if let place {
        sketch.places = sketch.places.filter { abs($0.cross - place) <= length(6) }.map { (place, $0.cost) }
      }
      let beside = others.map { all[$0] }
      guard var placed = bestPlace(of: sketch, beside: BarNeighbours(beside), in: free.taken(by: beside)) else {
        return nil
      }
      placed.bar.sketch = all[index].sketch
      return placed
    }
    // 1. What is in the way on the line.
    let reach = length(BarShape.lane / 2)
    let taken = members.map { index -> Rect in
      var shape = all[index].shape
      shape.cross = cross
      return shape.footprint(halfBreadth: reach)
    }
    let blockers = all.indices.filter { index in
      !members.contains(index)
        && taken.contains { area in
          area.overlaps(all[index].shape.footprint) || all[index].badge.map { area.overlaps($0.rect) } ?? false
        }
    }
    let rest = all.indices.filter { !members.contains($0) && !blockers.contains($0) }
    guard !blockers.isEmpty else { return nil }
    // 2. What all of them cost where they are.
    for index in members + blockers {
      let others = all.indices.filter { $0 != index }
      guard let own = again(index, at: all[index].shape.cross, among: others) else { return nil }
      cost -= own.cost
    }
    // 3. The signs on the line, and the others around them.
    var placed = rest
    for index in members + blockers {
      guard let own = again(index, at: members.contains(index) ? cross : nil, among: placed) else { return nil }
      all[index] = own.bar
      cost += own.cost
      placed.append(index)
    }
    return (all, cost)
  }
}

extension AnnotationSite {
  /// Whether the arrows of two short bars in a row would run into one another: they would look like one arrow with two
  /// heads. Then none of the row has arrows, as in a chain: the caps of all say where they end.
  ///
  /// - Parameter reaches: The bars of the row along their axis.
  func haveArrowsNoRoom(between reaches: [ClosedRange<Double>]) -> Bool {
    let short = reaches.filter { isShort($0.span) }.sorted { $0.lowerBound < $1.lowerBound }
    // As far as the arrows of bars that are placed alone keep apart.
    let room = length(2 * BarShape.tail + 8)
    return zip(short, short.dropFirst()).contains { one, next in
      next.lowerBound >= one.upperBound - 1e-6 && next.lowerBound - one.upperBound < room
    }
  }
}
