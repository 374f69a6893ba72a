/// An sRGB colour with components from 0 to 1 and straight alpha.
public struct Color: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// Opacity, from 0 (clear) to 1 (opaque).
  public var alpha: Double
  /// The name of the theme's colour (`ok`, `label`), with which an SVG's style sheet can override it; `nil` for other
  /// colours.
  public var token: String?

  /// A colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, token: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.token = token
  }

  /// Creates a colour from its hexadecimal form, 0xRRGGBB.
  ///
  ///     Color(hex: 0x0060DF).blue   // 0.8745…
  public init(hex: UInt32, alpha: Double = 1, token: String? = nil) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha, token: token)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Black that is fully transparent.
  public static let clear = Color(hex: 0x000000, alpha: 0)

  /// The same colour with its alpha multiplied by a factor. It keeps its token.
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The WCAG relative luminance, from 0 (black) to 1 (white), without alpha.
  public var luminance: Double {
    func linear(_ component: Double) -> Double {
      // sRGB's transfer function; the exponent 2.4 by square roots would gain nothing here.
      component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
