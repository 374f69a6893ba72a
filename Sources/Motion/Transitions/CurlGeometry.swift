public import Geometry

/// A page that is turned up from the bottom, as a schematic: the sheet is folded along a line, and its back is seen.
///
/// Apple does not document the shape of its curl. Here the fold runs from the bottom right corner to the top left one, in
/// an angle that shows both sides of the page.
public struct CurlGeometry: Hashable, Sendable {
  /// What is left of the page, in order around it; empty at the end.
  public let page: [Point]
  /// The part that is folded over, seen from its back; empty at the beginning.
  public let back: [Point]
  /// The ends of the fold; `nil` where there is none.
  public let fold: [Point]

  /// - Parameters:
  ///   - rect: The page, in points.
  ///   - progress: How much of it is turned up, from 0 to 1.
  public init(of rect: Rect, progress: Double) {
    // The fold stands at right angles to this direction, in which the page is turned.
    let (x, y) = (-0.6, -0.8)
    func reach(_ point: Point) -> Double { point.x * x + point.y * y }
    let corners = rect.corners
    let reaches = corners.map(reach)
    let (first, last) = (reaches.min() ?? 0, reaches.max() ?? 0)
    let line = first + (last - first) * min(1, max(0, progress))
    var (page, folded, fold): ([Point], [Point], [Point]) = ([], [], [])
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (reach(corner) - line, reach(next) - line)
      if here >= 0 { page.append(corner) }
      if here <= 0 { folded.append(corner) }
      if here == 0 { fold.append(corner) }
      guard here * there < 0 else { continue }
      let crossing = corner.interpolated(to: next, at: here / (here - there))
      page.append(crossing)
      folded.append(crossing)
      fold.append(crossing)
    }
    self.page = page.count < 3 ? [] : page
    self.fold = fold
    back =
      folded.count < 3
      ? []
      : folded.map { point in
        let distance = 2 * (line - reach(point))
        return Point(point.x + distance * x, point.y + distance * y)
      }
  }
}
