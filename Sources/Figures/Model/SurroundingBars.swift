public import ViewLayout

/// The bars of the controllers around an interface. Layout uses only their insets.
public struct SurroundingBars: Hashable, Sendable {
  public var navigationBar: NavigationBarContent?
  public var tabBar: TabBarContent?
  public var toolbar: ToolbarContent?
  /// Whether the content of the status bar is white.
  public var hasLightStatusBar = false

  public init() {}
}
