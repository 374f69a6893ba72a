import Geometry

/// Where dimensions near an edge of the screen stand.
extension AnnotationPlacer {
  /// The edge of a device's body from which a dimension near the edge of its screen stands: on the screen it would lie at
  /// the round corners, on the home indicator, or on the dark ring. `nil` for others.
  func besideDevice(_ dimension: Dimension, on outward: Double, _ standard: Double) -> Double? {
    guard let bezel = site.contents.bezel else { return nil }
    let across = dimension.axis.other
    let (screen, body, edge) = (bezel.screen.extent(across), bezel.body.extent(across), dimension.edge(outward))
    let margin = outward > 0 ? screen.upperBound - edge : edge - screen.lowerBound
    guard margin >= 0, margin < max(2 * standard, site.length(40)) else { return nil }
    return outward > 0 ? body.upperBound : body.lowerBound
  }

  /// Whether words beside an upright dimension that stands at the least distance would lie across the border of the root:
  /// they are as well beside the border with it.
  func isAcrossBorder(_ width: Double, beside dimension: Dimension) -> Bool {
    let outward = dimension.side
    let line = dimension.edge(outward) + outward * site.length(10)
    let words = min(line, line + outward * width)...max(line, line + outward * width)
    let border = site.scene.shownRect.extent(dimension.axis.other)
    return [border.lowerBound, border.upperBound].contains { $0 > words.lowerBound && $0 < words.upperBound }
  }
}
