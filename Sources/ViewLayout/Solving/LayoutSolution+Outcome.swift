import ConstraintSolver
import Geometry

extension LayoutSolution {
  /// What the layout found out, in terms of views and constraints.
  ///
  /// - Parameter meter: Measures what is found out later.
  func outcome(_ meter: SolverMeter? = nil) -> LayoutOutcome {
    var outcome = LayoutOutcome()
    outcome.meter = meter
    outcome.conflicts = conflicts
    for conflict in outcome.conflicts {
      if case .constraint(let constraint) = conflict.broken { outcome.broken.insert(ObjectIdentifier(constraint)) }
    }
    outcome.unsatisfied = unsatisfiedConstraints()
    outcome.solution = self
    // Of most layouts nothing is open: no need to ask view by view.
    guard !solver.isPlainlyDetermined else { return outcome }
    meter?.ask(formulation.members.subviews.count)
    for view in formulation.members.subviews where !view.translatesAutoresizingMaskIntoConstraints {
      let ambiguous = AxisPair(horizontal: isAmbiguous(view, .horizontal), vertical: isAmbiguous(view, .vertical))
      guard ambiguous.horizontal || ambiguous.vertical else { continue }
      outcome.ambiguous[ObjectIdentifier(view)] = ambiguous
      outcome.ambiguousViews.append(view)
    }
    outcome.ambiguousContents = ambiguousContents()
    return outcome
  }

  /// A scroll view without constraints on its content gets the content's size from code, and no one asks the layout.
  private func ambiguousContents() -> [ObjectIdentifier: AxisPair<Bool>] {
    var found: [ObjectIdentifier: AxisPair<Bool>] = [:]
    for constraint in formulation.members.constraints {
      guard let (scrollView, attribute) = constraint.heldContent,
        let content = formulation.contentSize(of: scrollView), isAmbiguous(content[attribute.axis])
      else { continue }
      found[ObjectIdentifier(scrollView), default: AxisPair(false)][attribute.axis] = true
    }
    return found
  }

  private func unsatisfiedConstraints() -> Set<ObjectIdentifier> {
    var unsatisfied: Set<ObjectIdentifier> = []
    // Required ones hold, but for those that were broken.
    for place in formulation.requirements.optional + brokenSets.map(\.broken) {
      let requirement = formulation.requirements[place]
      guard case .constraint(let constraint) = requirement.source else { continue }
      if !holds(constraint, requirement.constraint.expression) { unsatisfied.insert(ObjectIdentifier(constraint)) }
    }
    // Those that are not in force may hold all the same.
    for constraint in formulation.members.inactiveConstraints {
      let difference = formulation.difference(of: constraint)
      if difference.map({ holds(constraint, $0) }) != true { unsatisfied.insert(ObjectIdentifier(constraint)) }
    }
    return unsatisfied
  }

  private func holds(_ constraint: LayoutConstraint, _ difference: LinearExpression) -> Bool {
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
    // Most views rest on variables that have one value: no need to look at their sums. One that stands still while its
    // superview may move has another place in it.
    let superviewOrigin = view.superview.flatMap { formulation.box(of: $0) }?.origin(axis)
    guard let box = formulation.box(of: view),
      isAmbiguous(box.origin(axis)) || isAmbiguous(box.length(axis)) || superviewOrigin.map(isAmbiguous) == true
    else { return false }
    guard let span = formulation.alignmentSpan(of: view, axis), let place = placeInSuperview(view, axis) else {
      return false
    }
    return isAmbiguous(span.length) || isAmbiguous(place)
  }

  private func isAmbiguous(_ expression: LinearExpression) -> Bool {
    !expression.terms.isEmpty && solver.isAmbiguous(expression)
  }

  func placeInSuperview(_ view: View, _ axis: Axis) -> LinearExpression? {
    guard let span = formulation.alignmentSpan(of: view, axis), let superview = view.superview,
      let origin = formulation.interiorOrigin(of: superview, axis)
    else { return nil }
    return span.near - origin
  }
}

extension LayoutConstraint {
  /// The scroll view to whose content's edge or middle the constraint ties a view in it, and which one it is.
  var heldContent: (scrollView: View, attribute: LayoutAttribute)? {
    guard let second, let secondAttribute else { return nil }
    let sides = [(first, firstAttribute, second.view), (second, secondAttribute, first.view)]
    for (item, attribute, other) in sides
    where item.view.kind == .scrollView && !attribute.isSize && item.guide.map({ $0 == .contentLayout }) != false {
      if other !== item.view, other.isDescendant(of: item.view) { return (item.view, attribute) }
    }
    return nil
  }
}
