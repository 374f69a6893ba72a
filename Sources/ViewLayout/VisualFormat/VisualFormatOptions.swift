public import Geometry

/// The options of a visual format string: alignments and a direction.
///
/// Names, meanings and order are those of `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edges are aligned.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// The right edges are aligned.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// The top edges are aligned.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// The bottom edges are aligned.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// The leading edges are aligned.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// The trailing edges are aligned.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// The middles along x are aligned.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// The middles along y are aligned.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// The last baseline, as in UIKit.
  public static let alignAllBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// The first baselines are aligned.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// Views follow the writing direction. This is the default.
  public static let directionLeadingToTrailing = VisualFormatOptions([])
  /// Views run from left to right, regardless of the writing direction. No effect on vertical formats.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Views run from right to left, regardless of the writing direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 17)

  /// Creates an option from its name; `alignAllLastBaseline` is another name of `alignAllBaseline`.
  ///
  ///     VisualFormatOptions(name: "alignAllTop")   // .alignAllTop
  ///     VisualFormatOptions(name: "alignAll")      // nil
  public init?(name: String) {
    if name == "alignAllLastBaseline" {
      self = .alignAllBaseline
    } else if name == "directionLeadingToTrailing" {
      self = .directionLeadingToTrailing
    } else if let alignment = Self.alignments.first(where: { $0.name == name }) {
      self = alignment.option
    } else if let direction = Self.directions.first(where: { $0.name == name }) {
      self = direction.option
    } else {
      return nil
    }
  }

  /// All names of options.
  public static let names: [String] =
    alignments.map(\.name) + ["alignAllLastBaseline", "directionLeadingToTrailing"] + directions.map(\.name)

  /// The reason why an option cannot be used with a format along `axis`; `nil` if it can.
  ///
  ///     VisualFormatOptions.mistake(of: "alignAllTop", along: .vertical)
  ///     // 'alignAllTop' is for horizontal formats; this one is vertical
  public static func mistake(of name: String, along axis: Axis) -> String? {
    guard let option = VisualFormatOptions(name: name), option != .directionLeadingToTrailing,
      alignments.first(where: { $0.option == option })?.attribute.axis == axis
    else { return nil }
    return wording(of: name, along: axis)
  }

  static func wording(of name: String, along axis: Axis) -> String {
    let (here, there) = axis == .horizontal ? ("horizontal", "vertical") : ("vertical", "horizontal")
    return "'\(name)' is for \(there) formats; this one is \(here)"
  }

  struct Alignment: Sendable {
    var option: VisualFormatOptions
    var name: String
    var attribute: LayoutAttribute
  }

  /// The alignments in the order of their equations.
  static let alignments: [Alignment] = [
    Alignment(option: .alignAllLeft, name: "alignAllLeft", attribute: .left),
    Alignment(option: .alignAllRight, name: "alignAllRight", attribute: .right),
    Alignment(option: .alignAllTop, name: "alignAllTop", attribute: .top),
    Alignment(option: .alignAllBottom, name: "alignAllBottom", attribute: .bottom),
    Alignment(option: .alignAllLeading, name: "alignAllLeading", attribute: .leading),
    Alignment(option: .alignAllTrailing, name: "alignAllTrailing", attribute: .trailing),
    Alignment(option: .alignAllCenterX, name: "alignAllCenterX", attribute: .centerX),
    Alignment(option: .alignAllCenterY, name: "alignAllCenterY", attribute: .centerY),
    Alignment(option: .alignAllBaseline, name: "alignAllBaseline", attribute: .lastBaseline),
    Alignment(option: .alignAllFirstBaseline, name: "alignAllFirstBaseline", attribute: .firstBaseline),
  ]

  private static let directions: [(option: VisualFormatOptions, name: String)] = [
    (.directionLeftToRight, "directionLeftToRight"), (.directionRightToLeft, "directionRightToLeft"),
  ]
}
