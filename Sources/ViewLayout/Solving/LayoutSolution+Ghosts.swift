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
    // 1. Most freedoms move few views: only those are looked at.
    let movable = views.map { Movable($0, in: self) }
    var placesByVariable: [Variable: [Int]] = [:]
    for (place, view) in movable.enumerated() {
      for variable in view?.variables ?? [] { placesByVariable[variable, default: []].append(place) }
    }
    // 2. Each is shown at both ends of the freedoms that move it.
    var found = [[Rect]](repeating: [], count: views.count)
    for freedom in solver.freedoms() {
      let rates = Dictionary(uniqueKeysWithValues: freedom.direction.map { ($0.variable, $0.rate) })
      var places: Set<Int> = []
      for moved in freedom.direction {
        for place in placesByVariable[moved.variable] ?? [] where found[place].count < Self.mostGhosts {
          places.insert(place)
        }
      }
      for place in places {
        for distance in [-freedom.decrease, freedom.increase] where found[place].count < Self.mostGhosts {
          guard let ghost = movable[place].flatMap({ ghost(of: $0, rates: rates, distance: distance) }),
            !found[place].contains(ghost)
          else { continue }
          found[place].append(ghost)
        }
      }
    }
    return Dictionary(zip(views.map { ObjectIdentifier($0) }, found).filter { !$0.1.isEmpty }) { first, _ in first }
  }

  /// A view that follows many freedoms is shown at the ends of the first of them: more would hide each other.
  private static let mostGhosts = 16

  /// A view, and what its place in its superview and its size rest on.
  private struct Movable {
    let view: View
    let origins: AxisPair<LinearExpression>
    let lengths: AxisPair<LinearExpression>

    init?(_ view: View, in solution: LayoutSolution) {
      guard let left = solution.placeInSuperview(view, .horizontal),
        let top = solution.placeInSuperview(view, .vertical),
        let horizontal = solution.formulation.alignmentSpan(of: view, .horizontal),
        let vertical = solution.formulation.alignmentSpan(of: view, .vertical)
      else { return nil }
      self.view = view
      origins = AxisPair(horizontal: left, vertical: top)
      lengths = AxisPair(horizontal: horizontal.length, vertical: vertical.length)
    }

    var variables: Set<Variable> {
      Set(Axis.allCases.flatMap { [origins[$0], lengths[$0]] }.flatMap(\.terms).map(\.variable))
    }
  }

  /// The view's frame after all values went a way along a freedom; `nil` where that leaves it alone.
  private func ghost(of movable: Movable, rates: [Variable: Double], distance: Double) -> Rect? {
    guard distance != 0 else { return nil }
    var rect = movable.view.alignmentRect
    var (origins, lengths) = (AxisPair(0.0), AxisPair(0.0))
    for axis in Axis.allCases {
      origins[axis] = rate(of: movable.origins[axis], rates)
      lengths[axis] = rate(of: movable.lengths[axis], rates)
    }
    let fastest = max(
      origins.horizontal.magnitude, origins.vertical.magnitude, lengths.horizontal.magnitude,
      lengths.vertical.magnitude)
    guard fastest > 1e-9 else { return nil }
    // What has no end, or one far off the screen, is shown a little way along.
    let way = distance.magnitude * fastest > 2000 ? (distance < 0 ? -1 : 1) * Self.openFreedom / fastest : distance
    for axis in Axis.allCases {
      rect.origin[axis] += way * origins[axis]
      rect.size[axis] = max(0, rect.size[axis] + way * lengths[axis])
    }
    return movable.view.frame(forAlignmentRect: rect)
  }

  private func rate(of expression: LinearExpression, _ rates: [Variable: Double]) -> Double {
    expression.terms.reduce(0) { $0 + $1.coefficient * (rates[$1.variable] ?? 0) }
  }
}
