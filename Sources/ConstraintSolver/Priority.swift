/// How much a constraint matters to the solver: levels are strict, a higher one always wins.
///
/// Any number from 1 to 1000 is a level of its own, fractions too. A thousand
/// constraints at 250 never outweigh one at 250.5.
///
///     let solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add((width <= 100).priority(.high))
///     try solver.add((width == 300).priority(.low))
///     solver.value(of: width)  // 100.0
public struct Priority: Hashable, Comparable, Sendable {
  /// The number that the levels are ordered by.
  public let rawValue: Double

  /// Must hold; a system that cannot satisfy it is refused.
  public static let required = Priority(1000)
  /// 750, at which content resists being compressed.
  public static let high = Priority(750)
  /// 250, at which content resists being stretched.
  public static let low = Priority(250)
  /// 50, at which a view is fitted to its content.
  public static let fittingSizeLevel = Priority(50)

  /// Above it there is no level that may give way.
  static let highestBelowRequired = Priority(required.rawValue.nextDown)

  /// Creates a level.
  ///
  /// - Parameter rawValue: A number from 1 to 1000.
  public init(_ rawValue: Double) {
    precondition((1...1000).contains(rawValue), "priority \(rawValue) is outside 1...1000")
    self.rawValue = rawValue
  }

  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}
