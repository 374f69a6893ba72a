public import Foundation

/// How tabs look: kept.
open class UITabBarItemAppearance: NSObject {
  /// Of a tab that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// Of the tab that is chosen.
  public let selected = UITabBarItemStateAppearance()
}
