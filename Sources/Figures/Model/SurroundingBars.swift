public import ViewLayout

/// The bars of the controllers around an interface. Layout uses only their insets.
public struct SurroundingBars: Hashable, Sendable {
  public var navigationBar: BarContent?
  /// A tab bar or a toolbar.
  public var bottomBar: BarContent?
  /// Whether the content of the status bar are white.
  public var hasLightStatusBar = false

  public init() {}
}
