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
    // 1. Places in the system: the broken one, then the candidates.
    let told = [broken] + candidates
    let system = TrialSystem(told.map { requirements.constraints[$0] })
    var needed = [0]
    var open = 1..<told.count
    // 2. The first that fails is needed; of those before it, none behind the last member of that conflict can fail first.
    while let conflict = system.conflict(addingInOrder: needed + open), let failing = conflict.last {
      let count = needed.count
      let place = { open.lowerBound + $0 - count }
      if failing >= count { needed.append(place(failing)) }
      if failing >= count, let other = conflict.dropLast().last, other >= count {
        open = open.lowerBound..<(place(other) + 1)
        continue
      }
      // 3. What is needed is a contradiction by itself. Where the others fail without the broken one too, they are
      //    another report's matter.
      let isOwn = system.conflict(addingInOrder: Array(needed.dropFirst())) == nil
      return isOwn ? needed.map { told[$0] }.sorted() : members
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
