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
