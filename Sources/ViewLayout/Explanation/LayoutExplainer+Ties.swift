import ConstraintSolver
import Geometry

/// Optional requirements of one priority that cannot all be met, so that each may give way.
struct RequirementTie {
  /// `'a' and 'b' disagree at the same priority, 500`
  var words: String
  var remedy: String
  var evidence: [LayoutEvidence]
}

extension LayoutExplainer {
  /// What is traded for what while a view moves along an axis; `nil` where it moves at no one's cost.
  func tie(moving view: View, _ axis: Axis) -> RequirementTie? {
    guard let solution, let span = solution.formulation.alignmentSpan(of: view, axis) else { return nil }
    let requirements = solution.formulation.requirements
    let members = trades.members(moving: [span.near, span.length])
    let byPriority = Dictionary(grouping: members) { requirements[$0].constraint.priority.rawValue }
    guard let (priority, tied) = byPriority.filter({ $0.value.count > 1 }).max(by: { $0.key < $1.key }) else {
      return nil
    }
    // What a stack view asks by itself nobody can give another priority.
    if tied.allSatisfy({ requirements[$0].source.isOfStack }) { return nil }
    return tie(of: tied.map { requirements[$0].source }, at: priority, axis)
  }

  private func tie(of members: [LayoutRequirement], at priority: Double, _ axis: Axis) -> RequirementTie {
    let number = priority.decimalText()
    let hugging = members.compactMap { $0.contentHolder(isHugging: true) }
    let resistance = members.compactMap { $0.contentHolder(isHugging: false) }
    if hugging.count == members.count || resistance.count == members.count {
      let isHugging = !hugging.isEmpty
      let views = (isHugging ? hugging : resistance).map { "'\($0)'" }.shortened.listed(with: "and")
      let property = isHugging ? "contentHuggingPriority" : "contentCompressionResistancePriority"
      return RequirementTie(
        words: "the contents of \(views) \(isHugging ? "hug" : "resist") at the same priority, \(number)",
        remedy: "give one of them another \(property), or a \(axis.sizeName)", evidence: [])
    }
    let texts = members.map { "'\($0.text)'" }.shortened.listed(with: "and")
    return RequirementTie(
      words: "\(texts) disagree at the same priority", remedy: "give one of them another priority",
      evidence: members.map { LayoutEvidence(requirement: $0, words: "'\($0.text)' has the priority \(number)") })
  }
}

extension LayoutRequirement {
  fileprivate var isOfStack: Bool {
    if case .stack = self { true } else { false }
  }

  /// The view whose content hugs, or resists.
  fileprivate func contentHolder(isHugging: Bool) -> String? {
    if case .intrinsicSize(let view, _, _, isHugging) = self { view.name } else { nil }
  }
}

extension [String] {
  /// The first three, and how many more there are.
  fileprivate var shortened: [String] {
    count <= 4 ? self : prefix(3) + ["\(count - 3) others"]
  }
}
