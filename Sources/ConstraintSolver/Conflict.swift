/// Names a constraint that a ``Solver`` was given.
///
/// Handles are ordered by the time of adding and never given out twice.
public struct ConstraintHandle: Hashable, Sendable, Comparable {
  /// How many constraints the solver was asked for before this one.
  public var index: Int { Int(number) }

  private let number: Int32

  init(index: Int) { number = Int32(index) }

  public static func < (lhs: ConstraintHandle, rhs: ConstraintHandle) -> Bool { lhs.index < rhs.index }
}

extension ConstraintHandle: CustomStringConvertible {
  public var description: String { "#\(index)" }
}

/// Required constraints that cannot all hold.
///
/// The set is irreducible: leave out any one of them, and the others can hold.
///
///     let atLeast = try solver.add(width >= 10)
///     do {
///       try solver.add(width <= 5)
///     } catch {
///       error.constraints  // [atLeast, error.refused]
///     }
public struct Conflict: Error, Hashable, Sendable {
  /// The constraints that cannot hold together, in the order of their adding.
  public let constraints: [ConstraintHandle]
  /// The one among them that the solver was asked for last.
  public let refused: ConstraintHandle
}
