/// A colour with a light and a dark value, as in an asset catalogue.
///
///     let brand = AdaptiveColor(light: Color(hex: 0x112233), dark: Color(hex: 0xCCDDEE))
///     brand.color.token               // "any-112233ff-ccddeeff"
///     AdaptiveColor(of: brand.color)  // the same again
public struct AdaptiveColor: Hashable, Sendable {
  /// The value in light interfaces, without a token.
  public let light: Color
  /// The value in dark interfaces, without a token.
  public let dark: Color

  /// A pair of two colours; their tokens are dropped.
  public init(light: Color, dark: Color) {
    func plain(_ color: Color) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    (self.light, self.dark) = (plain(light), plain(dark))
  }

  /// The adaptive colour that a colour was made from, by its token.
  public init?(of color: Color) {
    guard let token = color.token, token.hasPrefix(Self.tokenPrefix) else { return nil }
    let parts = token.dropFirst(Self.tokenPrefix.count).split(separator: "-").map { Color(digits: $0) }
    guard parts.count == 2, let light = parts[0], let dark = parts[1] else { return nil }
    self.init(light: light, dark: dark)
  }

  /// The colour in a figure: the light value, with a token that encodes both values.
  public var color: Color {
    var color = light
    color.token = token
    return color
  }

  /// A unique token that encodes both values with eight bits per component, for use in style sheets.
  public var token: String { "\(Self.tokenPrefix)\(light.digits)-\(dark.digits)" }

  private static let tokenPrefix = "any-"
}

extension Color {
  /// The light and dark values of a system colour or catalogue colour; `nil` for a colour that is the same in both
  /// modes.
  public var variants: (light: Color, dark: Color)? {
    if let system = SystemColor(of: self) { return (system.light, system.dark) }
    return AdaptiveColor(of: self).map { ($0.light, $0.dark) }
  }

  /// The colour on what is presented over others: another one in the dark for the grounds of the system, and the same for
  /// all others.
  ///
  ///     SystemColor.named("systemBackground")?.color.elevated   // white, and #1c1c1e in dark interfaces
  public var elevated: Color {
    guard let system = SystemColor(of: self), system.elevatedDark != system.dark else { return self }
    var color = AdaptiveColor(light: system.light, dark: system.elevatedDark).color
    color.alpha = alpha
    return color
  }

  /// The colour as eight hexadecimal digits; the last two are alpha.
  fileprivate var digits: String {
    [red, green, blue, alpha].map { component in
      let byte = component.isNaN ? 0 : Int((min(1, max(0, component)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  fileprivate init?(digits: Substring) {
    guard digits.utf8.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
    self.init(hex: number >> 8, alpha: Double(number & 255) / 255)
  }
}
