public import ViewLayout

/// A set of required constraints that cannot hold together, each needed for the contradiction.
public struct SolvedConflict: Hashable, Sendable {
  /// The texts of its members, the author's and those that stand for masks and the like, in order of adding.
  public var constraints: [String]
  /// The members that are in `PanelLayout.constraints`, by index there.
  public var members: [Int]
  /// What is wrong, and what would help.
  public var explanation: ConflictExplanation
  /// The conflict as the system prints it to the console.
  public var report: ConsoleReport

  /// The one that gave way.
  public var broken: String { explanation.broken.equation }

  /// - Parameters:
  ///   - kept: What a requirement is kept as.
  ///   - index: Of a requirement in the panel's list of constraints; `nil` where it is not of the author's.
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
