/// A font for measuring and drawing text.
public struct Font: Hashable, Sendable {
  public var family: FontFamily
  /// The size in points.
  public var size: Double
  public var weight: FontWeight

  public init(family: FontFamily, size: Double, weight: FontWeight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

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
}

/// The weight of a font, on CSS's scale from 100 to 900.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900
}
