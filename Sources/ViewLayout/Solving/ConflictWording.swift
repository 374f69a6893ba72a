import ConstraintSolver

/// By which of several sets a contradiction is told.
///
/// Sets of constraints that cannot hold together, none of them to spare, are often not the only ones: that a view is no
/// smaller than nothing may stand for a width that the author gave it. What the author wrote is told first, then what
/// stack views ask, then sizes that are not negative, the root's size, masks and content.
struct ConflictWording {
  private let requirements: RequirementList
  private let alreadyBroken: Set<Int>

  init(_ requirements: RequirementList, broken: [Int]) {
    self.requirements = requirements
    alreadyBroken = Set(broken)
  }

  /// Larger neighbourhoods are not searched: the report would be no clearer.
  private static let mostCandidates = 200
  private static let mostReports = 50

  /// The set that is told in place of `members`: as irreducible, with the broken one, and among those the one of the
  /// author's constraints as far as they go, the earliest first.
  ///
  /// (It is found as in Junker's QuickXplain: of all requirements in their order the first that cannot be added any
  /// more belongs to the set, then the first that cannot be added to that one, and so on.)
  func members(tellingOf members: [Int], broken: Int) -> [Int] {
    guard alreadyBroken.count < Self.mostReports, members.contains(where: { requirements[$0].source.isImplied }),
      let candidates = candidates(beside: members, broken: broken)
    else { return members }
    var needed = [broken]
    var open = candidates[...]
    while let place = firstThatFails(open, after: needed) {
      guard let place else {
        // Where the others fail without the broken one too, they are another report's matter.
        return canAll(hold: needed.dropFirst()) ? needed.sorted() : members
      }
      needed.append(open[place])
      open = open[..<place]
    }
    return members
  }

  /// All that holds between the variables of a conflict, in the order of telling.
  ///
  /// What was added after the last of them has not met it, unless it comes of the same visual format string.
  private func candidates(beside members: [Int], broken: Int) -> [Int]? {
    let latest = members.max() ?? broken
    let format = requirements[latest].source.format
    let last =
      requirements.indices[latest...].last { format != nil && requirements[$0].source.format === format } ?? latest
    let variables = Set(members.flatMap { requirements[$0].constraint.expression.terms.map(\.variable) })
    var found: [Int] = []
    for (index, requirement) in requirements.enumerated()
    where requirement.constraint.priority == .required && index <= last && index != broken
      && !alreadyBroken.contains(index)
    {
      let terms = requirement.constraint.expression.terms
      guard !terms.isEmpty, terms.allSatisfy({ variables.contains($0.variable) }) else { continue }
      found.append(index)
      if found.count > Self.mostCandidates { return nil }
    }
    return found.sorted { (requirements[$0].source.placeInWording, $0) < (requirements[$1].source.placeInWording, $1) }
  }

  /// The place of the first candidate that cannot be added to what is needed and all before it.
  ///
  /// - Returns: `.some(nil)` if what is needed is a contradiction by itself; `nil` if all can be added.
  private func firstThatFails(_ candidates: ArraySlice<Int>, after needed: [Int]) -> Int?? {
    let trial = TrialSolver()
    for index in needed where !trial.add(requirements.constraints[index]) { return .some(nil) }
    return candidates.indices.first { !trial.add(requirements.constraints[candidates[$0]]) }.map { .some($0) }
  }
}

extension ConflictWording {
  private func canAll(hold indices: ArraySlice<Int>) -> Bool {
    let trial = TrialSolver()
    return indices.allSatisfy { trial.add(requirements.constraints[$0]) }
  }
}

extension LayoutRequirement {
  fileprivate var placeInWording: Int {
    switch self {
    case .constraint: 0
    case .stack, .contentSize: 1
    case .nonNegativeSize, .nonNegativeContentSize: 2
    case .rootSize, .fittingSize: 3
    case .mask: 4
    case .intrinsicSize: 5
    }
  }

  fileprivate var format: LayoutConstraint.Format? {
    if case .constraint(let constraint) = self { constraint.format } else { nil }
  }

  /// Whether nobody wrote it down, so that something that was written may be told instead.
  fileprivate var isImplied: Bool {
    switch self {
    case .nonNegativeSize, .nonNegativeContentSize, .intrinsicSize: true
    default: false
    }
  }
}
