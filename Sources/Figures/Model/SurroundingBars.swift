public import Geometry
public import ViewLayout

/// The bars of the controllers around an interface, drawn where the safe area leaves them room.
public struct SurroundingBars: Hashable, Sendable {
  /// The navigation bar at the top; `nil` if there is none.
  public var navigationBar: BarContent?
  /// A tab bar or a toolbar.
  public var bottomBar: BarContent?
  /// Whether the content of the status bar are white.
  public var hasLightStatusBar = false

  /// Creates an interface without bars.
  public init() {}

  /// What the bars add to the safe area of a device held upright, in points: 44 for a row of buttons, 52 more for a large
  /// title, 74 with a prompt, 49 for tabs.
  public var insets: EdgeInsets {
    var insets = EdgeInsets.zero
    if case .navigationBar(let item, _)? = navigationBar {
      insets.top = ControlMetrics.navigationBarHeight(
        hasPrompt: item.prompt != nil, hasLargeTitle: item.hasLargeTitle)
    }
    switch bottomBar {
    case .tabBar: insets.bottom = ControlMetrics.tabBarHeight
    case .toolbar: insets.bottom = ControlMetrics.barRowHeight
    case .navigationBar, nil: break
    }
    return insets
  }
}
