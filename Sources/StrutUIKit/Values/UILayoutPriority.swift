import ViewLayout

/// How much a constraint matters, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold; and how much a button resists being compressed.
  public static let required = UILayoutPriority(1000), defaultHigh = UILayoutPriority(750)
  /// How much a drag that may resize a window matters, and how much a window keeps its size.
  public static let dragThatCanResizeScene = UILayoutPriority(510), sceneSizeStayPut = UILayoutPriority(500)
  /// How much a drag that may not resize a window matters; and how much a view resists being stretched.
  public static let dragThatCannotResizeScene = UILayoutPriority(490), defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting(_:)` keeps to its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// The priority so much above another.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }
  /// The priority so much below another.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }

  var core: Priority { Priority(Double(rawValue)) }
  init(core: Priority) { rawValue = Float(core.rawValue) }
}
