import Typography
public import Foundation

/// A font. The system's is drawn with Inter, with San Francisco's line heights.
open class UIFont: NSObject, @unchecked Sendable {
  let core: Font

  init(core: Font) { self.core = core }

  /// A font of a name in a size in points; the system's stands for all of them.
  public convenience init?(name: String, size: CGFloat) { self.init(core: Platform.ios.systemFont(ofSize: size)) }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(core: Platform.ios.systemFont(ofSize: size, weight: weight.core))
  }

  /// The system's font in bold, which is semibold on devices.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

  /// The system's font: there is no italic one.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

  /// A font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// A font with characters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(core: Font(family: .dejaVuSansMono, size: size, weight: weight.core))
  }

  /// The font of a text style at the standard text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      core: FontDescription(style: style.core).settled(
        over: Platform.ios.systemFont(ofSize: labelFontSize), platform: .ios, at: .large))
  }

  /// The font of a text style at the traits' text size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The font of a descriptor, in a size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let core = descriptor.core
    self.init(core: size > 0 ? core.withSize(size) : core)
  }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(core: core) }

  /// The name of the font that draws.
  public var fontName: String { "\(core.family)" }
  /// The name of the font's family.
  public var familyName: String { fontName }

  /// The font in another size, in points.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(core: core.withSize(size)) }
  /// None: the system's font stands for all.
  public static var familyNames: [String] { [] }
  /// None: the system's font stands for all.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// Of capital letters, in points.
  public var capHeight: CGFloat { 0.705 * core.size }
  /// Of small letters, in points.
  public var xHeight: CGFloat { 0.516 * core.size }
  /// Between lines, in points: none but in text styles.
  public var leading: CGFloat { core.leading }
  /// The size, in points.
  public var pointSize: CGFloat { core.size }
  /// The distance of lines, in points.
  public var lineHeight: CGFloat { FontMetrics(of: core).lineHeight }
  /// From the baseline up, in points.
  public var ascender: CGFloat { FontMetrics(of: core).ascent }
  /// From the baseline down, negative, in points.
  public var descender: CGFloat { -FontMetrics(of: core).descent }
  /// Of texts that nobody gives a size, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// Of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// Of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// Of small texts, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Whether both are the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.core == core }
  /// Equal for equal fonts.
  open override var hash: Int { core.hashValue }

  /// The weight of the strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number, from -1 to 1.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weights of UIKit.
    public static let ultraLight = Weight(rawValue: -0.8), thin = Weight(rawValue: -0.6)
    /// The weights of UIKit.
    public static let light = Weight(rawValue: -0.4), regular = Weight(rawValue: 0)
    /// The weights of UIKit.
    public static let medium = Weight(rawValue: 0.23), semibold = Weight(rawValue: 0.3)
    /// The weights of UIKit.
    public static let bold = Weight(rawValue: 0.4), heavy = Weight(rawValue: 0.56)
    /// The weights of UIKit.
    public static let black = Weight(rawValue: 0.62)

    var core: FontWeight {
      let all: [(Weight, FontWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A text style.
  public struct TextStyle: Hashable, Sendable {
    /// UIKit's name of the style.
    public var rawValue: String { "UICTFontTextStyle\(core)" }
    /// The largest style, which is drawn as the large title is.
    public static let extraLargeTitle = TextStyle(core: .largeTitle), extraLargeTitle2 = TextStyle(core: .largeTitle)
    let core: Typography.TextStyle

    /// The styles of UIKit.
    public static let largeTitle = TextStyle(core: .largeTitle), title1 = TextStyle(core: .title1)
    /// The styles of UIKit.
    public static let title2 = TextStyle(core: .title2), title3 = TextStyle(core: .title3)
    /// The styles of UIKit.
    public static let headline = TextStyle(core: .headline), body = TextStyle(core: .body)
    /// The styles of UIKit.
    public static let callout = TextStyle(core: .callout), subheadline = TextStyle(core: .subheadline)
    /// The styles of UIKit.
    public static let footnote = TextStyle(core: .footnote), caption1 = TextStyle(core: .caption1)
    /// The styles of UIKit.
    public static let caption2 = TextStyle(core: .caption2)
  }
}
