import ViewLayout
public import Foundation

/// What a device, or the part of it that a view has, is like.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Narrow or wide.
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Low or high.
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point.
  public private(set) var displayScale: CGFloat = 2
  /// A phone or a tablet.
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The direction of the interface.
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// Light, unless it is asked for by a colour's provider: pictures choose between light and dark colours later.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Whether the view is presented over others, as a sheet is.
  public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The standard text size.
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, scale: CGFloat,
    idiom: UIUserInterfaceIdiom, direction: UITraitEnvironmentLayoutDirection
  ) {
    (horizontalSizeClass, verticalSizeClass, displayScale) = (horizontal, vertical, scale)
    (userInterfaceIdiom, layoutDirection) = (idiom, direction)
  }

  /// Traits of which nothing is known yet.
  public override init() {}

  /// Traits of a width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }
  /// Traits of a height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }
  /// Traits of a light or dark interface.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  /// Traits of what is presented over others, or not.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    self.userInterfaceLevel = userInterfaceLevel
  }
  /// Traits of a phone or a tablet.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }
  /// Traits of so many pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }
  /// Traits of a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }
  /// Traits of a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  /// What several collections say, the later ones last.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for one in collections {
      if one.horizontalSizeClass != .unspecified { horizontalSizeClass = one.horizontalSizeClass }
      if one.verticalSizeClass != .unspecified { verticalSizeClass = one.verticalSizeClass }
      if one.userInterfaceIdiom != .unspecified { userInterfaceIdiom = one.userInterfaceIdiom }
      if one.userInterfaceStyle != .light { userInterfaceStyle = one.userInterfaceStyle }
      if one.userInterfaceLevel != .unspecified { userInterfaceLevel = one.userInterfaceLevel }
    }
  }
  /// What is current where nobody says: a light interface.
  public static var current: UITraitCollection { UITraitCollection() }
  /// Whether colours may look different: light and dark.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
  /// Runs the block.
  open func performAsCurrent(_ actions: () -> Void) { actions() }
}

/// What has traits.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The device's.
  var traitCollection: UITraitCollection { get }
  /// Called after a turn of the device.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait whose changes can be asked for.
public protocol UITraitDefinition {
  /// Whether the trait differs between two collections.
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// What is asked for; to be given back when nobody is interested any more.
public protocol UITraitChangeRegistration {}

/// Narrow or wide.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}
/// Low or high.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}
/// The direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}
/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.displayScale != other.displayScale
  }
}

/// What somebody wants to know of changes.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }
}

extension UITraitEnvironment where Self: UIResponder {
  /// Calls the handler after a turn of the device that changes one of the traits.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Forgets what was asked for.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration as? TraitRegistration }
  }
}

/// Narrow or wide, low or high.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The classes of UIKit.
  case unspecified, compact, regular
}
/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The styles of UIKit.
  case unspecified, light, dark
}
/// On the screen, or presented over others: then the system's grounds are lighter in the dark.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The levels of UIKit.
  case unspecified = -1, base, elevated
}
/// The traits that a view gives itself and what is in it; those that change what is drawn.
public struct UITraitOverrides: Sendable {
  /// Whether the view is presented over others.
  public var userInterfaceLevel: UIUserInterfaceLevel
}
/// A phone or a tablet.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The idioms of UIKit; a device here is a phone or a pad.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5
}
/// Where lines begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The directions of UIKit.
  case unspecified = -1, leftToRight, rightToLeft
}
/// Where lines begin.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The directions of UIKit.
  case leftToRight, rightToLeft
}
/// Whether a view turns with the direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The attributes of UIKit.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  var core: SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }

  init(_ core: SemanticContentAttribute) {
    self =
      switch core {
      case .unspecified: .unspecified
      case .playback: .playback
      case .spatial: .spatial
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      }
  }
}

/// A text size.
public struct UIContentSizeCategory: Hashable, Sendable, Comparable {
  let order: Int

  /// The sizes of the settings.
  public static let extraSmall = Self(order: 0), small = Self(order: 1), medium = Self(order: 2)
  /// The sizes of the settings, of which `large` is the standard.
  public static let large = Self(order: 3), extraLarge = Self(order: 4), extraExtraLarge = Self(order: 5)
  /// The largest size of the settings.
  public static let extraExtraExtraLarge = Self(order: 6)
  /// The sizes of the accessibility settings.
  public static let accessibilityMedium = Self(order: 7), accessibilityLarge = Self(order: 8)
  /// The larger sizes of the accessibility settings.
  public static let accessibilityExtraLarge = Self(order: 9), accessibilityExtraExtraLarge = Self(order: 10)
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = Self(order: 11)
  /// Nothing is known.
  public static let unspecified = Self(order: -1)
  /// Whether it is one of the larger sizes of the accessibility settings.
  public var isAccessibilityCategory: Bool { order >= 7 }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }
}
