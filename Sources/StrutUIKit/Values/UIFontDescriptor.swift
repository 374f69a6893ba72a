import Typography
public import Foundation

/// What describes a font: its weight and size count.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let core: Font

  init(core: Font) { self.core = core }

  /// The descriptor of a text style at the standard text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(core: UIFont.preferredFont(forTextStyle: style).core)
  }
  /// In points.
  open var pointSize: CGFloat { core.size }
  /// Bold or not.
  open var symbolicTraits: SymbolicTraits { core.weight.rawValue >= FontWeight.semibold.rawValue ? .traitBold : [] }
  /// The descriptor with traits: bold is semibold, as on devices, and italics are not drawn.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let weight: UIFont.Weight = traits.contains(.traitBold) ? .semibold : .regular
    return UIFontDescriptor(core: UIFont.systemFont(ofSize: core.size, weight: weight).core)
  }
  /// The descriptor of a design: the system's own stands for all.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .monospaced
      ? UIFontDescriptor(core: Font(family: .dejaVuSansMono, size: core.size, weight: core.weight)) : self
  }
  /// A descriptor of a name in a size in points; the system's font stands for all of them.
  public convenience init(name: String, size: CGFloat) { self.init(core: UIFont.systemFont(ofSize: size).core) }
  /// The descriptor as it is: attributes beyond weight and size are not drawn.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
  /// The descriptor as it is: the system's font stands for all families.
  open func withFamily(_ family: String) -> UIFontDescriptor { self }
  /// The names of attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Forms of digits and letters; they are not drawn.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Weight and width; they are not drawn.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The family and the name; they are not drawn.
    public static let family = Self(rawValue: "NSFontFamilyAttribute"), name = Self(rawValue: "NSFontNameAttribute")
  }
  /// The descriptor in another size, in points.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(core: core.withSize(size)) }

  /// What kinds of strokes a font has.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted, and with thick strokes.
    public static let traitItalic = Self(rawValue: 1), traitBold = Self(rawValue: 2)
    /// With characters of one width, and with closer lines.
    public static let traitMonoSpace = Self(rawValue: 1 << 10), traitTightLeading = Self(rawValue: 1 << 15)
  }
  /// The designs of the system's font.
  public struct SystemDesign: Hashable, Sendable {
    let name: String
    /// The designs of UIKit.
    public static let `default` = Self(name: "default"), rounded = Self(name: "rounded"), serif = Self(name: "serif")
    /// With characters of one width.
    public static let monospaced = Self(name: "monospaced")
  }
}
