import ConstraintSolver
public import Geometry

extension LayoutExplainer {
  /// One explanation for each ambiguous view and axis, views in drawing order.
  public var ambiguities: [AmbiguityExplanation] {
    guard !outcome.ambiguous.isEmpty else { return [] }
    defer { outcome.meter?.settle() }
    var leaders = AxisPair<[View]>([])
    return root.withDescendants.flatMap { view in
      Axis.allCases.compactMap { axis in
        guard var ambiguity = ambiguity(of: view, along: axis) else { return nil }
        guard case .missing? = ambiguity.cause else { return ambiguity }
        // Looking for one among very many takes long, and nobody reads so much.
        ambiguity.leader = leaders[axis].suffix(Self.mostLeaders).first { isHeld(view, to: $0, axis) }?.name
        if ambiguity.leader == nil { leaders[axis].append(view) }
        return ambiguity
      }
    }
  }

  private static let mostLeaders = 8

  /// Whether where a view is, and how long it is, are known from another one: what gives that its place gives it to both.
  private func isHeld(_ view: View, to other: View, _ axis: Axis) -> Bool {
    guard let solution, let own = solution.formulation.alignmentSpan(of: view, axis),
      let held = solution.formulation.alignmentSpan(of: other, axis)
    else { return false }
    return solution.isKnown(own.near - held.near) && solution.isKnown(own.far - held.far)
  }

  /// The scroll views whose content is held by constraints that leave its size open, in drawing order.
  public var ambiguousContents: [ContentAmbiguity] {
    guard !outcome.ambiguousContents.isEmpty else { return [] }
    return root.withDescendants.compactMap { view in
      outcome.ambiguousContents[ObjectIdentifier(view)].map { open in
        let axes = Axis.allCases.filter { open[$0] }
        return ContentAmbiguity(
          view: view.name, axes: axes, contents: view.subviews.map(\.name),
          looseEdges: axes.flatMap { looseEdges(ofContentOf: view, $0) })
      }
    }
  }

  /// The edges of what a scroll view scrolls that no constraint ties to anything in it.
  private func looseEdges(ofContentOf scrollView: View, _ axis: Axis) -> [LayoutAttribute] {
    let held = solution?.formulation.members.constraints.compactMap { constraint -> LayoutAttribute? in
      guard let held = constraint.heldContent, held.scrollView === scrollView else { return nil }
      return held.attribute
    }
    let (left, right): ([LayoutAttribute], [LayoutAttribute]) = ([.left, .leftMargin], [.right, .rightMargin])
    let isRightToLeft = isRightToLeft(in: scrollView)
    let ends: [(edge: LayoutAttribute, sides: [LayoutAttribute])] =
      axis == .horizontal
      ? [
        (.leading, [.leading, .leadingMargin] + (isRightToLeft ? right : left)),
        (.trailing, [.trailing, .trailingMargin] + (isRightToLeft ? left : right)),
      ] : [(.top, [.top, .topMargin]), (.bottom, [.bottom, .bottomMargin])]
    return ends.filter { end in held?.contains { end.sides.contains($0) } != true }.map(\.edge)
  }

  private func isRightToLeft(in view: View) -> Bool {
    solution.map { view.semanticContentAttribute.direction(in: $0.formulation.options.direction) } == .rightToLeft
  }

  /// Why a view is ambiguous along an axis; `nil` where it is not.
  public func ambiguity(of view: View, along axis: Axis) -> AmbiguityExplanation? {
    guard outcome.ambiguous[ObjectIdentifier(view)]?[axis] == true, let known = known(of: view, axis) else {
      return nil
    }
    var ambiguity = AmbiguityExplanation(view: view.name, axis: axis)
    ambiguity.undetermined = known.undetermined
    if let superview = view.superview, known.followsSuperview {
      // 1. What only follows a superview that moves.
      ambiguity.cause = .superview(superview.name)
    } else if let (tie, priority) = tie(moving: view, axis) {
      // 2. Optional requirements that outvote each other.
      (ambiguity.cause, ambiguity.priority) = (tie, priority)
      if case .contents(let views, let kind) = tie {
        ambiguity.tableEdge = tieToTable(of: view, axis)
        if kind == .compressionResistance { ambiguity.shortage = shortage(ofContentsOf: Set(views), axis) }
      }
    } else {
      // 3. Something that is missing.
      let hasContent = requirements(of: view).contains { $0.isContent(of: view, axis) }
      ambiguity.cause = known.missing(axis, hasContent: hasContent)
      ambiguity.limits = limits(of: view, axis)
    }
    return ambiguity
  }

