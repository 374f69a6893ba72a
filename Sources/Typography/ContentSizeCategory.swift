/// The Dynamic Type categories, smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The sizes of every device; `large` is the standard.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes of the accessibility settings.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest two of them.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the larger sizes of the accessibility settings.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}
