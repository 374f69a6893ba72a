/// A font for measuring and drawing text.
public struct Font: Hashable, Sendable {
  /// The family.
  public var family: FontFamily
  /// The size in points.
  public var size: Double
  /// The weight of the strokes.
  public var weight: FontWeight
  /// What lies between two lines beyond their heights, in points: text styles have it, and no other font.
  public var leading: Double

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - leading: Between two lines, in points.
  public init(family: FontFamily, size: Double, weight: FontWeight = .regular, leading: Double = 0) {
    self.family = family
    self.size = size
    self.weight = weight
    self.leading = leading
  }

  /// The font at another size in points, which is that of no text style.
  public func withSize(_ size: Double) -> Font {
    Font(family: family, size: size, weight: weight)
  }
}

/// The font families of figures. Each is a Debian package that the project installs.
public enum FontFamily: String, Hashable, Sendable, CaseIterable {
  /// Used for San Francisco, the system font since iOS 9.
  case inter = "Inter"
  /// Used for Helvetica, the system font up to iOS 8, which has the same advance widths.
  case liberationSans = "Liberation Sans"
  /// The fallback for scripts that the others lack, and for symbols of annotations.
  case dejaVuSans = "DejaVu Sans"
  /// Used for dumps, traces and matrices.
  case dejaVuSansMono = "DejaVu Sans Mono"
  /// The icons of symbols, by names that are ligatures. Only a figure with symbols needs it.
  case materialIcons = "Material Icons"
}

/// The weight of a font, on CSS's scale from 100 to 900.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// `UIFont.Weight.ultraLight`.
  case ultraLight = 100
  /// `UIFont.Weight.thin`.
  case thin = 200
  /// `UIFont.Weight.light`.
  case light = 300
  /// `UIFont.Weight.regular`, that of running text.
  case regular = 400
  /// `UIFont.Weight.medium`.
  case medium = 500
  /// `UIFont.Weight.semibold`, that of headlines.
  case semibold = 600
  /// `UIFont.Weight.bold`.
  case bold = 700
  /// `UIFont.Weight.heavy`.
  case heavy = 800
  /// `UIFont.Weight.black`.
  case black = 900
}
