import Figures
import Geometry
import Graphics

/// The edges of a crop at which the root continues. They are ragged like those of torn paper.
struct TornEdges {
  /// The visible part of the root.
  let shown: Rect
  let edges: [RectEdge]
  /// The size of a point of the picture, in points of the panel.
  let unit: Double

  /// The depth of the deepest notch, in points.
  static let depth = 4.0
  /// The distance between points along an edge, and the depth of each point's notch. The sequence repeats.
  private static let pitch = 6.0
  private static let notches = [0.6, 3.2, 1.4, 4, 2, 3.4, 0, 2.6, 1, 3.8, 1.8, 2.8]

  /// The outline of what is visible: it extends `reach` points beyond the edges that are not torn.
  ///
  /// - Parameter overhang: How far the ragged edges continue beyond the sides of the visible part.
  func outline(reach: Double, overhang: Double) -> Path {
    let corners = edges.reduce(into: shown.insetBy(dx: -reach, dy: -reach)) { $0[$1] = shown[$1] }.corners
    // Clockwise from the top left. The last point of each side is the first of the next.
    var points: [Point] = []
    for (number, edge) in [RectEdge.minY, .maxX, .maxY, .minX].enumerated() {
      let (start, end) = (corners[number], corners[(number + 1) % 4])
      points.append(start)
      guard edges.contains(edge) else { continue }
      let along = edge.axis.other
      let forward = start[along] < end[along]
      let inner = ragged(edge, overhang: overhang).filter {
        $0[along] > min(start[along], end[along]) && $0[along] < max(start[along], end[along])
      }
      points += forward ? inner : inner.reversed()
    }
    return .polyline(points, closed: true)
  }

  /// The ragged edges as lines.
  func tears(overhang: Double) -> Path {
    edges.reduce(into: Path()) { $0.append(.polyline(ragged($1, overhang: overhang))) }
  }

  /// The points of an edge, in the direction of the axis that it runs along.
  private func ragged(_ edge: RectEdge, overhang: Double) -> [Point] {
    let along = edge.axis.other
    let extent = shown.extent(along)
    // Next to another torn edge there is no overhang.
    let isTornAt = { (other: RectEdge) in edges.contains(other) }
    let low = extent.lowerBound - (isTornAt(along == .horizontal ? .minX : .minY) ? 0 : overhang)
    let high = extent.upperBound + (isTornAt(along == .horizontal ? .maxX : .maxY) ? 0 : overhang)
    let count = max(2, Int(((high - low) / (Self.pitch * unit)).rounded()))
    let inward = edge == .minX || edge == .minY ? 1.0 : -1
    return (0...count).map { number in
      var point = Point.zero
      point[along] = low + (high - low) * Double(number) / Double(count)
      point[edge.axis] = shown[edge] + inward * Self.notches[number % Self.notches.count] * unit
      return point
    }
  }
}
