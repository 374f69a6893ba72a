import ConstraintSolver
import Geometry

extension LayoutSolution {
  /// How far a freedom without an end is shown, in points.
  private static let openFreedom = 40.0

  /// The frames of ambiguous views at both ends of each freedom of the layout, in their superviews' coordinates.
  ///
  /// A freedom moves several values at once, a top edge up while the height grows: ends are those of the whole system,
  /// not of a value by itself. Each view is asked which ways move it: that costs less than to ask of each way what it
  /// moves, which in a long row of views is many of them.
  func ghosts(of views: [View]) -> [ObjectIdentifier: [Rect]] {
    guard !views.isEmpty else { return [:] }
    let ways = solver.ways()
    var origins = AxisPair(WayRates())
    var ghosts: [ObjectIdentifier: [Rect]] = [:]
    for view in views {
      guard let movable = Movable(view, in: self) else { continue }
      for axis in Axis.allCases { origins[axis].move(to: movable.origins[axis], in: ways) }
      let lengths = movable.lengths.map { ways.rates(of: $0) }
      let found = self.ghosts(of: view, WayMovements(origins: origins, lengths: lengths), ways)
      if !found.isEmpty { ghosts[ObjectIdentifier(view)] = found }
    }
    return ghosts
  }

  private func ghosts(of view: View, _ movements: consuming WayMovements, _ ways: Ways) -> [Rect] {
    var found: [Rect] = []
    while found.count < Self.mostGhosts, let (way, origin, length) = movements.next() {
      for distance in [-ways.decrease(of: way), ways.increase(of: way)] where found.count < Self.mostGhosts {
        guard let ghost = ghost(of: view, origin, length, distance: distance), !found.contains(ghost) else { continue }
        found.append(ghost)
      }
    }
    return found
  }

  /// A view that follows many freedoms is shown at the ends of the first of them: more would hide each other.
  private static let mostGhosts = 16

  /// What a view's place in its superview and its size rest on.
  private struct Movable {
    let origins: AxisPair<LinearExpression>
    let lengths: AxisPair<LinearExpression>

    init?(_ view: View, in solution: LayoutSolution) {
      guard let left = solution.placeInSuperview(view, .horizontal),
        let top = solution.placeInSuperview(view, .vertical),
        let horizontal = solution.formulation.alignmentSpan(of: view, .horizontal),
        let vertical = solution.formulation.alignmentSpan(of: view, .vertical)
      else { return nil }
      origins = AxisPair(horizontal: left, vertical: top)
      lengths = AxisPair(horizontal: horizontal.length, vertical: vertical.length)
    }
  }

  /// What the ways that move a view do to it, one way after the other.
  private struct WayMovements {
    private let rates: [[(way: Int, rate: Double)]]
    private var places = [0, 0, 0, 0]

    init(origins: AxisPair<WayRates>, lengths: AxisPair<[(way: Int, rate: Double)]>) {
      rates = [origins.horizontal.rates, origins.vertical.rates, lengths.horizontal, lengths.vertical]
    }

    mutating func next() -> (way: Int, origin: AxisPair<Double>, length: AxisPair<Double>)? {
      let heads = zip(rates, places).map { $1 < $0.count ? $0[$1].way : Int.max }
      guard let way = heads.min(), way < .max else { return nil }
      var speeds = [0.0, 0.0, 0.0, 0.0]
      for index in heads.indices where heads[index] == way {
        speeds[index] = rates[index][places[index]].rate
        places[index] += 1
      }
      return (
        way, AxisPair(horizontal: speeds[0], vertical: speeds[1]), AxisPair(horizontal: speeds[2], vertical: speeds[3])
      )
    }
  }

  /// The view's frame after all values went a distance along a way; `nil` where that leaves it alone.
  private func ghost(
    of view: View, _ origin: AxisPair<Double>, _ length: AxisPair<Double>, distance: Double
  ) -> Rect? {
    guard distance != 0 else { return nil }
    var rect = view.alignmentRect
    let fastest = max(
      origin.horizontal.magnitude, origin.vertical.magnitude, length.horizontal.magnitude, length.vertical.magnitude)
    guard fastest > 1e-9 else { return nil }
    // What has no end, or one far off the screen, is shown a little way along.
    let way = distance.magnitude * fastest > 2000 ? (distance < 0 ? -1 : 1) * Self.openFreedom / fastest : distance
    for axis in Axis.allCases {
      rect.origin[axis] += way * origin[axis]
      rect.size[axis] = max(0, rect.size[axis] + way * length[axis])
    }
    return view.frame(forAlignmentRect: rect)
  }
}
