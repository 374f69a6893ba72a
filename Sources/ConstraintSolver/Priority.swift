/// How much a constraint matters: levels are strict, a higher one always wins.
///
/// Any number from 1 to 1000 is a level of its own, fractions too. A thousand
/// constraints at 250 never outweigh one at 250.5.
///
///     let solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add((width <= 100).priority(.high))
///     try solver.add((width == 300).priority(240))
///     solver.value(of: width)  // 100.0
///
/// Numbers stand for levels where they are written, and levels are reckoned with as in UIKit:
///
///     constraint.priority = 750
///     constraint.priority = .high - 1  // 749
///
/// - Precondition: A level is not outside ``range``, whether written or reckoned. A number from a document comes in by
///   ``init(exactly:)`` or ``init(clamping:)``.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number that the levels are ordered by.
  public let rawValue: Double

  /// The numbers that are levels.
  public static let range = 1.0...1000

  /// Creates a level.
  ///
  /// - Parameter rawValue: A number of ``range``.
  public init(_ rawValue: Double) {
    precondition(Self.range.contains(rawValue), "priority \(rawValue) is outside 1...1000")
    self.rawValue = rawValue
  }

  /// Creates a level, or `nil` if the number is outside ``range``.
  ///
  ///     Priority(exactly: 1200)  // nil
  public init?(exactly number: Double) {
    guard Self.range.contains(number) else { return nil }
    rawValue = number
  }

  /// Creates the level nearest to a number.
  ///
  ///     Priority(clamping: 1200)  // .required
  public init(clamping number: Double) {
    rawValue = min(Self.range.upperBound, max(Self.range.lowerBound, number))
  }

  /// Whether a level gives way to another.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

  // Of `1 + width` the compiler must not think that 1 may be a level: numbers come first.

  /// The level so much above another.
  @_disfavoredOverload
  public static func + (priority: Priority, difference: Double) -> Priority { Priority(priority.rawValue + difference) }

  /// The level so much below another.
  @_disfavoredOverload
  public static func - (priority: Priority, difference: Double) -> Priority { Priority(priority.rawValue - difference) }
}

// MARK: Names

extension Priority {
  /// Must hold; a system that cannot satisfy it is refused.
  public static let required = Priority(1000)
  /// 750, at which content resists being compressed.
  public static let high = Priority(750)
  /// 250, at which content resists being stretched.
  public static let low = Priority(250)
  /// 50, at which a view is fitted to its content.
  public static let fittingSizeLevel = Priority(50)

  /// ``high``, by UIKit's name.
  public static var defaultHigh: Priority { high }
  /// ``low``, by UIKit's name.
  public static var defaultLow: Priority { low }

  /// Above it there is no level that may give way.
  static let highestBelowRequired = Priority(required.rawValue.nextDown)

  /// The levels that documents can name, the highest first.
  public static let named: [(name: String, priority: Priority)] = [
    ("required", .required), ("high", .high), ("low", .low), ("fittingSizeLevel", .fittingSizeLevel),
  ]

  /// The level of a name, or `nil` if none is called so.
  ///
  ///     Priority(named: "low")  // 250
  public init?(named name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.priority
  }
}

// MARK: Numbers where they are written

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral number: Int) { self.init(Double(number)) }

  public init(floatLiteral number: Double) { self.init(number) }
}
