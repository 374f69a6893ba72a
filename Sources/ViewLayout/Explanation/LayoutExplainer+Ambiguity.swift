import ConstraintSolver
public import Geometry

/// A scroll view whose content has no one size.
public struct ContentAmbiguity {
  public var view: View
  /// What is not determined, and what would determine it, as a diagnostic says it.
  public var message: String
}

/// Why a view's place or size along an axis is not determined.
public struct AmbiguityExplanation {
  public var view: View
  public var axis: Axis
  /// What is not determined: `its height is not determined`.
  public var finding: String
  /// What would determine it: `add a height, a top or an intrinsic size`.
  public var remedy: String
  /// What looks as if it would determine it, and does not.
  public var evidence: [LayoutEvidence]

  /// The whole, as a diagnostic says it.
  public var message: String {
    let way = axis == .horizontal ? "horizontally" : "vertically"
    return "'\(view.name)' is ambiguous \(way): \(finding); \(remedy)"
  }
}

extension LayoutExplainer {
  /// One explanation for each ambiguous view and axis, views in drawing order.
  public var ambiguities: [AmbiguityExplanation] {
    root.withDescendants.flatMap { view in Axis.allCases.compactMap { ambiguity(of: view, along: $0) } }
  }

  /// The scroll views whose content is held by constraints that leave its size open, in drawing order.
  public var ambiguousContents: [ContentAmbiguity] {
    root.withDescendants.compactMap { view in
      guard let open = outcome.ambiguousContents[ObjectIdentifier(view)] else { return nil }
      let axes = Axis.allCases.filter { open[$0] }
      let sizes = axes.map(\.sizeName).listed(with: "and")
      let edges = axes.map { "its \($0.nearEdgeName) and its \($0.farEdgeName)" }
      return ContentAmbiguity(
        view: view,
        message: "the \(sizes) of what '\(view.name)' scrolls \(axes.count == 1 ? "is" : "are") not determined; "
          + "tie its content to \(edges.joined(separator: ", "))")
    }
  }

  private var isRightToLeft: Bool { solution?.formulation.options.direction == .rightToLeft }

  /// Why a view is ambiguous along an axis; `nil` where it is not.
  public func ambiguity(of view: View, along axis: Axis) -> AmbiguityExplanation? {
    guard outcome.ambiguous[ObjectIdentifier(view)]?[axis] == true, let known = known(of: view, axis) else {
      return nil
    }
    // 1. What moves by itself, and what only follows a superview that does.
    let finding = known.finding(axis)
    if let superview = view.superview, known.followsSuperview {
      return AmbiguityExplanation(
        view: view, axis: axis,
        finding: "\(finding) because the \(axis.sizeName) of its superview '\(superview.name)' is not",
        remedy: "give '\(superview.name)' a \(axis.sizeName)", evidence: [])
    }
    // 2. Optional requirements that outvote each other, or else something that is missing.
    if let tie = tie(moving: view, axis) {
      return AmbiguityExplanation(
        view: view, axis: axis, finding: "\(finding) because \(tie.words)", remedy: tie.remedy, evidence: tie.evidence)
    }
    let hasContent = requirements(of: view).contains { $0.isContent(of: view, axis) }
    return AmbiguityExplanation(
      view: view, axis: axis, finding: finding, remedy: known.remedy(axis, hasContent: hasContent),
      evidence: limits(of: view, axis))
  }

  /// What of a view is determined along an axis, seen from its superview.
  private func known(of view: View, _ axis: Axis) -> KnownParts? {
    guard let solution, let superview = view.superview,
      let span = solution.formulation.alignmentSpan(of: view, axis),
      let outer = solution.formulation.frameSpan(of: superview, axis),
      let near = solution.placeInSuperview(view, axis)
    else { return nil }
    func isKnown(_ expression: LinearExpression) -> Bool {
      expression.terms.isEmpty || !solution.solver.isAmbiguous(expression)
    }
    return KnownParts(
      near: isKnown(near), far: isKnown(outer.far - span.far), middle: isKnown(span.middle - outer.middle),
      length: isKnown(span.length), hasFarEdge: hasFarEdge(superview, axis),
      isRightToLeft: axis == .horizontal && isRightToLeft)
  }

  /// Whether the far edge has a place that does not follow from what is in the view.
  private func hasFarEdge(_ superview: View, _ axis: Axis) -> Bool {
    guard let solution, let content = solution.formulation.contentSize(of: superview) else { return true }
    return !solution.solver.isAmbiguous(content[axis])
  }

  /// The inequalities that hold a view along an axis.
  private func limits(of view: View, _ axis: Axis) -> [LayoutEvidence] {
    requirements(of: view).compactMap { requirement in
      guard let constraint = requirement.layoutConstraint, constraint.relation != .equal,
        constraint.firstAttribute.axis == axis, constraint.first.view === view || constraint.second?.view === view
      else { return nil }
      return LayoutEvidence(requirement: requirement, words: "'\(requirement.text)' only sets a limit")
    }
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

  func finding(_ axis: Axis) -> String {
    if length { return "its \(axis.positionName) is not determined" }
    return places == 0
      ? "neither its \(axis.sizeName) nor its \(axis.positionName) is determined"
      : "its \(axis.sizeName) is not determined"
  }

  func remedy(_ axis: Axis, hasContent: Bool) -> String {
    let edges = ["a \(axis.nearEdgeName)", "a \(axis.farEdgeName)"]
    // Named as text runs, nearest first.
    let nearEdge = edges[isRightToLeft ? 1 : 0]
    let farEdge = hasFarEdge ? [edges[isRightToLeft ? 0 : 1]] : []
    let bothEdges = isRightToLeft ? farEdge + [nearEdge] : [nearEdge] + farEdge
    let middle = axis == .horizontal ? "a centerX" : "a centerY"
    let size = "a \(axis.sizeName)"
    if length { return "add " + (bothEdges + [middle]).listed(with: "or") }
    let content = hasContent ? [] : ["an intrinsic size"]
    if places == 0 {
      return "add two of "
        + (bothEdges + [middle, size]).map { $0.dropFirst(2) }.map(String.init).listed(with: "and")
    }
    let edge = near ? farEdge : [nearEdge]
    return "add " + ([size] + edge + content).listed(with: "or")
  }
}

extension Axis {
  fileprivate var nearEdgeName: String { self == .horizontal ? "leading edge" : "top" }
  fileprivate var farEdgeName: String { self == .horizontal ? "trailing edge" : "bottom" }
}

extension LayoutRequirement {
  /// The constraint that it is, the author's or a stack view's.
  var layoutConstraint: LayoutConstraint? {
    switch self {
    case .constraint(let constraint), .stack(_, let constraint): constraint
    default: nil
    }
  }

  fileprivate func isContent(of view: View, _ axis: Axis) -> Bool {
    if case .intrinsicSize(let owner, axis, _, _) = self { owner === view } else { false }
  }
}
