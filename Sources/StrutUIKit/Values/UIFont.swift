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
    UIFont(core: Platform.ios.systemFont(ofSize: style.core.size(at: .large), weight: style.core.weight))
  }

  /// The font of a text style at the traits' text size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The font in another size, in points.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(core: core.withSize(size)) }

  /// In points.
  public var pointSize: CGFloat { core.size }
  /// In points.
  public var lineHeight: CGFloat { FontMetrics(of: core).lineHeight }
  /// From the baseline up, in points.
  public var ascender: CGFloat { FontMetrics(of: core).ascent }
  /// From the baseline down, negative, in points.
  public var descender: CGFloat { -FontMetrics(of: core).descent }
  /// In points.
  public static var systemFontSize: CGFloat { 14 }
  /// In points.
  public static var labelFontSize: CGFloat { 17 }
  /// In points.
  public static var buttonFontSize: CGFloat { 18 }
  /// In points.
  public static var smallSystemFontSize: CGFloat { 12 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.core == core }
  open override var hash: Int { core.hashValue }

  /// The weight of the strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number, from -1 to 1.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8), thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4), regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23), semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4), heavy = Weight(rawValue: 0.56)
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
    let core: Typography.TextStyle

    public static let largeTitle = TextStyle(core: .largeTitle), title1 = TextStyle(core: .title1)
    public static let title2 = TextStyle(core: .title2), title3 = TextStyle(core: .title3)
    public static let headline = TextStyle(core: .headline), body = TextStyle(core: .body)
    public static let callout = TextStyle(core: .callout), subheadline = TextStyle(core: .subheadline)
    public static let footnote = TextStyle(core: .footnote), caption1 = TextStyle(core: .caption1)
    public static let caption2 = TextStyle(core: .caption2)
  }
}

/// Scales fonts with the text size, which is the standard one here.
open class UIFontMetrics: NSObject {
  /// The metrics of a text style.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the standard text size: itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The length at the standard text size: itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
