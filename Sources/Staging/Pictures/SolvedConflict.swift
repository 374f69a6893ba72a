public import ViewLayout

/// A minimal set of required constraints that cannot all hold: without any one of them, the others can.
public struct SolvedConflict: Hashable, Sendable {
  /// The equations of all members in the order in which they were added, including those that stand for autoresizing
  /// masks and intrinsic sizes.
  public var constraints: [String]
  /// The indices in `PanelLayout.constraints` of the members that are constraints.
  public var members: [Int]
  /// The members as values, and the changes that would resolve the conflict.
  public var explanation: ConflictExplanation
  /// The conflict as the system prints it to the console.
  public var report: ConsoleReport

  /// The equation of the member that was broken.
  public var broken: String { explanation.broken.equation }

  /// - Parameters:
  ///   - conflict: The conflict that layout found.
  ///   - kept: Turns a requirement into a value with its location.
  ///   - index: The index of a requirement in the panel's list of constraints; `nil` for one that is no constraint.
  init(
    _ conflict: LayoutConflict, keeping kept: (LayoutRequirement) -> KeptRequirement,
    index: (LayoutRequirement) -> Int?
  ) {
    constraints = conflict.members.map(\.equation)
    members = conflict.members.compactMap(index)
    explanation = conflict.explanation(keeping: kept)
    report = ConsoleReport(of: conflict)
  }
}
