/// The generation of UIKit that a figure shows. It determines fonts, control metrics and default margins.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios6
  case ios7
  case ios11
  case ios

  /// The family of `systemFont(ofSize:)` on the platform.
  public var systemFontFamily: FontFamily {
    switch self {
    case .ios6, .ios7: .liberationSans
    case .ios11, .ios: .inter
    }
  }

  public func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: systemFontFamily, size: size, weight: weight)
  }
}
