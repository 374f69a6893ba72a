import Geometry

/// Bars in a row.
extension BarPlacer {
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
