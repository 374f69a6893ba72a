/// A way in which the values can change while everything stays as good as it is.
///
///     let solver = Solver()
///     let left = solver.makeVariable("left")
///     try solver.add(left >= 0)
///     try solver.add(left <= 100)
///     let freedom = solver.freedoms()[0]
///     freedom.direction.map(\.variable)  // [left]
///     freedom.increase                   // 100.0
public struct Freedom: Sendable {
  /// What each moving variable does for one unit of movement, in the variables' order.
  public let direction: [(variable: Variable, rate: Double)]
  /// How many units the values may go against the direction; infinite if nothing stops them.
  public let decrease: Double
  /// How many units the values may go along the direction; infinite if nothing stops them.
  public let increase: Double
}
