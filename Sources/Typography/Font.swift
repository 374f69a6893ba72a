/// A font as a view names it: what is measured and what is drawn.
public struct Font: Hashable, Sendable {
  public var family: FontFamily
  /// In points.
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

/// The families that Strut ships figures with; each is a Debian package that the project installs.
public enum FontFamily: String, Hashable, Sendable, CaseIterable {
  /// Stands for San Francisco, the system font since iOS 9.
  case inter = "Inter"
  /// Has the advance widths of Helvetica, the system font up to iOS 8.
  case liberationSans = "Liberation Sans"
  /// Behind both for the scripts they lack, and for the marks that annotations need.
  case dejaVuSans = "DejaVu Sans"
  /// For dumps, traces and matrices.
  case dejaVuSansMono = "DejaVu Sans Mono"
}

/// How heavy a font's strokes are, on CSS's scale from 100 to 900.
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