  /// By how much contents ask for more than there is; `nil` for next to nothing.
  private func shortage(ofContentsOf views: Set<String>, _ axis: Axis) -> Double? {
    guard let solution else { return nil }
    let requirements = solution.formulation.requirements
    let errors = requirements.indices.compactMap { index -> Double? in
      guard case .intrinsicSize(let view, axis, _, isHugging: false) = requirements[index].source,
        views.contains(view.name)
      else { return nil }
      return solution.solver.error(of: solution.handles[index]).magnitude
    }
    let sum = errors.reduce(0, +)
    return sum > 0.05 ? sum : nil
  }

  /// What of a view is determined along an axis, seen from its superview.
  private func known(of view: View, _ axis: Axis) -> KnownParts? {
    guard let solution, let superview = view.superview,
      let span = solution.formulation.alignmentSpan(of: view, axis),
      let outer = solution.formulation.frameSpan(of: superview, axis),
      let near = solution.placeInSuperview(view, axis)
    else { return nil }
    return KnownParts(
      near: solution.isKnown(near), far: solution.isKnown(outer.far - span.far),
      middle: solution.isKnown(span.middle - outer.middle), length: solution.isKnown(span.length),
      hasFarEdge: hasFarEdge(superview, axis),
      isRightToLeft: axis == .horizontal && isRightToLeft(in: superview))
  }

  /// Whether the far edge has a place that does not follow from what is in the view.
  private func hasFarEdge(_ superview: View, _ axis: Axis) -> Bool {
    guard let solution, let content = solution.formulation.contentSize(of: superview) else { return true }
    return !solution.solver.isAmbiguous(content[axis])
  }

  /// The equation that ties what is in a table to its far edge. A table is as high as its frame, and not as its cells: so
  /// one of these stretches, whoever thinks of a scroll view. `nil` where there is none.
  private func tieToTable(of view: View, _ axis: Axis) -> KeptRequirement? {
    guard let solution, axis == .vertical,
      let table = sequence(first: view, next: \.superview).first(where: { $0.kind == .tableView && $0 !== view })
    else { return nil }
    let tie = solution.formulation.requirements.first { requirement in
      guard case .constraint(let constraint) = requirement.source, constraint.relation == .equal,
        constraint.firstAttribute == .bottom, constraint.secondAttribute == .bottom, let second = constraint.second
      else { return false }
      let views = [constraint.first.view, second.view]
      return views.contains { $0 === table } && views.contains { $0 !== table && $0.isDescendant(of: table) }
    }
    return tie.map { kept($0.source) }
  }

  /// The inequalities that hold a view along an axis.
  private func limits(of view: View, _ axis: Axis) -> [KeptRequirement] {
    let limits = requirements(of: view).filter { requirement in
      guard let constraint = requirement.layoutConstraint else { return false }
      return constraint.relation != .equal && constraint.firstAttribute.axis == axis && constraint.speaks(of: view)
    }
    return limits.map(kept)
  }
}

extension LayoutSolution {
  /// Whether nothing leaves a length or a distance open.
  fileprivate func isKnown(_ expression: LinearExpression) -> Bool {
    expression.terms.isEmpty || !solver.isAmbiguous(expression)
  }
}

/// Which parts of a view along an axis are determined.
private struct KnownParts {
  /// The distance to the superview's near edge, to its far edge, and of the middles from each other.
  var near: Bool
  var far: Bool
  var middle: Bool
  var length: Bool
  /// Whether the superview's far edge has a place: that of a scroll view's content may follow what is in it.
  var hasFarEdge: Bool
  /// Whether near is trailing.
  var isRightToLeft: Bool

  private var places: Int { [near, far, middle].filter { $0 }.count }

  /// Whether the view is all right in its superview, which is not.
  var followsSuperview: Bool { length ? places > 0 : places > 1 }

  var undetermined: [AmbiguityExplanation.Part] { length ? [.position] : places == 0 ? [.size, .position] : [.size] }

  /// What would determine the view, edges named as text runs: the nearest first.
  func missing(_ axis: Axis, hasContent: Bool) -> AmbiguityExplanation.Cause {
    let (near, far) =
      isRightToLeft ? (axis.farAttribute, axis.nearAttribute) : (axis.nearAttribute, axis.farAttribute)
    let farEdge = hasFarEdge ? [far] : []
    let edges = isRightToLeft ? farEdge + [near] : [near] + farEdge
    if length { return .missing(edges + [axis.middleAttribute], needed: 1, orContent: false) }
    if places == 0 {
      return .missing(edges + [axis.middleAttribute, axis.sizeAttribute], needed: 2, orContent: false)
    }
    return .missing([axis.sizeAttribute] + (self.near ? farEdge : [near]), needed: 1, orContent: !hasContent)
  }
}

extension LayoutRequirement {
  fileprivate func isContent(of view: View, _ axis: Axis) -> Bool {
    if case .intrinsicSize(let owner, axis, _, _) = self { owner === view } else { false }
  }
}
