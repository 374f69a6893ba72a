/// The corners of a rectangle, as they are seen.
public struct CornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let topLeft = CornerMask(rawValue: 1)
  public static let topRight = CornerMask(rawValue: 2)
  public static let bottomLeft = CornerMask(rawValue: 4)
  public static let bottomRight = CornerMask(rawValue: 8)

  public static let all: CornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  /// Both corners at the top.
  public static let top: CornerMask = [.topLeft, .topRight]
  /// Both corners at the bottom.
  public static let bottom: CornerMask = [.bottomLeft, .bottomRight]

  /// The corners by the names of places.
  public static let names: [(name: String, corner: CornerMask)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
}
