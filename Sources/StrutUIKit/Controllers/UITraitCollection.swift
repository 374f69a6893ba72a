public import Foundation

/// What a device is like.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Narrow or wide.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Low or high.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point.
  public let displayScale: CGFloat
  /// A phone or a tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The direction of the interface.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Light: colours are those of the light appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The standard text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, scale: CGFloat,
    idiom: UIUserInterfaceIdiom, direction: UITraitEnvironmentLayoutDirection
  ) {
    (horizontalSizeClass, verticalSizeClass, displayScale) = (horizontal, vertical, scale)
    (userInterfaceIdiom, layoutDirection) = (idiom, direction)
  }

  /// Nothing is known yet.
  public override convenience init() {
    self.init(horizontal: .unspecified, vertical: .unspecified, scale: 2, idiom: .unspecified, direction: .leftToRight)
  }
}

/// What has traits.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The device's.
  var traitCollection: UITraitCollection { get }
}

/// Narrow or wide, low or high.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// A phone or a tablet.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5 }
/// Where lines begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
/// Where lines begin.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// Whether a view turns with the direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A text size.
public struct UIContentSizeCategory: Hashable, Sendable, Comparable {
  let order: Int
  public static let extraSmall = Self(order: 0), small = Self(order: 1), medium = Self(order: 2)
  public static let large = Self(order: 3), extraLarge = Self(order: 4), extraExtraLarge = Self(order: 5)
  public static let extraExtraExtraLarge = Self(order: 6), accessibilityMedium = Self(order: 7)
  /// Whether it is one of the larger sizes of the accessibility settings.
  public var isAccessibilityCategory: Bool { order >= 7 }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }
}
