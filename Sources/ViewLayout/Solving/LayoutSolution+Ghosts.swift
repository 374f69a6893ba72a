import ConstraintSolver
import Geometry

extension LayoutSolution {
  /// Other frames that ambiguous views could have, in their superviews' coordinates: those at both ends of each
  /// freedom of the layout, and where a view is free along both axes, those that use a freedom of each.
  ///
  /// A freedom moves several values at once, a top edge up while the height grows: ends are those of the whole system,
  /// not of a value by itself. Each view is asked which ways move it: that costs less than to ask of each way what it
  /// moves, which in a long row of views is many of them. A frame without a width or a height is a line, which nobody
  /// would take for a view, and is left out.
  func ghosts(of views: [View]) -> [ObjectIdentifier: [Rect]] {
    guard !views.isEmpty else { return [:] }
    let ways = solver.ways()
    let hasSeparateAxes = hasSeparateAxes(ways)
    var origins = AxisPair(WayRates())
    var ghosts: [ObjectIdentifier: [Rect]] = [:]
    for view in views {
      guard let movable = Movable(view, in: self) else { continue }
      for axis in Axis.allCases { origins[axis].move(to: movable.origins[axis], in: ways) }
      let lengths = movable.lengths.map { ways.rates(of: $0) }
      let ends = GhostEnds(
        of: view, in: interior(around: view), WayMovements(origins: origins, lengths: lengths), ways)
      let found = ends.rects(combiningAxes: hasSeparateAxes).map(view.frame(forAlignmentRect:))
      if !found.isEmpty { ghosts[ObjectIdentifier(view)] = found }
    }
    return ghosts
  }

  /// Whether no constraint, such as a ratio, ties something that is free along one axis to the other: then what is free
  /// stays free wherever a view goes along the other.
  private func hasSeparateAxes(_ ways: Ways) -> Bool {
    func isFree(_ view: View, _ attribute: LayoutAttribute) -> Bool {
      guard let span = formulation.alignmentSpan(of: view, attribute.axis) else { return true }
      return !ways.rates(of: span.length).isEmpty || !attribute.isSize && !ways.rates(of: span.near).isEmpty
    }
    return formulation.requirements.allSatisfy { requirement in
      guard case .constraint(let constraint) = requirement.source, let second = constraint.second,
        let other = constraint.secondAttribute, other.axis != constraint.firstAttribute.axis
      else { return true }
      return !isFree(constraint.first.view, constraint.firstAttribute) && !isFree(second.view, other)
    }
  }

  /// The root in the coordinates of a view's superview.
  private func interior(around view: View) -> Rect? {
    guard let superview = view.superview, let inverse = superview.toRoot.inverted else { return nil }
    return inverse.apply(to: formulation.root.bounds)
  }

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
  struct WayMovements {
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
}
