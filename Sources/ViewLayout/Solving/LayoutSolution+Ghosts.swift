import ConstraintSolver
import Geometry

extension LayoutSolution {
  /// How far a freedom without an end is shown, in points.
  private static let openFreedom = 40.0

  /// The frames of ambiguous views at both ends of each freedom of the layout, in their superviews' coordinates.
  ///
  /// A freedom moves several values at once, a top edge up while the height grows: ends are those of the whole system,
  /// not of a value by itself.
  func ghosts(of views: [View]) -> [ObjectIdentifier: [Rect]] {
    guard !views.isEmpty else { return [:] }
    var ghosts: [ObjectIdentifier: [Rect]] = [:]
    for freedom in solver.freedoms() {
      let rates = Dictionary(uniqueKeysWithValues: freedom.direction.map { ($0.variable, $0.rate) })
      for view in views {
        for distance in [-freedom.decrease, freedom.increase] {
          guard let ghost = ghost(of: view, rates: rates, distance: distance) else { continue }
          if ghosts[ObjectIdentifier(view)]?.contains(ghost) != true {
            ghosts[ObjectIdentifier(view), default: []].append(ghost)
          }
        }
      }
    }
    return ghosts
  }

  /// The view's frame after all values went a way along a freedom; `nil` where that leaves it alone.
  private func ghost(of view: View, rates: [Variable: Double], distance: Double) -> Rect? {
    var rect = view.alignmentRect
    var (origins, lengths) = (AxisPair(0.0), AxisPair(0.0))
    for axis in Axis.allCases {
      guard let place = placeInSuperview(view, axis), let span = formulation.alignmentSpan(of: view, axis) else {
        return nil
      }
      origins[axis] = rate(of: place, rates)
      lengths[axis] = rate(of: span.length, rates)
    }
    let fastest = max(
      origins.horizontal.magnitude, origins.vertical.magnitude, lengths.horizontal.magnitude,
      lengths.vertical.magnitude)
    guard fastest > 1e-9, distance != 0 else { return nil }
    // What has no end, or one far off the screen, is shown a little way along.
    let way = distance.magnitude * fastest > 2000 ? (distance < 0 ? -1 : 1) * Self.openFreedom / fastest : distance
    for axis in Axis.allCases {
      rect.origin[axis] += way * origins[axis]
      rect.size[axis] = max(0, rect.size[axis] + way * lengths[axis])
    }
    return view.frame(forAlignmentRect: rect)
  }

  private func rate(of expression: LinearExpression, _ rates: [Variable: Double]) -> Double {
    expression.terms.reduce(0) { $0 + $1.coefficient * (rates[$1.variable] ?? 0) }
  }
}
