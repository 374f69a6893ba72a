public import Foundation

/// How a tab looks in a state: kept.
open class UITabBarItemStateAppearance: NSObject {
  /// Of the icon.
  open var iconColor: UIColor?
  /// Of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the badge.
  open var badgeBackgroundColor: UIColor?
}
