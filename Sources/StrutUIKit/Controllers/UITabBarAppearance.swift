/// How a tab bar looks: of it the background's colour is drawn.
open class UITabBarAppearance: UIBarAppearance {
  /// Kept: the tabs have the bar's colours.
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept: the tabs have the bar's colours.
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept: the tabs have the bar's colours.
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}
