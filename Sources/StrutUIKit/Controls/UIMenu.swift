/// A menu: it is kept, and nobody opens it.
open class UIMenu: UIMenuElement {
  /// What it has.
  public let children: [UIMenuElement]
  /// Kept; changes no picture.
  public let options: Options

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// A name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of a menu.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a part of its menu, and in red.
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2)
    /// One chosen at a time.
    public static let singleSelection = Self(rawValue: 32)
  }
}
