import ConstraintSolver
import Geometry

extension LayoutExplainer {
  /// What is traded for what while a view moves along an axis: optional requirements of one priority that cannot all be
  /// met, so that each may give way; `nil` where it moves at no one's cost.
  func tie(moving view: View, _ axis: Axis) -> Tie? {
    guard let solution, let span = solution.formulation.alignmentSpan(of: view, axis) else { return nil }
    // In a long row all views are tied by the same requirements.
    let circles = trades.circles(moving: [span.near, span.length])
    return evidence.tie(of: circles) { tie(among: trades.members(of: circles), solution.formulation.requirements) }
  }

  typealias Tie = (cause: AmbiguityExplanation.Cause, priority: Priority)

  private func tie(among members: [Int], _ requirements: RequirementList) -> Tie? {
    let byPriority = Dictionary(grouping: members) { requirements[$0].constraint.priority }
    guard let (priority, tied) = byPriority.filter({ $0.value.count > 1 }).max(by: { $0.key < $1.key }) else {
      return nil
    }
    let sources = tied.map { requirements[$0].source }
    // What a stack view asks by itself nobody can give another priority.
    if sources.allSatisfy({ $0.kind == .stack }) { return nil }
    for kind in [ContentPriority.hugging, .compressionResistance] {
      let views = sources.compactMap { $0.contentHolder(kind)?.name }
      if views.count == sources.count { return (.contents(views, kind), priority) }
    }
    return (.tie(sources.map(kept)), priority)
  }
}

extension LayoutRequirement {
  /// The view whose content hugs, or resists.
  fileprivate func contentHolder(_ kind: ContentPriority) -> View? {
    if case .intrinsicSize(let view, _, _, kind == .hugging) = self { view } else { nil }
  }
}
