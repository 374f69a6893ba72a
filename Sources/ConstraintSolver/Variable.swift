/// An unknown of a ``Solver``: one number for the solver to find.
///
/// A variable is made by a solver and means nothing to another one. Variables
/// are ordered by the time of their making.
///
///     let solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add(width == 44)
///     solver.value(of: width)  // 44.0
public struct Variable: Hashable, Sendable, Comparable {
  /// The number of variables that the solver had made before this one.
  public let index: Int

  init(index: Int) {
    self.index = index
  }

  public static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.index < rhs.index }
}
