public import ViewLayout

/// The bars of the controllers around an interface. Layout uses only their insets.
public struct SurroundingBars: Hashable, Sendable {
  /// The navigation bar at the top; `nil` if there is none.
  public var navigationBar: BarContent?
  /// A tab bar or a toolbar.
  public var bottomBar: BarContent?
  /// Whether the content of the status bar are white.
  public var hasLightStatusBar = false

  /// Creates an interface without bars.
  public init() {}
}
