import ConstraintSolver
import Geometry

extension LayoutSolution {
  /// What the layout found out, in terms of views and constraints.
  func outcome(constraints: [LayoutConstraint]) -> LayoutOutcome {
    var outcome = LayoutOutcome()
    outcome.conflicts = conflicts
    for conflict in conflicts {
      if case .constraint(let constraint) = conflict.broken { outcome.broken.insert(ObjectIdentifier(constraint)) }
    }
    for constraint in constraints where holds(constraint) { outcome.satisfied.insert(ObjectIdentifier(constraint)) }
    for view in formulation.root.withDescendants.dropFirst()
    where !view.translatesAutoresizingMaskIntoConstraints {
      let ambiguous = AxisPair(horizontal: isAmbiguous(view, .horizontal), vertical: isAmbiguous(view, .vertical))
      guard ambiguous.horizontal || ambiguous.vertical else { continue }
      outcome.ambiguous[ObjectIdentifier(view)] = ambiguous
      outcome.ghosts[ObjectIdentifier(view)] = ghosts(of: view, along: ambiguous)
    }
    return outcome
  }

  private func holds(_ constraint: LayoutConstraint) -> Bool {
    guard let difference = formulation.difference(of: constraint) else { return false }
    let scale = difference.terms.reduce(1.0) { max($0, ($1.coefficient * solver.value(of: $1.variable)).magnitude) }
    let (value, tolerance) = (value(of: difference), 1e-6 * scale)
    switch constraint.relation {
    case .equal: return value.magnitude <= tolerance
    case .lessThanOrEqual: return value <= tolerance
    case .greaterThanOrEqual: return value >= -tolerance
    }
  }

  /// A view's place is ambiguous in its superview: one that merely moves along with an ambiguous superview is not.
  private func isAmbiguous(_ view: View, _ axis: Axis) -> Bool {
    guard let span = formulation.alignmentSpan(of: view, axis), let place = placeInSuperview(view, axis) else {
      return false
    }
    return isAmbiguous(span.length) || isAmbiguous(place)
  }

  private func isAmbiguous(_ expression: LinearExpression) -> Bool {
    !expression.terms.isEmpty && solver.isAmbiguous(expression)
  }

  private func placeInSuperview(_ view: View, _ axis: Axis) -> LinearExpression? {
    guard let span = formulation.alignmentSpan(of: view, axis), let superview = view.superview,
      let origin = formulation.interiorOrigin(of: superview, axis)
    else { return nil }
    return span.near - origin
  }

  /// How far a freedom without an end is shown, in points.
  private static let openFreedom = 40.0

  /// The frames at both ends of the view's freedoms, in its superview's coordinates, the present one left out.
  private func ghosts(of view: View, along axes: AxisPair<Bool>) -> [Rect] {
    let present = view.alignmentRect
    var ghosts: [Rect] = []
    for axis in Axis.allCases where axes[axis] {
      guard let place = placeInSuperview(view, axis), let span = formulation.alignmentSpan(of: view, axis) else {
        continue
      }
      let (places, lengths) = (ends(of: place), ends(of: span.length))
      for (origin, length) in [(places.low, lengths.low), (places.high, lengths.high)] {
        var ghost = present
        ghost.origin[axis] = origin
        ghost.size[axis] = max(0, length)
        let frame = view.frame(forAlignmentRect: ghost)
        if ghost != present, !ghosts.contains(frame) { ghosts.append(frame) }
      }
    }
    return ghosts
  }

  private func ends(of expression: LinearExpression) -> (low: Double, high: Double) {
    let present = value(of: expression)
    guard isAmbiguous(expression) else { return (present, present) }
    let range = solver.range(of: expression)
    return (
      range.lowerBound.isFinite ? range.lowerBound : present - Self.openFreedom,
      range.upperBound.isFinite ? range.upperBound : present + Self.openFreedom
    )
  }
}
