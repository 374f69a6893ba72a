public import ViewLayout

/// The bars of the controllers around an interface; layout knows of them by what they cover.
public struct SurroundingBars: Hashable, Sendable {
  public var navigationBar: NavigationBarContent?
  public var tabBar: TabBarContent?
  public var toolbar: ToolbarContent?
  /// Whether the signs of the status bar are white.
  public var hasLightStatusBar = false

  public init() {}
}
