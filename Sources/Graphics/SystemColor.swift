/// A named colour of iOS with its light and dark values.
///
/// The values are those of Apple's Human Interface Guidelines and UIKit since iOS 13; teal, mint and cyan since iOS 15.
///
///     SystemColor.named("systemRed")?.light   // #ff3b30
///     SystemColor.named("systemRed")?.dark    // #ff453a
public struct SystemColor: Hashable, Sendable {
  /// The name in UIKit.
  public let name: String
  /// The value in light interfaces, without a token.
  public let light: Color
  /// The value in dark interfaces, without a token.
  public let dark: Color
  /// The value in dark interfaces on what is presented over others, without a token.
  ///
  /// A sheet on a black screen has no shadow that is seen, so iOS makes the grounds of its views one step lighter:
  /// `UIUserInterfaceLevel.elevated`. The values are those of UIKit since iOS 13.
  ///
  ///     SystemColor.named("systemBackground")?.elevatedDark   // #1c1c1e
  public let elevatedDark: Color

  /// The system colour with that name; case is ignored.
  public static func named(_ name: String) -> SystemColor? { byName[name.lowercased()] }

  /// The system colour that a colour was made from, by its token.
  public init?(of color: Color) {
    guard let token = color.token, token.hasPrefix(Self.tokenPrefix),
      let named = Self.named(String(token.dropFirst(Self.tokenPrefix.count)))
    else { return nil }
    self = named
  }

  /// The prefix of tokens, which distinguishes these colours from a theme's `label` and `separator`.
  private static let tokenPrefix = "ios-"

  /// The colour in a figure: the light value, with a token from which painting finds the dark value.
  public var color: Color {
    var color = light
    color.token = token
    return color
  }

  /// The token of `color`: `ios-systemRed`.
  public var token: String { Self.tokenPrefix + name }

  private static let byName = Dictionary(
    all.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private init(
    _ name: String, _ light: UInt32, _ dark: UInt32, alpha: Double = 1, darkAlpha: Double? = nil,
    elevatedDark: UInt32? = nil
  ) {
    self.name = name
    self.light = Color(hex: light, alpha: alpha)
    self.dark = Color(hex: dark, alpha: darkAlpha ?? alpha)
    self.elevatedDark = elevatedDark.map { Color(hex: $0) } ?? self.dark
  }

  /// All that can be named, in UIKit's order.
  public static let all: [SystemColor] = [
    SystemColor("systemRed", 0xFF3B30, 0xFF453A), SystemColor("systemOrange", 0xFF9500, 0xFF9F0A),
    SystemColor("systemYellow", 0xFFCC00, 0xFFD60A), SystemColor("systemGreen", 0x34C759, 0x30D158),
    SystemColor("systemMint", 0x00C7BE, 0x63E6E2), SystemColor("systemTeal", 0x30B0C7, 0x40C8E0),
    SystemColor("systemCyan", 0x32ADE6, 0x64D2FF), SystemColor("systemBlue", 0x007AFF, 0x0A84FF),
    SystemColor("systemIndigo", 0x5856D6, 0x5E5CE6), SystemColor("systemPurple", 0xAF52DE, 0xBF5AF2),
    SystemColor("systemPink", 0xFF2D55, 0xFF375F), SystemColor("systemBrown", 0xA2845E, 0xAC8E68),
    SystemColor("systemGray", 0x8E8E93, 0x8E8E93), SystemColor("systemGray2", 0xAEAEB2, 0x636366),
    SystemColor("systemGray3", 0xC7C7CC, 0x48484A), SystemColor("systemGray4", 0xD1D1D6, 0x3A3A3C),
    SystemColor("systemGray5", 0xE5E5EA, 0x2C2C2E), SystemColor("systemGray6", 0xF2F2F7, 0x1C1C1E),
    SystemColor("label", 0x000000, 0xFFFFFF), SystemColor("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6),
    SystemColor("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3),
    SystemColor("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16),
    SystemColor("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3), SystemColor("link", 0x007AFF, 0x0984FF),
    SystemColor("separator", 0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6),
    SystemColor("opaqueSeparator", 0xC6C6C8, 0x38383A),
    SystemColor("systemBackground", 0xFFFFFF, 0x000000, elevatedDark: 0x1C1C1E),
    SystemColor("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevatedDark: 0x2C2C2E),
    SystemColor("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevatedDark: 0x3A3A3C),
    SystemColor("systemGroupedBackground", 0xF2F2F7, 0x000000, elevatedDark: 0x1C1C1E),
    SystemColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevatedDark: 0x2C2C2E),
    SystemColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevatedDark: 0x3A3A3C),
    SystemColor("systemFill", 0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36),
    SystemColor("secondarySystemFill", 0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32),
    SystemColor("tertiarySystemFill", 0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24),
    SystemColor("quaternarySystemFill", 0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18),
  ]
}
