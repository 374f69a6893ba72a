/// The generation of UIKit that a figure shows. It determines fonts, control metrics and default margins.
public enum Platform: String, Hashable, Sendable, CaseIterable, Comparable {
  /// iOS 6 and before: glossy controls, Helvetica.
  case ios6
  /// iOS 7 and 8: flat controls, Helvetica Neue.
  case ios7
  /// iOS 9 to 12: San Francisco, the control sizes of their time.
  case ios11
  /// iOS 13 and later.
  case ios

  /// The family of `systemFont(ofSize:)` on the platform.
  public var systemFontFamily: FontFamily {
    switch self {
    case .ios6, .ios7: .liberationSans
    case .ios11, .ios: .inter
    }
  }

  /// Whether navigation bars can have large titles, as since iOS 11.
  public var hasLargeTitles: Bool { self == .ios11 || self == .ios }

  /// Whether the rows of tables are as high as their content needs and their texts follow the reader's text size, as
  /// since iOS 11.
  public var sizesRowsByContent: Bool { self == .ios11 || self == .ios }

  /// Whether a platform is older than another one.
  public static func < (lhs: Platform, rhs: Platform) -> Bool {
    (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
  }

  /// The system font at a size in points.
  public func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: systemFontFamily, size: size, weight: weight)
  }
}
