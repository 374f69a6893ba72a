import ConstraintSolver
public import Geometry

/// Finds out why views are where they are after a layout: what is missing where one is ambiguous, and what made one
/// disappear.
///
///     let outcome = engine.layOut(root, constraints: constraints)
///     let explainer = LayoutExplainer(root, outcome)
///     explainer.ambiguities.map(\.message)
///     // ["'v3' is ambiguous vertically: its height is not determined; add a height, a top or an intrinsic size"]
public struct LayoutExplainer {
  let root: View
  let outcome: LayoutOutcome
  /// `nil` for a tree that has no need of Auto Layout.
  let solution: LayoutSolution?
  var determination: Determination? { evidence.determination }
  /// What is traded for what while an ambiguous layout moves.
  let trades: Trades
  /// What a requirement is kept as in what is found.
  let kept: (LayoutRequirement) -> KeptRequirement
  let evidence: Evidence

  /// - Parameters:
  ///   - outcome: Of the last layout of the tree.
  ///   - kept: What a requirement is kept as in what is found; by default without a place in a document.
  public init(
    _ root: View, _ outcome: LayoutOutcome,
    keeping kept: @escaping (LayoutRequirement) -> KeptRequirement = { KeptRequirement($0) }
  ) {
    self.root = root
    self.kept = kept
    self.outcome = outcome
    solution = outcome.solution
    evidence = Evidence(solution)
    trades = Trades(outcome.ambiguous.isEmpty ? nil : outcome.solution)
  }

  /// What a view's content asks for, and the inequalities that hold the view, in the order of adding.
  func requirements(of view: View) -> [LayoutRequirement] {
    guard let requirements = solution?.formulation.requirements else { return [] }
    return (evidence.requirementsOfViews[ObjectIdentifier(view)] ?? []).map { requirements[$0].source }
  }

  /// The constraints, masks and content sizes that give a view its place and its size along an axis, or, where that is
  /// left open, the one edge or the middle that is not; empty where nothing is determined.
  ///
  /// UIKit answers the same question with `constraintsAffectingLayout(for:)`.
  public func constraintsAffectingLayout(of view: View, along axis: Axis) -> [LayoutRequirement] {
    guard let solution, let determination, let place = solution.placeInSuperview(view, axis),
      let span = solution.formulation.alignmentSpan(of: view, axis)
    else { return [] }
    let (far, middle) = (place + span.length, place + span.length * 0.5)
    return determination.requirements(determining: [place, span.length, far, middle])
  }
}

/// What explanations are drawn from, made when the first is asked for: most layouts have nothing to explain.
final class Evidence {
  private let solution: LayoutSolution?
  private(set) lazy var determination = solution.map(Determination.init)
  /// The requirements that speak of a view, as indices: its content's and the inequalities.
  private(set) lazy var requirementsOfViews: [ObjectIdentifier: [Int]] = {
    var indices: [ObjectIdentifier: [Int]] = [:]
    for (index, requirement) in (solution?.formulation.requirements ?? RequirementList()).enumerated() {
      for view in requirement.source.explainedViews { indices[ObjectIdentifier(view), default: []].append(index) }
    }
    return indices
  }()

  private var ties: [[Trades.Circle]: LayoutExplainer.Tie?] = [:]

  init(_ solution: LayoutSolution?) {
    self.solution = solution
  }

  /// What is traded in circles, found once.
  func tie(of circles: [Trades.Circle], _ find: () -> LayoutExplainer.Tie?) -> LayoutExplainer.Tie? {
    if let known = ties[circles] { return known }
    let found = find()
    ties[circles] = .some(found)
    return found
  }
}

extension LayoutRequirement {
  /// Whose ambiguity it may have to do with, each view once.
  fileprivate var explainedViews: [View] {
    switch self {
    case .intrinsicSize(let view, _, _, _): [view]
    case .constraint(let constraint), .stack(_, let constraint):
      constraint.relation == .equal ? [] : constraint.views
    case .mask, .nonNegativeSize, .nonNegativeContentSize, .contentSize, .rootSize, .fittingSize: []
    }
  }
}
