import Figures
import Geometry
import Graphics

/// The edges at which a cropped root goes on, ragged as those of torn paper.
struct TornEdges {
  /// What is drawn of the root.
  let shown: Rect
  let edges: [RectEdge]

  /// How far the deepest notches reach in.
  static let depth = 4.0
  /// From point to point along an edge, and how far in each of them lies; they come again and again.
  private static let pitch = 6.0
  private static let notches = [0.6, 3.2, 1.4, 4, 2, 3.4, 0, 2.6, 1, 3.8, 1.8, 2.8]

  /// What is left of the plane, as far as `reach` beyond the edges that are whole.
  ///
  /// - Parameter overhang: How far beyond the sides of what is shown the edges are ragged.
  func outline(reach: Double, overhang: Double) -> Path {
    let corners = edges.reduce(shown.insetBy(dx: -reach, dy: -reach)) { outline, edge in
      outline.moving(edge, to: shown[edge])
    }
    // Clockwise from the top left, each side without its last point, which begins the next.
    var points: [Point] = []
    for (edge, start, end) in [
      (RectEdge.minY, corners.corners[0], corners.corners[1]), (.maxX, corners.corners[1], corners.corners[2]),
      (.maxY, corners.corners[2], corners.corners[3]), (.minX, corners.corners[3], corners.corners[0]),
    ] {
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

  /// An edge's points in the order of the axis that it runs along.
  private func ragged(_ edge: RectEdge, overhang: Double) -> [Point] {
    let along = edge.axis.other
    let extent = shown.extent(along)
    // A side that is torn as well has nothing beyond it.
    let isTornAt = { (other: RectEdge) in edges.contains(other) }
    let low = extent.lowerBound - (isTornAt(along == .horizontal ? .minX : .minY) ? 0 : overhang)
    let high = extent.upperBound + (isTornAt(along == .horizontal ? .maxX : .maxY) ? 0 : overhang)
    let count = max(2, Int(((high - low) / Self.pitch).rounded()))
    let inward = edge == .minX || edge == .minY ? 1.0 : -1
    return (0...count).map { number in
      var point = Point.zero
      point[along] = low + (high - low) * Double(number) / Double(count)
      point[edge.axis] = shown[edge] + inward * Self.notches[number % Self.notches.count]
      return point
    }
  }
}

extension Rect {
  /// The rectangle with one of its edges elsewhere.
  fileprivate func moving(_ edge: RectEdge, to place: Double) -> Rect {
    switch edge {
    case .minX: Rect(x: place, y: y, width: maxX - place, height: height)
    case .minY: Rect(x: x, y: place, width: width, height: maxY - place)
    case .maxX: Rect(x: x, y: y, width: place - x, height: height)
    case .maxY: Rect(x: x, y: y, width: width, height: place - y)
    }
  }
}
